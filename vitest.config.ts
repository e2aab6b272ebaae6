import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { findPostgres } from "./test/support/postgres-binaries.ts";

const serverTests = [
  "test/{audio,backup,clients,config,db,demo,http,mail,offers,session,site,voice-artists,voice-requests,voices}/**/*.test.ts",
];

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres)
  process.stdout.write("No PostgreSQL found: the server's tests were run over the embedded database only.\n");

const onEmbedded: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "server",
    include: serverTests,
    env: { TEST_DATABASE: "embedded" },
    globalSetup: ["test/support/embedded-template.ts"],
    maxWorkers: 2,
  },
};

const onPostgres: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "server-postgres",
    include: serverTests,
    env: { TEST_DATABASE: "postgres" },
    globalSetup: ["test/support/postgres-template.ts"],
    maxWorkers: 2,
  },
};

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: hasPostgres ? [onEmbedded, onPostgres] : [onEmbedded],
  },
});
