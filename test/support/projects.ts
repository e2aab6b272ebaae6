import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";

/** Which files of tests a project runs. */
interface Files {
  include: string[];
  exclude: string[];
}

const serverFolders =
  "hostile,permissions,account,audio,backup,clients,config,control,db,demo,export,history,housekeeping,http,imports,insights,guest,lists,mail,offers,productions,repeats,rooms,session,showcase,site,team,voice-artists,voice-requests,voices,uploads";
const unitTests = "test/**/*.unit.test.ts";
const appTests = "test/**/*.test.tsx";
const serverTests = `test/{${serverFolders}}/**/*.test.ts`;
const builtTests = "test/built/**/*.test.ts";
const faultsTests = "test/faults/**/*.test.ts";
const browserTests = "test/browser/**/*.test.ts";
const enginesTests = "test/engines/*.test.ts";
const journeys = "test/browser/**/*journey*.test.ts";
/** Every page and what is shown on the main ones, with axe; nothing typed is doubled; nothing planted runs; any back end will do. */
const pages = [
  "test/browser/{controls,minimal-back-end,planted,sending}/**/*.test.ts",
  "test/browser/**/{looks,pages,states}.test.ts",
];
// What many write at once, at random.
const walks = `test/{${serverFolders}}/**/*walk*.test.ts`;
/** What takes longer than a newcomer should wait: `npm run test:deep` has it. */
const deepTests = ["test/hostile/**", walks, "test/**/*.deep.test.ts"];
/** What takes longer than a merge should wait: `npm run test:all` alone has it. */
const fullTests = "test/**/*.full.test.{ts,tsx}";

/** Modules that tell a test how much it tries: whoever asks one of them has more to try in a project of all. */
const amounts = /\/support\/(amount|generated|languages)\.ts/;
/** What is done at once, or to the database itself: here two databases may differ more than in their drivers. */
const acts = /Promise\.all|\/support\/database\//;

const isIn = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => matchesGlob(file, pattern));

/** Whether a project runs that file. */
export const runs = ({ include, exclude }: Files, file: string): boolean =>
  isIn(file, include) && !isIn(file, exclude);

/** Those of the files of which something is true by name or text. */
function someFiles(
  include: string,
  exclude: string[],
  isMeant: (file: string, text: string) => boolean,
): Files {
  const files = globSync(include, { exclude }).filter((file) => isMeant(file, readFileSync(file, "utf8")));
  return { include: files, exclude: [] };
}

/** The files of each project that `npm test` or `npm run test:deep` has, on a machine that has all they need. */
const before = {
  unit: {
    include: [
      unitTests,
      `test/!(browser|built|engines|faults|monkey|${serverFolders.replaceAll(",", "|")})/**/*.test.ts`,
    ],
    exclude: [fullTests],
  },
  app: { include: [appTests], exclude: [fullTests] },
  server: { include: [serverTests], exclude: [unitTests, fullTests, ...deepTests] },
  journeys: { include: [journeys], exclude: [fullTests] },
  "server-postgres": someFiles(
    serverTests,
    [unitTests, fullTests],
    (file, text) => isIn(file, [...deepTests, "test/{db,permissions}/**"]) || acts.test(text),
  ),
  built: { include: [builtTests], exclude: [fullTests] },
  faults: { include: [faultsTests], exclude: [] },
  browser: { include: pages, exclude: [fullTests] },
  engines: { include: [enginesTests], exclude: [fullTests] },
} satisfies Record<string, Files>;

/** Those of the files that try more where all is tried, and those that none of these projects has. */
const inFull = (include: string, ...quicker: Files[]) =>
  someFiles(
    include,
    [unitTests],
    (file, text) => amounts.test(text) || !quicker.some((files) => runs(files, file)),
  );

/** The files of each project of vitest.config.ts, on a machine that has all they need. */
export const filesOf = {
  ...before,
  "server-full": inFull(serverTests, before.server),
  "walks-postgres": { include: [walks], exclude: [] },
  "postgres-full": {
    include: [serverTests],
    exclude: [unitTests, fullTests, ...before["server-postgres"].include],
  },
  "app-full": inFull(appTests, before.app),
  "built-full": inFull(builtTests, before.built),
  "faults-full": inFull(faultsTests, before.faults),
  "browser-full": inFull(browserTests, before.journeys, before.browser),
  "engines-full": inFull(enginesTests, before.engines),
  monkey: { include: ["test/monkey/**/*.test.ts"], exclude: [] },
} satisfies Record<string, Files>;
