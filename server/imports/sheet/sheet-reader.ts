import { createReadStream } from "node:fs";
import type { CsvEncoding } from "#contract/imports.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { Problem } from "#server/http/problems/problem.ts";
import { watchUse } from "#server/audio/analysis/watch-use.ts";
import type { Sheet } from "./read-sheet.ts";

// A program of its own, as the analyser is one: what others sent is never walked in the process that answers.
// It is called with the file's path and its encoding, which is empty where it is to be found out. It prints as JSON the
// sheet, or the code of a refusal; nothing when it was killed.

/** What became of a file that is called a spreadsheet. */
export type SheetOutcome = { sheet: Sheet } | { refused: ProblemCode; values: Problem["values"] };

async function printSheet(path: string, encoding: CsvEncoding | undefined): Promise<void> {
  const { readSheet } = await import("./read-sheet.ts");
  const { Problem: Refused } = await import("#server/http/problems/problem.ts");
  const outcome: SheetOutcome = await readSheet(() => createReadStream(path), encoding).then(
    (sheet) => ({ sheet }),
    (error: unknown) => {
      if (error instanceof Refused) return { refused: error.code, values: error.values };
      throw error;
    },
  );
  process.stdout.write(JSON.stringify(outcome));
}

const [, , path = "", encoding = ""] = process.argv;
watchUse();
await printSheet(path, encoding === "" ? undefined : (encoding as CsvEncoding));
