import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A dumped data directory of a migrated, empty embedded database. */
    embeddedTemplate: string;
  }
}

/** Migrates one embedded database a run; every worker loads its dump, in a third of a second. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tinora-template-"));
  const pglite = await PGlite.create();
  await migrate(drizzle(pglite), { migrationsFolder: "server/db/migrations" });
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const file = join(folder, "template.tar");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("embeddedTemplate", file);
  return () => rm(folder, { recursive: true, force: true });
}
