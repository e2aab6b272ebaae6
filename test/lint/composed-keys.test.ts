import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** It is told the key by the search field, which has asked. */
const told = ["src/features/voices/search/Suggestions.tsx"];

test("whoever waits for Enter asks by pressedKey, which leaves an input method its own", () => {
  const waiting = globSync("src/**/*.{ts,tsx}").filter((file) => /"Enter"/.test(readFileSync(file, "utf8")));
  expect(waiting.length).toBeGreaterThan(8);
  const asking = waiting.filter((file) => readFileSync(file, "utf8").includes("pressedKey(event)"));
  expect(waiting.filter((file) => !asking.includes(file))).toEqual(told);
});
