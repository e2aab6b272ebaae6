import { readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { withIncoming, writeIncoming } from "#server/audio/incoming.ts";
import { readBeside } from "#server/audio/read-beside.ts";
import { programs } from "#server/paths.ts";

/**
 * Lines of CSV as a workbook (.xlsx), which a process of its own makes in `folder`. 422 where they take too much, 503 where
 * too many wait.
 */
export const makeWorkbook = (
  folder: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Buffer> =>
  withIncoming(
    folder,
    (path) => writeIncoming(path, Readable.from(lines)),
    async (path) => {
      const made = `${path}.part`;
      try {
        await readBeside<true>(programs.sheetWriter, [path, made]);
        return await readFile(made);
      } finally {
        await rm(made, { force: true });
      }
    },
  );

/** What a workbook is sent as. */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
