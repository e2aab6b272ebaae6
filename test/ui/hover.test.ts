import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The rules of a style sheet that stand in no media query of a device that can hover. */
const withoutHoverQuery = (css: string) =>
  css.replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");

it("changes nothing under a finger that pressed: styles for hover are only where something hovers", () => {
  const sheets = globSync("src/**/*.css");
  const hovering = sheets.filter((file) => readFileSync(file, "utf8").includes(":hover"));
  expect(hovering.length).toBeGreaterThan(10);
  expect(hovering.filter((file) => withoutHoverQuery(readFileSync(file, "utf8")).includes(":hover"))).toEqual(
    [],
  );
});
