import type { ImportDraft } from "#contract/imports/imports.ts";
import { withIncoming, writeIncoming } from "#server/audio/incoming.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { insertImport } from "#server/imports/sql.ts";
import { readSheetBeside } from "#server/imports/sheet/read-beside.ts";
import type { Sheet } from "#server/imports/sheet/read-sheet.ts";
import { findWhole } from "#server/uploads/sql.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { findMade } from "#server/repeats/once.ts";
import { BroughtBytes, type BroughtFile } from "./files.ts";
import { findExamples, longestRow } from "./judge-groups.ts";
import { listFiles } from "./list-files.ts";

/** Whether a ZIP's own bytes are at fault: errors of a disk have a `syscall`. */
const isOfZip = (error: unknown) =>
  error instanceof Error && !(error instanceof Problem) && !("syscall" in error);

/** Reads the spreadsheet; 422 where it, or the ZIP that it lies in, is damaged. */
const readBrought = (
  folder: string,
  bytes: BroughtBytes,
  file: BroughtFile,
  encoding: ImportDraft["encoding"],
): Promise<Sheet> =>
  withIncoming(
    folder,
    async (path) => {
      try {
        await writeIncoming(path, await bytes.read(file));
      } catch (error) {
        throw file.zip && isOfZip(error) ? new Problem(422, "zip-refused", { cause: error }) : error;
      }
    },
    (path) => readSheetBeside(path, { name: file.name, encoding }),
  );

/**
 * Reads what was brought and stores it as an import that is to be checked: its sound is read afterwards. 422 for what no
 * import can be made of.
 */
export async function createImport(
  { db, audio, clock, incomingFolder }: Pick<Parts, "db" | "audio" | "clock" | "incomingFolder">,
  userId: string,
  { uploadIds, encoding, consent = { publish: false, share: false } }: ImportDraft,
  keyed: KeyedCall | undefined,
): Promise<string> {
  // Before anything is read: the first delivery has taken the files.
  const made = keyed && (await findMade<{ importId: string }>(db, keyed, clock()));
  if (made) return made.importId;
  const uploads = await findWhole(db, userId, uploadIds);
  const bytes = new BroughtBytes({ db, audio });
  const { sheet: file, files } = await listFiles(bytes, uploads);
  const sheet = await readBrought(incomingFolder, bytes, file, encoding);
  const { columns } = sheet.headings;
  return insertImport(db, userId, {
    fileName: file.name,
    sheet,
    consent,
    uploadIds,
    keyed,
    now: clock(),
    found: {
      columns,
      worksheet: sheet.worksheet,
      examples: findExamples(sheet.rows, columns),
      files,
      filesWithoutRow: [],
      rowsWithoutFile: [],
      rowBytes: longestRow(sheet.rows),
      tags: {},
    },
  });
}
