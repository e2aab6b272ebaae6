import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const value = (from: string) => `import { thing } from "${from}";\nexport const kept = thing;\n`;
const type = (from: string) => `import type { Thing } from "${from}";\nexport type Kept = Thing;\n`;

/** From, to: every arrow that the table of architecture.md does not draw. */
const forbidden: [string, string][] = [
  ...["server/db/client.ts", "src/lib/api.ts", "test/support/app.ts"].map((to): [string, string] => [
    "contract",
    to,
  ]),
  ...["src/lib/api.ts", "test/support/app.ts"].map((to): [string, string] => ["server/voices", to]),
  ...[
    "contract/limits.ts",
    "server/app.ts",
    "src/ui/Button.tsx",
    "src/features/session/queries.ts",
    "src/routes/login.tsx",
    "src/app/router.ts",
    "test/support/app.ts",
  ].map((to): [string, string] => ["src/lib", to]),
  ...[
    "contract/limits.ts",
    "server/app.ts",
    "src/features/session/queries.ts",
    "src/routes/login.tsx",
    "src/app/router.ts",
    "test/support/app.ts",
  ].map((to): [string, string] => ["src/ui", to]),
  ...[
    "contract/limits.ts",
    "server/app.ts",
    "src/features/player/store.ts",
    "src/features/sessions/store.ts",
    "src/routes/login.tsx",
    "src/app/router.ts",
    "test/support/app.ts",
  ].map((to): [string, string] => ["src/features/voices", to]),
  ["src/features/session", "src/features/voices/queries.ts"],
  ...["contract/limits.ts", "server/app.ts", "src/app/router.ts", "test/support/app.ts"].map(
    (to): [string, string] => ["src/routes", to],
  ),
  ...["contract/limits.ts", "server/app.ts", "test/support/app.ts"].map((to): [string, string] => [
    "src/app",
    to,
  ]),
  ...["contract/limits.ts", "server/app.ts", "test/support/app.ts"].map((to): [string, string] => [
    "src",
    to,
  ]),
];

const allowed: [string, string, (from: string) => string][] = [
  ["server/voices", "contract/voices.ts", value],
  ["server/voices", "server/db/client.ts", value],
  ["src/lib", "contract/voices.ts", type],
  ["src/ui", "src/lib/locale.ts", value],
  ["src/features/voices", "contract/voices.ts", type],
  ["src/features/voices", "src/features/session/queries.ts", value],
  ["src/features/voices", "src/ui/Button.tsx", value],
  ["src/routes", "src/features/voices/queries.ts", value],
  ["src/app", "src/features/session/queries.ts", value],
  ["src/app", "contract/voices.ts", type],
  ["test/voices", "server/app.ts", value],
];

interface Report {
  diagnostics: { code: string; filename: string }[];
}

const name = (kind: string, index: number) => `${kind}-${index}.ts`;
let reported: Set<string>;
let tree: string;

/** Plants one file an arrow in a copy of the tree's outline and asks the linter once. */
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), "tinora-lint-"));
  await Promise.all(
    [".oxlintrc.json", "package.json", "tsconfig.json"].map((file) => cp(file, join(tree, file))),
  );
  await symlink(resolve("node_modules"), join(tree, "node_modules"));
  const plant = async (path: string, text: string) => {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  };
  await Promise.all([
    ...forbidden.map(([from, to], index) => plant(join(from, name("forbidden", index)), value(`#${to}`))),
    ...allowed.map(([from, to, how], index) => plant(join(from, name("allowed", index)), how(`#${to}`))),
    plant("src/features/voices/climbing.ts", value("../player/store.ts")),
    plant("server/voices/climbing.ts", value("../../src/lib/api.ts")),
  ]);
  const output = await new Promise<string>((done) => {
    execFile("node_modules/.bin/oxlint", ["--format", "json"], { cwd: tree, maxBuffer: 2 ** 24 }, (_, text) =>
      done(text),
    );
  });
  const { diagnostics } = JSON.parse(output) as Report;
  const restricted = diagnostics.filter(({ code }) => code.includes("no-restricted-imports"));
  reported = new Set(restricted.map(({ filename }) => filename));
});
afterAll(() => rm(tree, { recursive: true, force: true }));

describe("the linter refuses", () => {
  it.each(forbidden.map(([from, to], index) => ({ from, to, index })))(
    "$from importing $to",
    ({ from, index }) => {
      expect(reported).toContain(join(from, name("forbidden", index)));
    },
  );

  it.each(["src/features/voices/climbing.ts", "server/voices/climbing.ts"])("%s, by ../", (path) => {
    expect(reported).toContain(path);
  });
});

describe("the linter lets pass", () => {
  it.each(allowed.map(([from, to], index) => ({ from, to, index })))(
    "$from importing $to",
    ({ from, index }) => {
      expect(reported).not.toContain(join(from, name("allowed", index)));
    },
  );
});
