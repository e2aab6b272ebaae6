import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allTables } from "#server/backup/tables.ts";
import { asvsLevels, chosenOfLevel3 } from "./asvs-lines.ts";

const read = (path: string) => readFileSync(path, "utf8");

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function spelledOut(path: string): string[] {
  const [, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return choices === undefined
    ? [path]
    : choices.split(",").flatMap((choice) => spelledOut(`${before}${choice}${after}`));
}

const ourPath =
  /(?<![\w/.-])(?:server|src|contract|test|build|bench|deploy|docs|locales|public)\/[\w/.{},-]*[\w}]/g;
const rootFile = /^(?:Dockerfile|compose\.yaml|package(?:-lock)?\.json|\.dockerignore)$/;

/** The paths of this project that a page names in its code spans, as a file, a folder or the beginning of a test's name. */
const pathsIn = (page: string) =>
  [...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = ""]) =>
    rootFile.test(span) ? [span] : (span.match(ourPath) ?? []).flatMap(spelledOut),
  );

const isThere = (path: string) => globSync([path, `${path}*`]).length > 0;

describe.each(["asvs", "security", "reliability", "deploy"])("docs/%s.md", (name) => {
  test("names no path that is not there", () => {
    const paths = pathsIn(read(`docs/${name}.md`));
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

const sheet = read("docs/asvs.md");
const rows = sheet
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = "", level = "", asks = "", verdict = "", shown = "", ...more] = line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    return { id, level, asks, verdict, shown, more };
  });

const wanted = Object.entries(asvsLevels).flatMap(([section, levels]) =>
  [...levels].map((level, place) => ({ id: `${section}.${place + 1}`, level })),
);

describe("the sheet of ASVS", () => {
  test("holds every line that is held to, once and in order", () => {
    const held = wanted.filter(({ id, level }) => level !== "3" || chosenOfLevel3.includes(id));
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(held);
  });

  test("leaves nothing blank", () => {
    const blank = rows.filter(({ asks, shown, more }) => asks === "" || shown === "" || more.length > 0);
    expect(blank).toEqual([]);
    expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(["pass", "n.a.", "deviation"]));
  });

  test("shows a test, a command or a page of rules for everything that passes", () => {
    const shown = /`test\/|`docs\/|`(?:npm|curl|openssl) /;
    expect(rows.filter((row) => row.verdict === "pass" && !shown.test(row.shown))).toEqual([]);
  });
});

describe("the rules of docs/security.md", () => {
  const rules = read("docs/security.md");

  test("hold in the code: no hash but SHA-256 is in use", () => {
    const code = globSync("server/**/*.ts").map(read).join("");
    const hashes = [...code.matchAll(/create(?:Hash|Hmac)\(([^,)]*)/g)].map(([, algorithm]) => algorithm);
    expect(new Set(hashes)).toEqual(new Set(['"sha256"']));
  });

  test("classify every table", () => {
    expect([...allTables, "site_assets"].filter((name) => !rules.includes(`\`${name}\``))).toEqual([]);
  });
});

const arrangement = read("compose.yaml");
const secrets = [
  "POSTGRES_PASSWORD",
  "DATABASE_OWNER_PASSWORD",
  "DATABASE_PASSWORD",
  "S3_ROOT_SECRET",
  "S3_SECRET",
];

/** A secret of another service, which `.env` holds as well and the servers are handed empty. */
const isEmptied = (line: string) => secrets.some((name) => line.trim() === `${name}: ""`);

test("the arrangement of compose.yaml has no password of its own", () => {
  const lines = arrangement
    .split("\n")
    .filter((line) => /PASSWORD|SECRET|postgres:\/\/|MC_HOST/.test(line) && !isEmptied(line));
  expect(lines.length).toBeGreaterThanOrEqual(10);
  const given = new RegExp(`\\$\\{(?:${secrets.join("|")})|\\$\\$S3_SECRET`);
  for (const line of lines) expect(line).toMatch(given);
  for (const name of secrets) expect(arrangement).toContain(`\${${name}:?`);
});

test("its servers are handed neither the first role of the database nor the root key of the store", () => {
  const [servers = "", rest = ""] = arrangement.split("\nservices:\n");
  expect(servers).toContain("postgres://tinora:${DATABASE_PASSWORD");
  expect(servers).toContain("S3_SECRET_ACCESS_KEY: ${S3_SECRET:?");
  const handed = servers.split("\n").filter((line) => !isEmptied(line));
  expect(handed.join("\n")).not.toMatch(/POSTGRES_PASSWORD|OWNER|ROOT/);
  for (const name of secrets) expect(servers).toContain(`${name}: ""`);
  const ofServers = rest.slice(rest.indexOf("  server-1:"), rest.indexOf("  proxy:"));
  expect(ofServers).not.toMatch(/PASSWORD|SECRET/);
});

test("the store's policy lets the servers do what they do, in one bucket", () => {
  const policy = JSON.parse(read("deploy/bucket-policy.json")) as {
    Statement: { Effect: string; Action: string[]; Resource: string[] }[];
  };
  // What each call of Amazon's client is allowed by.
  const actionOf: Record<string, string> = {
    PutObject: "s3:PutObject",
    GetObject: "s3:GetObject",
    HeadObject: "s3:GetObject",
    DeleteObject: "s3:DeleteObject",
    ListObjectsV2: "s3:ListBucket",
  };
  const calls = read("server/audio/s3-store.ts").matchAll(/\b([A-Z]\w+)Command\(|paginate(\w+)\(/g);
  const asked = [...calls].map(([, command, pages]) => actionOf[command ?? pages ?? ""]);
  // Where the bucket is, clients ask by themselves.
  expect(new Set(policy.Statement.flatMap(({ Action }) => Action))).toEqual(
    new Set([...asked, "s3:GetBucketLocation"]),
  );
  for (const { Effect, Resource } of policy.Statement)
    expect([Effect, ...Resource].join(" ")).toMatch(/^Allow arn:aws:s3:::tinora(\/\*)?$/);
});
