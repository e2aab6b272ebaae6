import type { TestProject } from "vitest/node";
import { openPostgres } from "#server/db/client.ts";
import { grantServing } from "#server/db/serving-role.ts";
import { administer, createCluster, databaseUrl, servingRole } from "./postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL for the run, whose database `template_tinora` is migrated and empty. */
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL for the run; every test file makes its databases from its template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await createCluster();
  await administer(url, "create database template_tinora");
  const template = openPostgres(databaseUrl(url, "template_tinora"), () => undefined);
  await template.migrate("server/db/migrations");
  await administer(url, `create role ${servingRole} login`);
  await grantServing(template.db, servingRole);
  await template.close();
  project.provide("postgresUrl", url);
  return remove;
}
