import { test as base } from "vitest";
import { createCluster } from "#test/support/database/postgres-cluster.ts";
import { startSmtp } from "#test/support/services/smtp.ts";
import { startBuiltServer, temporaryFolder, type BuiltServer, type Environment } from "./built-server.ts";
import { filledFolder } from "./filled-data.ts";

/** What a test of the built server may ask for by name; each is the file's own, and removed after it. */
export const test = base
  // A DATA_DIR that is empty, and one with the demo catalogue.
  .extend("emptyData", { scope: "file" }, async ({}, { onCleanup }) => {
    const { folder, remove } = await temporaryFolder();
    onCleanup(remove);
    return folder;
  })
  .extend("filledData", { scope: "file" }, async ({}, { onCleanup }) => {
    const { folder, remove } = await filledFolder();
    onCleanup(remove);
    return folder;
  })
  // What PostgreSQL is told when it starts; without it, it waits for no disk.
  .extend("clusterSettings", { scope: "file" }, (): string[] => ["fsync=off"])
  .extend("cluster", { scope: "file" }, async ({ clusterSettings }, { onCleanup }) => {
    const cluster = await createCluster(clusterSettings);
    onCleanup(() => cluster.remove());
    return cluster;
  })
  .extend("smtp", { scope: "file" }, async ({}, { onCleanup }) => {
    const smtp = await startSmtp();
    onCleanup(() => smtp.close());
    return smtp;
  })
  // Starts a server; those that still run at the end are stopped.
  .extend("start", { scope: "file" }, ({}, { onCleanup }) => {
    const started: BuiltServer[] = [];
    onCleanup(async () => {
      await Promise.all(started.map((server) => server.stop()));
    });
    return async (environment: Environment, program?: string): Promise<BuiltServer> => {
      const server = await startBuiltServer(environment, program);
      started.push(server);
      return server;
    };
  });
