import { setImmediate as nextTurn } from "node:timers/promises";
import { limits } from "#contract/constants/limits.ts";
import type { Db } from "#server/db/client.ts";
import { nameIn } from "#server/imports/sheet/artist-name.ts";
import type { SheetRow } from "#server/imports/sheet/read-sheet.ts";
import { type Found, headingsOf } from "./found.ts";
import type { Group } from "./groups.ts";
import { type JudgeContext, type JudgedRow, judge } from "./judge.ts";
import { isRefusal, type Remark } from "./remark.ts";
import { findStored, tagOf } from "./stored-artists.ts";

/** A row with what becomes of it, and whose it is. */
export type CheckedRow = SheetRow & JudgedRow & { artistKey: string };

const groupsAtOnce = 50;

/** Judges the rows of these artists against the catalogue as it is, in the order of the file, and says what each artist is. Nothing is written. */
export async function judgeGroups(
  db: Db,
  groups: Group[],
  context: Omit<JudgeContext, "stored">,
): Promise<{ rows: CheckedRow[]; tags: Found["tags"] }> {
  const stored = await findStored(
    db,
    groups.map(({ key }) => key),
  );
  const rows: CheckedRow[] = [];
  const tags: Found["tags"] = {};
  for (const [nth, group] of groups.entries()) {
    // So that others are answered between them.
    if (nth % groupsAtOnce === 0) await nextTurn();
    const artist = stored.get(group.key);
    const judged = judge(group, { ...context, stored: artist });
    tags[group.key] = tagOf(artist);
    for (const [place, row] of group.rows.entries()) {
      const said = judged.rows[place];
      if (said) rows.push({ ...row, ...said, artistKey: group.key });
    }
  }
  return { rows: rows.toSorted((a, b) => a.row - b.row), tags };
}

/** Whether a row lacks its file. */
export const lacksFile = ({ remarks }: CheckedRow): boolean =>
  remarks.some((remark) => isRefusal(remark) && ["no-file", "file-missing"].includes(remark.code));

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
  const headings = headingsOf({ columns });
  const names = [...new Set(rows.map(({ cells }) => nameIn(cells, headings)).filter(Boolean))];
  const telling = names.filter((name) => beyondAscii.test(name));
  const examples = [...telling, ...names.filter((name) => !telling.includes(name))].slice(0, mostExamples);
  return examples.map((name) => name.slice(0, limits.name).toWellFormed());
}
