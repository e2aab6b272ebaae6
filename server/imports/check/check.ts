import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { agencyToday } from "#server/clock/agency-day.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { imports } from "#server/db/imports-schema.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { findRows, writeJudged } from "#server/imports/sql.ts";
import type { Parts } from "#server/parts.ts";
import { BroughtBytes, type BroughtFile, isTooLarge } from "./files.ts";
import type { CheckedImport, Found } from "./found.ts";
import { type CheckedRow, judgeAll } from "./judge-all.ts";

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
  { audio }: Pick<Parts, "audio">,
  files: BroughtFile[],
  goOn: () => Promise<boolean>,
): Promise<BroughtFile[] | undefined> {
  const bytes = new BroughtBytes(audio);
  const hashed: BroughtFile[] = [];
  for (const file of files) {
    if (!(await goOn())) return undefined;
    const sha256 = isTooLarge(file) ? undefined : await hashOf(bytes, file);
    hashed.push({ ...file, ...(sha256 ? { sha256 } : {}) });
  }
  return hashed;
}

type Judgement = Pick<CheckedRow, "artistKey" | "outcome"> & { remarks: unknown[] };

/** Whether a row was judged in this way before. */
const isJudgedSo = (before: Judgement | undefined, { artistKey, outcome, remarks }: CheckedRow): boolean =>
  before?.artistKey === artistKey && before.outcome === outcome && isDeepStrictEqual(before.remarks, remarks);

/** Judges the rows of an import as they stand, and stores what becomes of each. */
export async function judgeImport(
  tx: Db,
  { id, found, consent }: Pick<CheckedImport, "id" | "found" | "consent">,
  today: string,
): Promise<void> {
  const rows = await findRows(tx, id);
  const generation = await readGeneration(tx);
  const checked = await judgeAll(tx, rows, { ...found, stated: consent, today });
  const before = new Map(rows.map((row) => [row.row, row]));
  // A corrected cell changes what is said of few rows: to write all of a large import again took most of a second.
  await writeJudged(
    tx,
    id,
    checked.rows.filter((row) => !isJudgedSo(before.get(row.row), row)),
  );
  const all: Found = { ...found, ...checked.found };
  await tx
    .update(imports)
    .set({
      found: all as unknown as Record<string, unknown>,
      state: "checked",
      checkedAt: generation,
      heldBy: null,
      heldUntil: null,
    })
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
