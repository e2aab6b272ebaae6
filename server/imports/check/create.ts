import type { ImportDraft } from "#contract/imports.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { insertImport } from "#server/imports/sql.ts";
import { readSheet, type Sheet } from "#server/imports/sheet/read-sheet.ts";
import { findWhole } from "#server/imports/uploads/sql.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { findMade } from "#server/repeats/once.ts";
import { BroughtBytes, type BroughtFile } from "./files.ts";
import { findExamples } from "./judge-all.ts";
import { listFiles } from "./list-files.ts";

/** Reads the spreadsheet; 422 where it, or the ZIP that it lies in, is damaged. */
async function readBrought(
  bytes: BroughtBytes,
  file: BroughtFile,
  encoding: ImportDraft["encoding"],
): Promise<Sheet> {
  try {
    return await readSheet(() => bytes.read(file), encoding);
  } catch (error) {
    if (error instanceof Problem || !file.zip) throw error;
    throw new Problem(422, "zip-refused", { cause: error });
  }
}

/**
 * Reads what was brought and stores it as an import that is to be checked: its sound is read afterwards. 422 for what no
 * import can be made of.
 */
export async function createImport(
  { db, audio, clock }: Pick<Parts, "db" | "audio" | "clock">,
  userId: string,
  { uploadIds, encoding, consent = { publish: false, share: false } }: ImportDraft,
  keyed: KeyedCall | undefined,
): Promise<string> {
  // Before anything is read: the first delivery has taken the files.
  const made = keyed && (await findMade<{ importId: string }>(db, keyed, clock()));
  if (made) return made.importId;
  const uploads = await findWhole(db, userId, uploadIds);
  const bytes = new BroughtBytes(audio);
  const { sheet: file, files } = await listFiles(bytes, uploads);
  const sheet = await readBrought(bytes, file, encoding);
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
      examples: findExamples(sheet.rows, columns),
      files,
      filesWithoutRow: [],
      rowsWithoutFile: [],
      tags: {},
    },
  });
}
