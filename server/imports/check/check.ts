import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { agencyToday } from "#server/clock/agency-day.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { imports } from "#server/db/schema/imports.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { findCells, type StoredRow, writeCells, writeJudged, writeSkipped } from "#server/imports/rows.ts";
import type { Parts } from "#server/parts.ts";
import { BroughtBytes, type BroughtFile, FileIndex, isTooLarge } from "./files.ts";
import { type CheckedImport, type Found, headingsOf } from "./found.ts";
import { type CheckedRow, judgeGroups, lacksFile, longestRow } from "./judge-groups.ts";
import { allRows, type Correction, correctedRows } from "./rows-to-judge.ts";
import { filesIn } from "./sample-files.ts";

/** The hash of a file's bytes; undefined where a ZIP does not hold them as it claims. */
async function hashOf(bytes: BroughtBytes, file: BroughtFile): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of (await bytes.read(file)) as AsyncIterable<Buffer>) hash.update(chunk);
    return hash.digest("hex");
  } catch (error) {
    // The store's troubles are no fault of the file.
    if (error instanceof Problem || !file.zip) throw error;
    return undefined;
  }
}

/** Reads every file once; `goOn` is asked between them. Undefined where it says no. */
export async function hashFiles(
  parts: Pick<Parts, "db" | "audio">,
  files: BroughtFile[],
  goOn: () => Promise<boolean>,
): Promise<BroughtFile[] | undefined> {
  const bytes = new BroughtBytes(parts);
  const hashed: BroughtFile[] = [];
  for (const file of files) {
    if (!(await goOn())) return undefined;
    const sha256 = isTooLarge(file) ? undefined : await hashOf(bytes, file);
    hashed.push({ ...file, ...(sha256 ? { sha256 } : {}) });
  }
  return hashed;
}

/** Whether a row was judged in this way before. */
const isJudgedSo = (before: StoredRow | undefined, { artistKey, outcome, remarks }: CheckedRow): boolean =>
  before?.artistKey === artistKey && before.outcome === outcome && isDeepStrictEqual(before.remarks, remarks);

/** The names of brought files that no row names. */
async function findUnnamed(
  tx: Db,
  { id, found }: CheckedRows,
  { file, files }: { file: string; files: FileIndex },
): Promise<string[]> {
  const rows = await findCells(tx, id, [file]);
  const named = new Set(
    rows.flatMap(({ cells }) => filesIn(cells[file] ?? "", files).map(({ name }) => name)),
  );
  return found.files.flatMap(({ name }) => (named.has(name) ? [] : [name]));
}

type CheckedRows = Pick<CheckedImport, "id" | "found" | "consent" | "checkedAt">;

/**
 * Judges the rows of an import, corrected ones as they are now, and stores what becomes of each. While the catalogue is what
 * it was checked against, only the artists that corrected or skipped rows concern are judged anew.
 */
export async function judgeImport(
  tx: Db,
  checking: CheckedRows,
  today: string,
  corrected: Correction = { rows: [], columns: new Set() },
): Promise<void> {
  const { id, found, consent } = checking;
  const generation = await readGeneration(tx);
  // Older servers did not say how long rows are.
  const isSince = checking.checkedAt === generation && found.rowBytes !== undefined;
  const rowsToJudge = isSince ? correctedRows : allRows;
  const { groups, stored } = await rowsToJudge(tx, checking, corrected);
  await writeCells(tx, id, corrected);
  const headings = headingsOf(found);
  const files = new FileIndex(found.files);
  const { rows, tags } = await judgeGroups(tx, groups, {
    headings,
    files,
    stated: consent,
    today,
  });
  // To write all rows of a large import took most of a second.
  await writeJudged(
    tx,
    id,
    rows.filter((row) => !isJudgedSo(stored.get(row.row), row)),
  );
  const skipped = corrected.skips?.isSkipped ? corrected.skips.rows : [];
  await writeSkipped(tx, id, skipped);
  const { file = "" } = headings.known;
  const saysFiles = !isSince || corrected.columns.has(file);
  const judged = new Set([...rows.map(({ row }) => row), ...skipped]);
  const others = found.rowsWithoutFile.filter((row) => !judged.has(row));
  const now: Found = {
    ...found,
    tags: { ...found.tags, ...tags },
    rowBytes: Math.max(found.rowBytes ?? 0, longestRow(rows)),
    filesWithoutRow: saysFiles ? await findUnnamed(tx, checking, { file, files }) : found.filesWithoutRow,
    rowsWithoutFile: [...others, ...rows.filter(lacksFile).map(({ row }) => row)].toSorted((a, b) => a - b),
  };
  const checked = { state: "checked", checkedAt: generation, heldBy: null, heldUntil: null } as const;
  await tx
    .update(imports)
    .set(
      isDeepStrictEqual(now, found)
        ? checked
        : { ...checked, found: now as unknown as Record<string, unknown> },
    )
    .where(eq(imports.id, id));
}

/** Checks an import: reads its sound, and judges its rows. Nothing of it where it was cancelled meanwhile. */
export async function checkImport(
  parts: Pick<Parts, "db" | "audio" | "clock" | "settings">,
  checking: CheckedImport,
  goOn: () => Promise<boolean>,
): Promise<void> {
  const files = await hashFiles(parts, checking.found.files, goOn);
  if (!files) return;
  await parts.db.transaction(async (tx) => {
    const own = and(eq(imports.id, checking.id), eq(imports.state, "checking"));
    const [held] = await tx.select({ id: imports.id }).from(imports).where(own).for("update");
    if (held) await judgeImport(tx, { ...checking, found: { ...checking.found, files } }, agencyToday(parts));
  });
}
