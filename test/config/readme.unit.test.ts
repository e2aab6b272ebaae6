import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("the README names every setting that the server reads, and both commands", async () => {
  const [source, readme] = await Promise.all([
    readFile("server/config.ts", "utf8"),
    readFile("README.md", "utf8"),
  ]);
  const settings = [...source.matchAll(/\b(?:get|count)\(\s*"([A-Z][A-Z0-9_]+)"/g)].map(([, name]) => name);
  expect(settings).not.toEqual([]);
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  expect(readme).toContain("npm ci && npm start");
  expect(readme).toContain("npm ci && npm test");
});
