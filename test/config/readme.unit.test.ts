import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";

const [source, readme, example, compose] = await Promise.all(
  ["server/config.ts", "README.md", ".env.example", "compose.yaml"].map((file) => readFile(file, "utf8")),
);
const found = (text = "", pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];
const settings = found(source, /\b(?:get|count)\(\s*"([A-Z][A-Z0-9_]+)"/g).toSorted();
/** What compose.yaml puts in from `.env` and the server does not read: passwords of other services. */
const secrets = found(compose, /\$\{([A-Z0-9_]+)/g).filter((name) => !settings.includes(name));

describe("every setting that the server reads", () => {
  test("stands in the table of the README, and no other", () => {
    const table = (readme ?? "").split("\n").filter((line) => line.startsWith("| `"));
    const named = table.flatMap((line) => found(line.split("|")[1], /`([A-Z][A-Z0-9_]+)`/g));
    expect(settings.length).toBeGreaterThan(40);
    expect(named.toSorted()).toEqual(settings);
  });

  test("stands in .env.example once, beside the passwords of compose.yaml", () => {
    const named = [...(example ?? "").matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...settings, ...secrets].toSorted());
  });

  test("reaches the servers of compose.yaml, but no password of another service", () => {
    const server = (compose ?? "").slice(0, (compose ?? "").indexOf("\nservices:"));
    expect(server).toContain("env_file: [.env]");
    expect(secrets).toContain("POSTGRES_PASSWORD");
    for (const name of secrets) expect(server).toContain(`    ${name}: ""\n`);
  });
});

test("the README begins with both commands", () => {
  expect(readme).toContain("npm ci && npm start");
  expect(readme).toContain("npm ci && npm test");
});
