import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import { test as base } from "#test/support/fixtures.ts";

export const test = base
  // How many files lie in a folder of the server's.
  .extend("filesIn", ({ server }) => async (folder: string) => {
    const names = await readdir(join(server.folder, folder)).catch(() => []);
    return names.length;
  })
  // What is left of uploads: rows, stored files, and files under way.
  .extend("left", ({ db, filesIn }) => async () => ({
    rows: await db.$count(audioFiles),
    stored: await filesIn("audio"),
    incoming: await filesIn("incoming"),
  }));
