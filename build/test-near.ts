// Runs the quick tests near a change: what differs from where this branch left `main`, and what is not committed.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { filesOf } from "#test/support/projects.ts";
import { compileSentences } from "./compile-sentences.ts";
import { nearTests } from "./near-tests.ts";
import { compileSearchWords } from "./sentences/search-words.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

const projects = ["unit", "app", "server"] as const;
const quick = globSync(projects.flatMap((name) => filesOf[name].include));
const subjects = [...new Set(quick.flatMap((file) => file.split("/")[1] ?? []))].filter(
  (folder) => folder !== "support",
);

const [base = "HEAD"] = git("merge-base", "main", "HEAD");
const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
const near = nearTests(changed, subjects);

const line = (what: string, names: string[]) => (names.length > 0 ? `${what}: ${names.join(", ")}\n` : "");
process.stdout.write(
  line("The subjects of this change", near.subjects) +
    line("Files of no subject, whose importers' tests are run", near.imported) +
    line("Changed tests that are left to test:deep and test:all", near.slow) +
    line(
      "What is done in Chromium with these subjects, which test:all has (npm run build; npx vitest run --project 'browser*' FOLDER)",
      near.subjects.map((subject) => `test/browser/${subject}`).filter((folder) => existsSync(folder)),
    ),
);
if (near.subjects.length + near.imported.length === 0)
  process.stdout.write("No subject is changed: nothing is run.\n");

/** Whether these arguments' tests pass. */
function vitest(...args: string[]): boolean {
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", ...args, ...projects.map((name) => `--project=${name}`)],
    { stdio: "inherit" },
  );
  return status === 0;
}

await Promise.all([compileSentences(), compileSearchWords()]);
const imported = near.imported.filter((file) => existsSync(file));
const passed = [
  near.subjects.length === 0 || vitest("run", ...near.subjects.map((subject) => `test/${subject}/`)),
  imported.length === 0 || vitest("related", "--run", "--passWithNoTests", ...imported),
];
if (passed.includes(false)) process.exitCode = 1;
