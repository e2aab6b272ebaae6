import { and, asc, eq, sql } from "drizzle-orm";
import { importLimits } from "#contract/constants/import-limits.ts";
import type { ImportOutcome } from "#contract/constants/values/imports.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { Import } from "#contract/imports/imports.ts";
import type { Db } from "#server/db/client.ts";
import { importRows, imports } from "#server/db/schema/imports.ts";
import { isUuid } from "#server/db/uuid.ts";
import { type Paging, totals } from "#server/http/paging.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { type Found, headingsOf } from "#server/imports/check/found.ts";
import type { Remark } from "#server/imports/check/remark.ts";
import { nameColumns } from "#server/imports/sheet/artist-name.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import { findCommonFaults } from "./common-faults.ts";
import { countAll, readProgress } from "./counts.ts";
import { sayRemark } from "./say-remark.ts";

/** Which rows are to be shown. */
export interface WantedRows {
  outcome?: ImportOutcome | undefined;
  q?: string | undefined;
  paging: Paging;
}

/** What is shown of what the check found: the files are many, and asked for with every look at the progress. */
type ShownFound = Omit<Found, "files" | "tags" | "filesWithoutRow" | "rowsWithoutFile">;

/** The first hundred of a list that the check found, and how many there are. */
const firstOf = <T>(name: "filesWithoutRow" | "rowsWithoutFile") => ({
  first: sql<T[]>`jsonb_path_query_array(${imports.found}, ${`$.${name}[0 to 99]`})`,
  count: sql<number>`jsonb_array_length(${imports.found} -> ${name})`,
});
const files = firstOf<string>("filesWithoutRow");
const rowsWithout = firstOf<number>("rowsWithoutFile");

/** How many bytes of rows a page holds. */
const mostBytes = 250_000;
/** Of a row of an import that an older server has checked: as long as a row may be. */
const longestBytes = 3 * importLimits.rowLetters;

/** Fewer rows than were asked for where the import's rows are so long that a page would be too large. */
function fittingPage({ page, size }: Paging, { rowBytes = longestBytes }: Pick<Found, "rowBytes">): Paging {
  return { page, size: Math.min(size, Math.max(1, Math.floor(mostBytes / Math.max(1, rowBytes)))) };
}

async function findShown(db: Db, importId: string) {
  const [row] = isUuid(importId)
    ? await db
        .select({
          id: imports.id,
          state: imports.state,
          fileName: imports.fileName,
          encoding: imports.encoding,
          consent: imports.consent,
          startedAt: imports.startedAt,
          endedAt: imports.endedAt,
          found: sql<ShownFound>`${imports.found} - 'files' - 'tags' - 'filesWithoutRow' - 'rowsWithoutFile'`,
          filesWithoutRow: files.first,
          rowsWithoutFile: rowsWithout.first,
          fileCount: files.count,
          rowCount: rowsWithout.count,
        })
        .from(imports)
        .where(eq(imports.id, importId))
    : [];
  if (!row) throw new Problem(404, "import-not-found");
  return row;
}

async function findPage(db: Db, importId: string, { outcome, q, paging }: WantedRows) {
  const where = and(eq(importRows.importId, importId), outcome && eq(importRows.outcome, outcome));
  const inOrder = db.select().from(importRows).where(where).orderBy(asc(importRows.row));
  const from = paging.page * paging.size;
  if (q) {
    // Two thousand rows at most, and the database does not know Turkish letters.
    const sought = nameKey(q);
    const found = (await inOrder).filter(({ cells }) =>
      Object.values(cells).some((cell) => nameKey(cell).includes(sought)),
    );
    return { rows: found.slice(from, from + paging.size), ...totals(found.length, paging) };
  }
  const rows = await inOrder.limit(paging.size).offset(from);
  return { rows, ...totals(await db.$count(importRows, where), paging) };
}

/** An import as it stands, with a page of its rows. */
export async function showImport(
  db: Db,
  importId: string,
  { locale, now, ...wanted }: WantedRows & { locale: Locale; now: Date },
): Promise<Import> {
  const shown = await findShown(db, importId);
  const { found } = shown;
  const headings = headingsOf(found);
  const { rows, totalPages, totalElements } = await findPage(db, shown.id, {
    ...wanted,
    paging: fittingPage(wanted.paging, found),
  });
  return {
    importId: shown.id,
    state: shown.state,
    fileName: shown.fileName,
    encoding: shown.encoding,
    worksheet: found.worksheet ?? null,
    examples: found.examples,
    columns: found.columns,
    nameColumns: nameColumns(headings),
    unknownColumns: headings.unknown,
    filesWithoutRow: shown.filesWithoutRow,
    rowsWithoutFile: shown.rowsWithoutFile,
    consent: shown.consent,
    counts: await countAll(db, shown),
    commonFaults: shown.state === "checked" ? await findCommonFaults(db, shown.id, headings, locale) : [],
    rows: rows.map(({ row, cells, outcome, remarks }) => ({
      row,
      cells,
      outcome,
      remarks: (remarks as unknown as Remark[]).map((remark) => sayRemark(remark, headings, locale)),
    })),
    totalPages,
    totalElements,
    progress: await readProgress(db, shown, headings, now),
    startedAt: shown.startedAt?.toISOString() ?? null,
    endedAt: shown.endedAt?.toISOString() ?? null,
  };
}
