import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";

const value = (from: string) => `import { thing } from "${from}";\nexport const kept = thing;\n`;
const type = (from: string) => `import type { Thing } from "${from}";\nexport type Kept = Thing;\n`;

const schemas = "contract/voices/voices.ts";
const plain = "contract/constants/limits.ts";

/** For each folder what it may not import: every arrow that the table of ARCHITECTURE.md does not draw. */
const never: Record<string, string[]> = {
  "contract/constants": [schemas],
  contract: ["server/db/client.ts", "src/lib/http/api.ts", "test/support/clock.ts"],
  "server/voices": ["src/lib/http/api.ts", "test/support/clock.ts"],
  "server/http": ["src/lib/http/api.ts", "server/app.ts", "server/parts.ts", "server/session/caller.ts"],
  "server/http/limits": ["server/session/sql.ts"],
  "server/db": ["src/lib/http/api.ts", "server/http/problems/problem.ts", "server/voices/sql.ts"],
  "src/lib/http": [
    schemas,
    "server/app.ts",
    "src/ui/page/Pager.tsx",
    "src/session/queries.ts",
    "src/voice/voice.ts",
    "src/features/voices/queries.ts",
    "src/routes/_sign-in/login.tsx",
    "src/routeTree.gen.ts",
    "src/app/router.tsx",
    "test/support/clock.ts",
  ],
  "src/ui/form": [
    schemas,
    plain,
    "server/app.ts",
    "src/session/queries.ts",
    "src/voice/voice.ts",
    "src/features/voices/queries.ts",
    "src/routes/_sign-in/login.tsx",
    "src/app/router.tsx",
    "test/support/clock.ts",
  ],
  "src/session": [
    schemas,
    "src/voice/voice.ts",
    "src/features/voices/queries.ts",
    "src/routes/_sign-in/login.tsx",
  ],
  "src/voice/card": [schemas, "src/features/voices/queries.ts", "src/app/router.tsx"],
  "src/features/voices/filters": [
    schemas,
    "server/app.ts",
    "src/features/lists/queries.ts",
    "src/routes/_sign-in/login.tsx",
    "src/app/router.tsx",
    "test/support/clock.ts",
  ],
  "src/voice/player": ["src/features/voices/store.ts"],
  "src/routes": [schemas, "server/app.ts", "src/app/router.tsx", "test/support/clock.ts"],
  "src/app": [schemas, "server/app.ts", "test/support/clock.ts"],
  src: [schemas, "server/app.ts", "test/support/clock.ts"],
};
const forbidden = Object.entries(never).flatMap(([from, all]) => all.map((to) => [from, to] as const));

const allowed: [string, string, (from: string) => string][] = [
  ["server/voices", schemas, value],
  ["server/voices", "server/db/client.ts", value],
  ["server/voices", "server/clients/sql.ts", value],
  ["server/http", plain, value],
  ["server/http/limits", "server/db/client.ts", value],
  ["server/http/limits", "server/http/problems/problem.ts", value],
  ["server/db", plain, value],
  ["src/lib/http", schemas, type],
  ["src/lib/http", plain, value],
  ["src/ui", "src/lib/i18n/locale.ts", value],
  ["src/session", "src/ui/page/Pager.tsx", value],
  ["src/voice", "src/ui/page/Pager.tsx", value],
  ["src/voice", "src/session/queries.ts", value],
  ["src/features/voices", "src/voice/player/store.ts", value],
  ["src/features/voices", schemas, type],
  ["src/features/voices", plain, value],
  ["src/features/voices/filters", "src/features/voices/store.ts", value],
  ["src/features/voices", "src/session/queries.ts", value],
  ["src/features/voices", "src/voice/voice.ts", value],
  ["src/features/voices", "src/ui/page/Pager.tsx", value],
  ["src/routes", "src/features/voices/queries.ts", value],
  ["src/app", "src/session/queries.ts", value],
  ["src/app", schemas, type],
  ["test/voices", "server/app.ts", value],
];

/** Five arrows that hand on what React would take for a clean-up, and three effects as they should be. */
const effects = `import { useEffect, useLayoutEffect } from "react";
const reveal = (row: HTMLElement | null) => row?.scrollIntoView();
export function Row({ row }: { row: HTMLElement }) {
  useEffect(() => row.focus(), [row]);
  useLayoutEffect(() => row?.scrollIntoView?.(), [row]);
  useEffect(() => void row.focus(), [row]);
  useEffect(() => {
    row.scrollIntoView();
  }, [row]);
  useEffect(() => () => row.remove(), [row]);
  useEffect(() => {
    return () => row.remove();
  }, [row]);
  return <input ref={(input) => input?.focus()} onFocus={() => reveal(row)} />;
}
`;

interface Report {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}

const name = (kind: string, index: number) => `${kind}-${index}.ts`;
let reported: Set<string>;
let inCircles: string[];
let handingOn: (number | undefined)[];
let tree: string;

/** Plants one file an arrow in a copy of the tree's outline and asks the linter once. */
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), "tinora-lint-"));
  await Promise.all(
    ["oxlint.config.ts", "package.json", "tsconfig.json", "build/lint"].map((path) =>
      cp(path, join(tree, path), { recursive: true }),
    ),
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
    plant("server/voices/circle-a.ts", type("./circle-b.ts")),
    plant("server/voices/circle-b.ts", type("./circle-a.ts")),
    plant("src/ui/effects.tsx", effects),
  ]);
  const output = await new Promise<string>((done) => {
    execFile("node_modules/.bin/oxlint", ["--format", "json"], { cwd: tree, maxBuffer: 2 ** 24 }, (_, text) =>
      done(text),
    );
  });
  const { diagnostics } = JSON.parse(output) as Report;
  const restricted = diagnostics.filter(({ code }) => code.includes("no-restricted-imports"));
  inCircles = diagnostics.filter(({ code }) => code.includes("no-cycle")).map(({ filename }) => filename);
  handingOn = diagnostics
    .filter(({ code }) => code.includes("effect-returns"))
    .map(({ labels }) => labels[0]?.span.line);
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

test("the linter refuses a circle, even one of types alone", () => {
  expect(inCircles.toSorted()).toEqual(["server/voices/circle-a.ts", "server/voices/circle-b.ts"]);
});

test("the linter refuses effects and refs that hand on anything but a written clean-up", () => {
  expect(new Set(handingOn)).toEqual(new Set([2, 4, 5, 6, 14]));
});

describe("the linter lets pass", () => {
  it.each(allowed.map(([from, to], index) => ({ from, to, index })))(
    "$from importing $to",
    ({ from, index }) => {
      expect(reported).not.toContain(join(from, name("allowed", index)));
    },
  );
});
