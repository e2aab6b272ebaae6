// Says which file of tests no suite runs: neither `npm test` nor `test:deep` nor `test:all`, by the projects that they name.
// Says which file is gone that `npm run mutate` is asked for.
import { existsSync, globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { filesOf, runs } from "#test/support/projects.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const commands = ["test", "test:deep", "test:all"].map((name) => scripts[name]).join(" ");
const named = [...commands.matchAll(/--project=(\S+)/g)].map(([, name = ""]) => name);

const isNamed = (project: string) => named.some((pattern) => matchesGlob(project, pattern));
const suites = Object.entries(filesOf).filter(([project]) => isNamed(project));

const forgotten = globSync("test/**/*.test.{ts,tsx}").filter(
  (file) => !suites.some(([, files]) => runs(files, file)),
);
const mutated = ["stryker.config.json", "vitest.mutate.config.ts"].flatMap((config) =>
  [...readFileSync(config, "utf8").matchAll(/"((?:server|test)\/\S+\.ts)"/g)].map(([, file = ""]) => ({
    config,
    file,
  })),
);
const faults = [
  ...mutated
    .filter(({ file }) => !existsSync(file))
    .map(({ config, file }) => `${file} is named in ${config} and is not there.`),
  ...forgotten.map((file) => `${file} is run by no suite: see test/support/projects.ts.`),
  ...Object.keys(filesOf)
    .filter((project) => !isNamed(project))
    .map((project) => `The project ${project} is run by no suite: see the scripts of package.json.`),
];
process.stderr.write(faults.map((fault) => `${fault}\n`).join(""));
if (faults.length > 0) process.exitCode = 1;
