import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { temporaryFolder } from "./built-server.ts";

export interface Deployment {
  /** Its `dist/server/main.js`. */
  program: string;
  /** The files of its site that have a hash in their name. */
  assets(): Promise<string[]>;
  remove(): Promise<void>;
}

/** What is built here once more in a folder of its own, as if a later build had no file that `isGone` names. */
export async function deployWithout(isGone: (asset: string) => boolean): Promise<Deployment> {
  const { folder, remove } = await temporaryFolder();
  await cp("dist", join(folder, "dist"), { recursive: true });
  await cp("package.json", join(folder, "package.json"));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await mkdir(join(folder, "server/db"), { recursive: true });
  await cp("server/db/migrations", join(folder, "server/db/migrations"), { recursive: true });
  const site = join(folder, "dist/site/assets");
  for (const name of (await readdir(site)).filter(isGone)) await rm(join(site, name));
  return { program: join(folder, "dist/server/main.js"), assets: () => readdir(site), remove };
}
