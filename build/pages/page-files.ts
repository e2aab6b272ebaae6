import { relative, resolve, sep } from "node:path";
import type { Rolldown } from "vite";

const sources = resolve("src") + sep;

/**
 * The source files of what a page begins with, of the build that is under way: its entries and all that they import, and of
 * what is imported late whatever `isOwn` takes for the page's own.
 */
export async function filesOf(
  build: Rolldown.PluginContext,
  entries: Iterable<string>,
  isOwn: (late: string) => boolean = () => false,
): Promise<ReadonlySet<string>> {
  const found = new Set(entries);
  for (const id of found) {
    const { importedIds, dynamicallyImportedIds } = await build.load({ id });
    for (const next of [...importedIds, ...dynamicallyImportedIds.filter(isOwn)])
      if (next.startsWith(sources)) found.add(next);
  }
  return new Set(Array.from(found, (id) => relative(".", id.replace(/\?.*$/, "")).replaceAll(sep, "/")));
}
