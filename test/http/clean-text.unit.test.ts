import { expect, test } from "vitest";
import { cleanLine, cleanLines, cleanName } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";

const refusal = (clean: () => string) => {
  try {
    return clean();
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code, error.values] : error;
  }
};

test.each([".", "..", " .. ", "a\u202eb", "\u200d", "", "a\nb"])("%j is no name", (text) => {
  expect(refusal(() => cleanName(text, "name"))).toEqual([422, "invalid-name", {}]);
});

test.each(["...", "a.", "O'Brien", "👩‍👩‍👧‍👦"])("%j is a name", (text) => {
  expect(cleanName(` ${text} `, "name")).toBe(text);
});

test("a refused line or text names its field", () => {
  expect(refusal(() => cleanLine("a\tb", "phone"))).toEqual([400, "invalid-input", { where: "phone" }]);
  expect(refusal(() => cleanLines("a\u0007b", "text"))).toEqual([400, "invalid-input", { where: "text" }]);
});

test("lines end alike, however they were ended", () => {
  expect(cleanLines(" a\r\nb\rc\nd ", "text")).toBe("a\nb\nc\nd");
});
