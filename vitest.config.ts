import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { browserCatalogue } from "./build/plugins.ts";
import { workspaceSentences } from "./build/workspace-sentences.ts";
import { ClosingLine } from "./test/support/closing-line.ts";
import { findPostgres } from "./test/support/postgres-binaries.ts";
import { canMakeDisks } from "./test/support/tiny-disk.ts";

const serverFolders =
  "hostile,permissions,audio,backup,clients,config,db,demo,housekeeping,http,mail,offers,session,site,voice-artists,voice-requests,voices";
const serverTests = [`test/{${serverFolders}}/**/*.test.ts`];
const unitTests = "test/**/*.unit.test.ts";

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres)
  process.stdout.write("No PostgreSQL found: the server's tests were run over the embedded database only.\n");

const hasDisks = canMakeDisks();
if (!hasDisks) process.stdout.write("No disk can be mounted here: the tests of a full disk were not run.\n");

const embedded = {
  env: { TEST_DATABASE: "embedded" },
  globalSetup: ["test/support/embedded-template.ts"],
};

const onEmbedded: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: "server", include: serverTests, exclude: [unitTests], ...embedded },
};

const onPostgres: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "server-postgres",
    include: serverTests,
    exclude: [unitTests],
    env: { TEST_DATABASE: "postgres" },
    globalSetup: ["test/support/postgres-template.ts"],
  },
};

/** The browser's code needs its macros and catalogues. */
const browserPlugins = () => [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  lingui({ failOnMissing: true }),
  browserCatalogue(),
  workspaceSentences(),
];

/** What needs neither a server nor a page: in a server's folder such a file is called `*.unit.test.ts`. */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  plugins: browserPlugins(),
  test: {
    name: "unit",
    include: [unitTests, `test/!(browser|built|faults|${serverFolders.replaceAll(",", "|")})/**/*.test.ts`],
  },
};

/** The real application in jsdom, answered by the real server in the same process: `*.test.tsx`. */
const app: TestProjectInlineConfiguration = {
  extends: true,
  plugins: browserPlugins(),
  test: {
    name: "app",
    include: ["test/**/*.test.tsx"],
    environment: "jsdom",
    setupFiles: ["test/support/jsdom-setup.ts"],
    ...embedded,
  },
};

/** The server as `npm start` runs it, in processes of its own: starts, locks, kills. `npm run build` comes first. */
const built: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "built",
    include: ["test/built/**/*.test.ts"],
    globalSetup: ["test/support/filled-data-setup.ts"],
    exclude: [
      ...(hasPostgres ? [] : ["test/built/{postgres,three-servers,least-rights}.test.ts"]),
      ...(hasDisks ? [] : ["test/built/disk-full.test.ts"]),
    ],
    sequence: { groupOrder: 1 },
    testTimeout: 120_000,
  },
};

/** A real Chromium over the built site and the real server. */
const browser: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "browser",
    include: ["test/{browser,faults}/**/*.test.ts"],
    globalSetup: ["test/support/chromium-setup.ts", "test/support/filled-data-setup.ts"],
    sequence: { groupOrder: 2 },
    testTimeout: 120_000,
  },
};

export default defineConfig({
  test: {
    reporters: ["default", new ClosingLine()],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On a machine of others a test may come too late once; `ClosingLine` names what passed at its second try only.
    retry: process.env["CI"] ? 1 : 0,
    // Two cores; more embedded databases at once only wait for one another.
    maxWorkers: 2,
    projects: [unit, app, onEmbedded, ...(hasPostgres ? [onPostgres] : []), built, browser],
  },
});
