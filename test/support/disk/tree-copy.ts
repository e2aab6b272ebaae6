import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const parts = [
  "build",
  "contract",
  "demo",
  "locales",
  "public",
  "server",
  "src",
  "index.html",
  "package.json",
  "tsconfig.json",
];
const configs = ["lingui.config.ts", "vite.config.ts", "vite.server.config.ts"];

/** A copy of what is built, for a test that changes it. */
export interface TreeCopy {
  folder: string;
  /** Writes what `change` makes of a file. */
  rewrite(file: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

export async function copyTree(): Promise<TreeCopy> {
  const folder = await mkdtemp(join(tmpdir(), "tinora-tree-"));
  for (const part of [...parts, ...configs]) await cp(part, join(folder, part), { recursive: true });
  // A folder of its own with links, because Vite keeps what it has prepared in there.
  await mkdir(join(folder, "node_modules"));
  for (const name of await readdir("node_modules"))
    if (!name.startsWith(".vite"))
      await symlink(resolve("node_modules", name), join(folder, "node_modules", name));
  return {
    folder,
    async rewrite(file, change) {
      const path = join(folder, file);
      await writeFile(path, change(await readFile(path, "utf8")));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
