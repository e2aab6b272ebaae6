import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Db } from "#server/db/client.ts";

const folder = "server/db/migrations";

interface Journal {
  entries: { tag: string }[];
}

/** A database as it was before a migration, filled by the statements of `held`, and migrated since; `close` ends it. */
export async function openOlderDatabase(
  before: string,
  held: string,
): Promise<{ db: Db; close: () => Promise<void> }> {
  const older = await mkdtemp(join(tmpdir(), "tinora-migrations-"));
  await cp(folder, older, { recursive: true });
  const path = join(older, "meta/_journal.json");
  const journal: Journal = JSON.parse(await readFile(path, "utf8"));
  const at = journal.entries.findIndex(({ tag }) => tag === before);
  if (at < 0) throw new Error(`There is no migration ${before}.`);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  const pglite = await PGlite.create();
  const close = async () => {
    await pglite.close();
    await rm(older, { recursive: true, force: true });
  };
  const db = drizzle(pglite);
  await migrate(db, { migrationsFolder: older });
  await pglite.exec(held);
  await migrate(db, { migrationsFolder: folder });
  return { db: db as Db, close };
}
