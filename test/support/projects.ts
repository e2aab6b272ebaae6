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
const browserTests = "test/browser/**/*.test.ts";
const journeys = "test/browser/**/*journey*.test.ts";
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

/** Those of a project's files whose name or text is meant. */
function someFiles(include: string[], exclude: string[], names: string[], text: RegExp): Files {
  const files = globSync(include, { exclude }).filter(
    (file) => names.some((pattern) => matchesGlob(file, pattern)) || text.test(readFileSync(file, "utf8")),
  );
  return { include: files, exclude: [] };
}

/** Those of a project's files that try more where all is tried, and those that are left out elsewhere. */
const inFull = (include: string[], exclude: string[], leftOut: string[]) =>
  someFiles(include, exclude, leftOut, amounts);

const postgres = someFiles(
  [serverTests],
  [unitTests, fullTests],
  [...deepTests, "test/{db,permissions}/**"],
  acts,
);

/** The files of each project of vitest.config.ts, on a machine that has all they need. */
export const filesOf = {
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
  "server-postgres": postgres,
  built: { include: ["test/built/**/*.test.ts"], exclude: [fullTests] },
  faults: { include: ["test/faults/**/*.test.ts"], exclude: [] },
  browser: { include: [browserTests], exclude: [journeys, fullTests] },
  engines: { include: ["test/engines/*.test.ts"], exclude: [fullTests] },
  "server-full": inFull([serverTests], [unitTests], [...deepTests, fullTests]),
  "walks-postgres": { include: [walks], exclude: [] },
  "postgres-full": { include: [serverTests], exclude: [unitTests, fullTests, ...postgres.include] },
  "app-full": inFull([appTests], [], [fullTests]),
  "built-full": inFull(["test/built/**/*.test.ts"], [], [fullTests]),
  "browser-full": inFull([browserTests], [], [fullTests]),
  "engines-full": inFull(["test/engines/*.test.ts"], [], [fullTests]),
  monkey: { include: ["test/monkey/**/*.test.ts"], exclude: [] },
} satisfies Record<string, Files>;
