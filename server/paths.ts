import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

const upwards = (folder: string): string =>
  existsSync(join(folder, "package.json")) || folder === dirname(folder) ? folder : upwards(dirname(folder));

const root = upwards(import.meta.dirname);

/** Folders of the project that the server reads, whether it runs bundled or as it is. */
export const folders = {
  migrations: join(root, "server/db/migrations"),
  demoAudio: join(root, "demo/audio"),
  site: join(root, "dist/site"),
};

const bundled = import.meta.filename.endsWith(".js");

/** Programs of ours that the server runs in a process of their own. */
export const programs = {
  audioAnalyser: join(root, bundled ? "dist/server/audio-analyser.js" : "server/audio/analysis/analyser.ts"),
  documentReader: join(
    root,
    bundled ? "dist/server/document-reader.js" : "server/offers/attachments/document-reader.ts",
  ),
  sheetReader: join(root, bundled ? "dist/server/sheet-reader.js" : "server/imports/sheet/sheet-reader.ts"),
  sheetWriter: join(
    root,
    bundled ? "dist/server/sheet-writer.js" : "server/imports/sheet/workbook/sheet-writer.ts",
  ),
  roomCopier: join(root, bundled ? "dist/server/room-copier.js" : "server/rooms/sound/copier.ts"),
  takePreparer: join(
    root,
    bundled ? "dist/server/take-preparer.js" : "server/productions/preparing/program/preparer.ts",
  ),
};
