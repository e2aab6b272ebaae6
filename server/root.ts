import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

const upwards = (folder: string): string =>
  existsSync(join(folder, "package.json")) || folder === dirname(folder) ? folder : upwards(dirname(folder));

const root = upwards(import.meta.dirname);

/** Folders of the project that the server reads, whether it runs bundled or as it is. */
export const folders = {
  migrations: join(root, "server/db/migrations"),
  demoAudio: join(root, "server/demo/audio"),
  site: join(root, "dist/site"),
};
