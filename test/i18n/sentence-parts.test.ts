import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { partOf } from "#build/sentence-parts.ts";

const imported = /(?:from|import\()\s*"(\.\/|#src\/)([^"?]+\.tsx?)/g;

/** The source files of the browser's that these files import, at once or later. */
async function reachedFrom(roots: string[]): Promise<string[]> {
  const reached = new Set(roots);
  for (const file of reached) {
    if (file.endsWith("routeTree.gen.ts")) continue; // it names every page
    const source = await readFile(file, "utf8");
    for (const [, start, path = ""] of source.matchAll(imported))
      reached.add(start === "./" ? join(file, "..", path) : join("src", path));
  }
  return [...reached];
}

describe.each([
  { part: "owner", pages: /^src\/routes\/owner/ },
  { part: "public", pages: /^src\/(routes\/(index|privacy)|app\/Public|landing|privacy|prerender)/ },
])("the sentences of the part “$part”", ({ part, pages }) => {
  it("are shown on its own pages only, for no other page has them", async () => {
    const others = globSync("src/{routes,app}/**/*.tsx").filter((file) => !pages.test(file));
    const files = await reachedFrom(others);
    expect(files).toContain("src/features/voices/library/VoiceLibrary.tsx");
    expect(files.filter((file) => partOf(file) === part)).toEqual([]);
  });

  it("are there at all", async () => {
    const own = globSync("src/routes/**/*.tsx").filter((file) => pages.test(file));
    expect((await reachedFrom(own)).filter((file) => partOf(file) === part).length).toBeGreaterThan(10);
  });
});
