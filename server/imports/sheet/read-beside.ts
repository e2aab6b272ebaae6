import type { CsvEncoding } from "#contract/imports.ts";
import { inTurn } from "#server/audio/program-queue.ts";
import { runProgram } from "#server/audio/run-program.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { programs } from "#server/paths.ts";
import type { Sheet } from "./read-sheet.ts";
import type { SheetOutcome } from "./sheet-reader.ts";

const notInBackground = { isBackground: false };

/**
 * Reads the spreadsheet at `path` in a process of its own. 422 for what is none, has too many rows or letters, or takes too
 * much to read; 503 where too many wait, and where the machine is too busy.
 */
export async function readSheetBeside(path: string, encoding: CsvEncoding | undefined): Promise<Sheet> {
  const output = await inTurn(
    () => runProgram(programs.sheetReader, [path, encoding ?? ""], notInBackground),
    notInBackground,
  );
  const found: SheetOutcome = output ? (JSON.parse(output) as SheetOutcome) : { refused: "file-too-complex" };
  if ("refused" in found) throw new Problem(422, found.refused);
  return found.sheet;
}
