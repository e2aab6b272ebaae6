import { sql } from "drizzle-orm";
import type { ImportState } from "#contract/constants/values/imports.ts";
import type { Import } from "#contract/imports/imports.ts";
import { type Db, rowsOf } from "#server/db/client.ts";
import { importRows } from "#server/db/schema/imports.ts";
import type { Understood } from "#server/imports/sheet/headings.ts";

/** What is known of an import beside its rows: how many files no row names, and how many rows lack theirs. */
interface ShownImport {
  id: string;
  state: ImportState;
  startedAt: Date | null;
  fileCount: number;
  rowCount: number;
}

/** Whether a row was refused because it has no name. */
const isNameless = sql`remarks @> '[{"code":"name-missing"}]'`;

/** How many new files the row is to bring. */
const newFiles = sql`coalesce((select sum((one -> 'values' ->> 'count')::int)
  from jsonb_array_elements(remarks) one where one ->> 'code' = 'new-samples'), 0)`;

/** What becomes of rows, artists and files: what will while it is checked, what did once it was started. */
export async function countAll(
  db: Db,
  { id, startedAt, fileCount, rowCount }: ShownImport,
): Promise<Import["counts"]> {
  const [row] = await rowsOf<Record<string, string>>(
    db,
    sql`
      with told as (
        select *, outcome in ('new', 'changed') and (${startedAt === null} or done_at is not null) as counts
        from ${importRows} where ${importRows.importId} = ${id}
      ), artists as (
        select artist_key, bool_or(remarks @> '[{"code":"new-artist"}]') as is_new from told where counts group by 1
      )
      select
        count(*) filter (where counts and outcome = 'new') as new,
        count(*) filter (where counts and outcome = 'changed') as changed,
        count(*) filter (where outcome = 'unchanged') as unchanged,
        count(*) filter (where outcome = 'refused') as refused,
        count(*) filter (where outcome = 'skipped') as skipped,
        count(*) filter (where ${isNameless} and "row" > (select min("row") from told where not ${isNameless}
          and outcome <> 'skipped')) as "withoutName",
        (select count(*) from artists where is_new) as "newArtists",
        (select count(*) from artists where not is_new) as "changedArtists",
        coalesce(sum(${newFiles}) filter (where counts), 0) as "newFiles"
      from told`,
  );
  const number = (name: string) => Number(row?.[name] ?? 0);
  return {
    new: number("new"),
    changed: number("changed"),
    unchanged: number("unchanged"),
    refused: number("refused"),
    skipped: number("skipped"),
    withoutName: number("withoutName"),
    newArtists: number("newArtists"),
    changedArtists: number("changedArtists"),
    newFiles: number("newFiles"),
    filesWithoutRow: fileCount,
    rowsWithoutFile: rowCount,
  };
}

/** How far it is: artists that something becomes of with their new files, and which one comes next. */
export async function readProgress(
  db: Db,
  { id, state, startedAt }: ShownImport,
  { known }: Understood,
  now: Date,
): Promise<Import["progress"]> {
  if (!startedAt) return null;
  const [row] = await rowsOf<
    Record<"done" | "of" | "filesDone" | "filesOf", string> & { now: string | null }
  >(
    db,
    sql`
      with artists as (
        select bool_or(done_at is not null) as is_done, min("row") as first,
          sum(${newFiles}) as files,
          (array_agg(concat_ws(' ', cells ->> ${known.name ?? ""}, cells ->> ${known.lastName ?? ""}) order by "row"))[1] as name
        from ${importRows} where ${importRows.importId} = ${id}
        group by artist_key
        having bool_or(done_at is not null or outcome in ('new', 'changed'))
      )
      select count(*) filter (where is_done) as done, count(*) as of,
        sum(files) filter (where is_done) as "filesDone", sum(files) as "filesOf",
        (select name from artists where not is_done order by first limit 1) as now
      from artists`,
  );
  const [done, of] = [Number(row?.done ?? 0), Number(row?.of ?? 0)];
  const files = { done: Number(row?.filesDone ?? 0), of: Number(row?.filesOf ?? 0) };
  const [all, whole] = [done + files.done, of + files.of];
  const seconds = (now.getTime() - startedAt.getTime()) / 1000;
  const isRunning = state === "running";
  return {
    done,
    of,
    files,
    now: isRunning ? (row?.now ?? null) : null,
    secondsLeft: isRunning && done > 0 ? Math.ceil((seconds / all) * (whole - all)) : null,
  };
}
