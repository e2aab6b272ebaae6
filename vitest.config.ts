import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { startSentences } from "./build/start-sentences.ts";
import { ClosingLine } from "./test/support/reporters/closing-line.ts";
import { Longest } from "./test/support/reporters/longest.ts";
import { NotRun } from "./test/support/reporters/not-run.ts";
import { engineNames, hasEngine } from "./test/support/engines/find-engines.ts";
import { drawsNoMore } from "./test/support/browser/chromium.ts";
import { filesOf } from "./test/support/projects.ts";
import { findPostgres } from "./test/support/database/postgres-binaries.ts";
import { canMakeDisks } from "#test/support/disk/tiny-disk.ts";

const hasPostgres = findPostgres() !== undefined;
const hasDisks = canMakeDisks();
const missingEngines = engineNames.filter((name) => !hasEngine(name));
const notRun = [
  ...(hasPostgres
    ? []
    : ["No PostgreSQL found: the server's tests were run over the embedded database only."]),
  ...(hasDisks ? [] : ["No disk can be mounted here: the tests of a full disk were not run."]),
  ...missingEngines.map((name) => `No ${name} with its driver found: the journeys in it were not run.`),
];

/** Where all is tried that is generated or stands in a table (test/support/amount.ts). */
const all = { TEST_AMOUNT: "all" };

const embedded = {
  env: { TEST_DATABASE: "embedded" },
  globalSetup: ["test/support/database/embedded-template.ts"],
};

// A worker keeps the modules and the window it has for the next file: to make them again took longer than the tests.
const kept = { isolate: false };

/** The server over its embedded database, asked without a network. */
const server: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: "server", ...kept, ...filesOf.server, ...embedded },
};

/** What `server` tries a part of, whole, and what it leaves out; its other tests would do the same once more. */
const serverFull: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...server.test,
    name: "server-full",
    ...filesOf["server-full"],
    env: { ...embedded.env, ...all },
  },
};

/**
 * The server over the second database: what may differ there; what many write at once, at random, with all inputs; and all
 * the rest, which differs by a driver alone.
 */
const onPostgres = (
  name: "server-postgres" | "walks-postgres" | "postgres-full",
  amount = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    ...kept,
    ...filesOf[name],
    env: { TEST_DATABASE: "postgres", ...amount },
    globalSetup: ["test/support/database/postgres-template.ts"],
  },
});

/** The browser's code needs its macros and catalogues. */
const browserPlugins = () => [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  lingui({ failOnMissing: true }),
  startSentences(),
];

/** What needs neither a server nor a page: in a server's folder such a file is called `*.unit.test.ts`. */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  plugins: browserPlugins(),
  test: {
    name: "unit",
    ...kept,
    // The loudness that ours is compared with comes as WebAssembly, whose import Node calls an experiment.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    ...filesOf.unit,
  },
};

/** The real application in jsdom, answered by the real server in the same process: `*.test.tsx`. */
const app: TestProjectInlineConfiguration = {
  extends: true,
  plugins: browserPlugins(),
  test: {
    name: "app",
    ...kept,
    ...filesOf.app,
    environment: "jsdom",
    setupFiles: ["test/support/jsdom/setup.ts"],
    ...embedded,
    env: { ...embedded.env, TEST_LANGUAGE: "tr" },
  },
};

/** What `app` tries in Turkish, in English; what it tries a part of, whole; and what it leaves out. */
const appFull: TestProjectInlineConfiguration = {
  ...app,
  test: {
    ...app.test,
    name: "app-full",
    ...filesOf["app-full"],
    env: { ...embedded.env, ...all, TEST_LANGUAGE: "en" },
  },
};

/** The server as `npm start` runs it, in processes of its own: starts, locks, kills. `npm run build` comes first. */
const built = (name: "built" | "built-full"): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: filesOf[name].include,
    globalSetup: ["test/support/built/filled-data-setup.ts"],
    exclude: [
      ...filesOf[name].exclude,
      ...(hasPostgres ? [] : ["test/built/{one-machine,postgres,three-servers,least-rights}.test.ts"]),
      ...(hasDisks ? [] : ["test/built/disk-full*.test.ts"]),
    ],
    sequence: { groupOrder: 1 },
    testTimeout: 240_000,
  },
});

/** A real Chromium over the built site and the real server; `npm run build` comes first. */
const inChromium = (
  name: "journeys" | "browser" | "browser-full" | "faults" | "faults-full" | "monkey",
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    ...filesOf[name],
    globalSetup: ["test/support/browser/chromium-setup.ts", "test/support/built/filled-data-setup.ts"],
    sequence: { groupOrder: 2 },
    testTimeout: 240_000,
    // Such a page is of no more use to its test; the closing lines name what passed only so.
    retry: { count: 1, condition: new RegExp(drawsNoMore) },
    // As long as Playwright waits for a locator.
    expect: { poll: { timeout: 60_000 } },
  },
});

/** The built site in three engines: Chromium, Firefox and WebKit; `npm run build` comes first. */
const engines = (name: "engines" | "engines-full"): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: filesOf[name].include,
    exclude: [...filesOf[name].exclude, ...missingEngines.map((engine) => `test/engines/${engine}*.test.ts`)],
    globalSetup: ["test/support/engines/screen-and-sound.ts", "test/support/built/filled-data-setup.ts"],
    sequence: { groupOrder: 2 },
    testTimeout: 240_000,
  },
});

/** A project of all that its part tries a part of. */
const whole = (project: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  ...project,
  test: { ...project.test, env: all },
});

const quick = [unit, app, server, inChromium("journeys")];
const deep = [
  ...(hasPostgres ? [onPostgres("server-postgres")] : []),
  built("built"),
  inChromium("faults"),
  inChromium("browser"),
  engines("engines"),
];
const full = [
  serverFull,
  ...(hasPostgres ? [onPostgres("walks-postgres", all), onPostgres("postgres-full")] : []),
  appFull,
  ...[
    built("built-full"),
    inChromium("faults-full"),
    inChromium("browser-full"),
    engines("engines-full"),
  ].map(whole),
  inChromium("monkey"),
];

export default defineConfig({
  test: {
    reporters: ["default", new NotRun(notRun), new Longest(), new ClosingLine()],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Each file of tests has a worker of its own, but for those that keep theirs.
    isolate: true,
    // Two cores; more embedded databases at once only wait for one another.
    maxWorkers: 2,
    projects: [...quick, ...deep, ...full],
  },
});
