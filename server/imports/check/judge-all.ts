import { setImmediate as nextTurn } from "node:timers/promises";
import { limits } from "#contract/constants/limits.ts";
import type { StatedConsent } from "#contract/imports.ts";
import type { Db } from "#server/db/client.ts";
import type { SheetRow } from "#server/imports/sheet/read-sheet.ts";
import { FileIndex } from "./files.ts";
import { type Found, headingsOf } from "./found.ts";
import { groupRows } from "./groups.ts";
import { type JudgedRow, judge } from "./judge.ts";
import { findStored, tagOf } from "./stored-artists.ts";
import { isRefusal, type Remark } from "./remark.ts";
import { filesIn } from "./sample-files.ts";

/** A row with what becomes of it, and whose it is. */
export type CheckedRow = SheetRow & JudgedRow & { artistKey: string };

interface Checked {
  rows: CheckedRow[];
  found: Pick<Found, "filesWithoutRow" | "rowsWithoutFile" | "rowBytes" | "tags">;
}

const groupsAtOnce = 50;

/** Judges every row of a spreadsheet against the catalogue as it is. Nothing is written. */
export async function judgeAll(
  db: Db,
  rows: SheetRow[],
  {
    columns,
    files,
    stated,
    today,
  }: Pick<Found, "columns" | "files"> & { stated: StatedConsent; today: string },
): Promise<Checked> {
  const headings = headingsOf({ columns });
  const index = new FileIndex(files);
  const groups = groupRows(rows, headings);
  const stored = await findStored(
    db,
    groups.map(({ key }) => key),
  );
  const checked: CheckedRow[] = [];
  const tags: Found["tags"] = {};
  for (const [nth, group] of groups.entries()) {
    // So that others are answered between them.
    if (nth % groupsAtOnce === 0) await nextTurn();
    const artist = stored.get(group.key);
    const judged = judge(group, { headings, files: index, stored: artist, stated, today });
    tags[group.key] = tagOf(artist);
    for (const [place, row] of group.rows.entries()) {
      const said = judged.rows[place];
      if (said) checked.push({ ...row, ...said, artistKey: group.key });
    }
  }
  checked.sort((a, b) => a.row - b.row);
  const used = new Set(
    rows
      .flatMap(({ cells }) => filesIn(cells[headings.known.file ?? ""] ?? "", index))
      .map(({ name }) => name),
  );
  return {
    rows: checked,
    found: {
      tags,
      rowBytes: longestRow(checked),
      filesWithoutRow: files.flatMap(({ name }) => (used.has(name) ? [] : [name])),
      rowsWithoutFile: checked.flatMap(({ row, remarks }) =>
        remarks.some((remark) => isRefusal(remark) && ["no-file", "file-missing"].includes(remark.code))
          ? [row]
          : [],
      ),
    },
  };
}

/** About how long the words of a remark are beside what stands in it. */
const wordsOfRemark = 250;

/** How many bytes the longest of these rows takes in an answer, about. */
export const longestRow = (rows: readonly (SheetRow & { remarks?: Remark[] })[]): number =>
  rows.reduce((longest, { cells, remarks = [] }) => {
    const bytes = Buffer.byteLength(JSON.stringify({ cells, remarks })) + wordsOfRemark * remarks.length;
    return Math.max(longest, bytes);
  }, 0);

const mostExamples = 3;
const beyondAscii = /[^\p{ASCII}]/u;

/** Three names in which one sees whether the text is read rightly. */
export function findExamples(rows: SheetRow[], columns: string[]): string[] {
  const { known } = headingsOf({ columns });
  const names = [...new Set(rows.flatMap(({ cells }) => cells[known.name ?? ""] ?? []))];
  const telling = names.filter((name) => beyondAscii.test(name));
  const examples = [...telling, ...names.filter((name) => !telling.includes(name))].slice(0, mostExamples);
  return examples.map((name) => name.slice(0, limits.name).toWellFormed());
}
