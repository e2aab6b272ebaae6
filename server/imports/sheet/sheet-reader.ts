import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { CsvEncoding } from "#contract/imports/imports.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { Problem } from "#server/http/problems/problem.ts";
import { watchUse } from "#server/audio/analysis/watch-use.ts";
import type { Sheet } from "./read-sheet.ts";

// A program of its own, as the analyser is one: what others sent is never walked in the process that answers.
// It is called with the file's path, its encoding, which is empty where it is to be found out, and its name. It prints as JSON the
// sheet, or the code of a refusal; nothing when it was killed.

/** What became of a file that is called a spreadsheet. */
export type SheetOutcome = { sheet: Sheet } | { refused: ProblemCode; values: Problem["values"] };

/** By its first bytes: a ZIP is a workbook; old workbooks and those with a password are files of another kind. */
async function kindOf(path: string): Promise<"workbook" | "locked" | "text"> {
  const file = await open(path);
  try {
    const head = (await file.read(Buffer.alloc(4), 0, 4, 0)).buffer.toString("hex");
    if (head === "504b0304") return "workbook";
    return head === "d0cf11e0" ? "locked" : "text";
  } finally {
    await file.close();
  }
}

interface Asked {
  path: string;
  name: string;
  encoding: CsvEncoding | undefined;
}

async function printSheet({ path, name, encoding }: Asked): Promise<void> {
  const { readCsv } = await import("./csv/read-csv.ts");
  const { readWorkbook } = await import("./workbook/read-workbook.ts");
  const { Problem: Refused } = await import("#server/http/problems/problem.ts");
  const readWhat = async () => {
    const kind = await kindOf(path);
    if (kind === "locked") throw new Refused(422, "import-old-workbook", { values: { file: name } });
    return kind === "workbook" ? readWorkbook(path) : readCsv(() => createReadStream(path), encoding);
  };
  const outcome: SheetOutcome = await readWhat().then(
    (sheet) => ({ sheet }),
    (error: unknown) => {
      if (error instanceof Refused) return { refused: error.code, values: error.values };
      throw error;
    },
  );
  process.stdout.write(JSON.stringify(outcome));
}

const [, , path = "", encoding = "", name = ""] = process.argv;
watchUse();
await printSheet({ path, name, encoding: encoding === "" ? undefined : (encoding as CsvEncoding) });
