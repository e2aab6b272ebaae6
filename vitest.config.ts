import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { startSentences } from "./build/start-sentences.ts";
import { ClosingLine } from "./test/support/reporters/closing-line.ts";
import { NotRun } from "./test/support/reporters/not-run.ts";
import { engineNames, hasEngine } from "./test/support/engines/find-engines.ts";
import { findPostgres } from "./test/support/database/postgres-binaries.ts";
import { canMakeDisks } from "./test/support/tiny-disk.ts";

const serverFolders =
  "hostile,permissions,account,audio,backup,clients,config,control,db,demo,export,history,housekeeping,http,imports,guest,lists,mail,offers,repeats,rooms,session,showcase,site,team,voice-artists,voice-requests,voices";
const unitTests = "test/**/*.unit.test.ts";
/** What takes long over the embedded database or in jsdom: `npm run test:deep` alone runs it. */
const deepTests = ["test/hostile/**", "test/**/*.deep.test.{ts,tsx}"];
const journeys = "test/browser/**/*journey*.test.ts";

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

/** `npm run test:deep` tries all the inputs that are generated, `npm test` a tenth (test/support/generated.ts). */
const allInputs = { GENERATED_INPUTS: "all" };

const isDeep = (file: string) => deepTests.some((pattern) => matchesGlob(file, pattern));
const generatesInputs = (file: string) => readFileSync(file, "utf8").includes("/support/generated.ts");

const embedded = {
  env: { TEST_DATABASE: "embedded" },
  globalSetup: ["test/support/database/embedded-template.ts"],
};

// A worker keeps the modules and the window it has for the next file: to make them again took longer than the tests.
const kept = { isolate: false };

const serverTests = {
  ...kept,
  include: [`test/{${serverFolders}}/**/*.test.ts`],
  exclude: [unitTests],
};

/** The server over its embedded database, asked without a network. */
const server: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "server",
    ...serverTests,
    exclude: [...serverTests.exclude, ...deepTests],
    ...embedded,
  },
};

/** What `server` tries a tenth of, whole, and what it leaves out; its other tests would do the same once more. */
const serverFull: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "server-full",
    ...serverTests,
    ...embedded,
    include: globSync(serverTests.include).filter((file) => isDeep(file) || generatesInputs(file)),
    env: { ...embedded.env, ...allInputs },
  },
};

const onPostgres = {
  ...serverTests,
  env: { TEST_DATABASE: "postgres" },
  globalSetup: ["test/support/database/postgres-template.ts"],
};

// What many write at once, at random: here two databases may differ, and both try all of it.
const walks = `test/{${serverFolders}}/**/*walk*.test.ts`;

/** All over the second database, a tenth of the inputs: `server-full` has tried what they mean. */
const serverOnPostgres: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: "server-postgres", ...onPostgres, exclude: [...serverTests.exclude, walks] },
};

const walksOnPostgres: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: "walks-postgres", ...onPostgres, include: [walks], env: { ...onPostgres.env, ...allInputs } },
};

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
    include: [
      unitTests,
      `test/!(browser|built|engines|faults|monkey|${serverFolders.replaceAll(",", "|")})/**/*.test.ts`,
    ],
  },
};

/** The real application in jsdom, answered by the real server in the same process: `*.test.tsx`. */
const app: TestProjectInlineConfiguration = {
  extends: true,
  plugins: browserPlugins(),
  test: {
    name: "app",
    ...kept,
    include: ["test/**/*.test.tsx"],
    exclude: deepTests,
    environment: "jsdom",
    setupFiles: ["test/support/jsdom/setup.ts"],
    ...embedded,
    env: { ...embedded.env, TEST_LANGUAGE: "tr" },
  },
};

/** What `app` tries in Turkish, in English; what it tries a tenth of, whole; and what it leaves out. */
const appFull: TestProjectInlineConfiguration = {
  ...app,
  test: {
    ...app.test,
    name: "app-full",
    include: globSync("test/**/*.test.tsx").filter(
      (file) =>
        isDeep(file) || generatesInputs(file) || readFileSync(file, "utf8").includes("/support/languages.ts"),
    ),
    exclude: [],
    env: { ...embedded.env, ...allInputs, TEST_LANGUAGE: "en" },
  },
};

/** The server as `npm start` runs it, in processes of its own: starts, locks, kills. `npm run build` comes first. */
const built: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "built",
    include: ["test/built/**/*.test.ts"],
    globalSetup: ["test/support/built/filled-data-setup.ts"],
    exclude: [
      ...(hasPostgres ? [] : ["test/built/{postgres,three-servers,least-rights}.test.ts"]),
      ...(hasDisks ? [] : ["test/built/disk-full.test.ts"]),
    ],
    sequence: { groupOrder: 1 },
    testTimeout: 240_000,
  },
};

/** A real Chromium over the built site and the real server; `npm run build` comes first. */
const inChromium = (
  name: string,
  include: string[],
  exclude: string[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    exclude,
    globalSetup: ["test/support/browser/chromium-setup.ts", "test/support/built/filled-data-setup.ts"],
    sequence: { groupOrder: 2 },
    testTimeout: 240_000,
    // As long as Playwright waits for a locator.
    expect: { poll: { timeout: 60_000 } },
  },
});

/** The built site in three engines: Chromium, Firefox and WebKit; `npm run build` comes first. */
const engines: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "engines",
    include: ["test/engines/*.test.ts"],
    exclude: missingEngines.map((name) => `test/engines/${name}*.test.ts`),
    globalSetup: ["test/support/engines/screen-and-sound.ts", "test/support/built/filled-data-setup.ts"],
    sequence: { groupOrder: 2 },
    testTimeout: 240_000,
  },
};

const quick = [unit, app, server, inChromium("journeys", [journeys])];
const deep = [
  serverFull,
  appFull,
  ...(hasPostgres ? [serverOnPostgres, walksOnPostgres] : []),
  built,
  inChromium("faults", ["test/faults/**/*.test.ts"]),
  inChromium("monkey", ["test/monkey/**/*.test.ts"]),
  inChromium("browser", ["test/browser/**/*.test.ts"], [journeys]),
  engines,
];

export default defineConfig({
  test: {
    reporters: ["default", new NotRun(notRun), new ClosingLine()],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Each file of tests has a worker of its own, but for those that keep theirs.
    isolate: true,
    // Two cores; more embedded databases at once only wait for one another.
    maxWorkers: 2,
    projects: [...quick, ...deep],
  },
});
