import { test as base } from "vitest";
import { temporaryFolder } from "./built/built-server.ts";
import { openTestDatabase } from "./database/database.ts";
import { startTestServer } from "./server.ts";

type ServerOptions = NonNullable<Parameters<typeof startTestServer>[0]>;

/** What a test of the server may ask for by name; each is made where it is asked for, and closed after the file. */
export const test = base
  // An empty database without a server.
  .extend("database", { scope: "file" }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(() => database.close());
    return database;
  })
  // A folder of the test's own.
  .extend("folder", async ({}, { onCleanup }) => {
    const { folder, remove } = await temporaryFolder();
    onCleanup(remove);
    return folder;
  })
  // What is other than usual about the file's server: a file extends it once more.
  .extend("options", { scope: "file" }, (): ServerOptions => ({}))
  .extend("server", { scope: "file" }, async ({ options }, { onCleanup }) => {
    const server = await startTestServer(options);
    onCleanup(() => server.close());
    return server;
  })
  .extend("db", { scope: "file" }, ({ server }) => server.parts.db)
  // Where the file's server listens, for tests over a real connection.
  .extend("origin", { scope: "file" }, ({ server }) => server.listen())
  .extend("owner", { scope: "file" }, ({ server }) => server.createOwner())
  // Another one for every test.
  .extend("client", ({ server }) => server.createClient());
