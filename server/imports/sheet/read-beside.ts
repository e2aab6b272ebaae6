import type { CsvEncoding } from "#contract/imports/imports.ts";
import { readBeside } from "#server/audio/read-beside.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { programs } from "#server/paths.ts";
import type { Sheet } from "./read-sheet.ts";
import type { SheetOutcome } from "./sheet-reader.ts";

/**
 * Reads the spreadsheet at `path`, which its owner calls `name`, in a process of its own. 422 for what is none, has too many rows or letters, or takes too
 * much to read; 503 where too many wait, and where the machine is too busy.
 */
export async function readSheetBeside(
  path: string,
  { name, encoding }: { name: string; encoding: CsvEncoding | undefined },
): Promise<Sheet> {
  const found = await readBeside<SheetOutcome>(programs.sheetReader, [path, encoding ?? "", name]);
  if ("refused" in found) throw new Problem(422, found.refused, { values: found.values });
  return found.sheet;
}
