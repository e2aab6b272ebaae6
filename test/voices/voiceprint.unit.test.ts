import { expect, test } from "vitest";
import { voiceColors } from "#contract/constants/enumerations.ts";
import { hueOf } from "#src/voice/hue.ts";
import { voiceprintOf } from "#src/voice/portrait/voiceprint-path.ts";

test("a name always draws the same rings, another name others", () => {
  expect(voiceprintOf("Elif Karaçay")).toEqual(voiceprintOf("Elif Karaçay"));
  expect(voiceprintOf("Elif Karaçay")).not.toEqual(voiceprintOf("Şule Güngör"));
});

test("the rings stay inside their square of 64", () => {
  for (const name of ["Elif Karaçay", "Ömer", "", "إلياس", "Iğdır"]) {
    const { inner, outer } = voiceprintOf(name);
    const numbers = `${inner}${outer}`.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(300);
    expect(Math.min(...numbers)).toBeGreaterThan(-2);
    expect(Math.max(...numbers)).toBeLessThan(66);
  }
});

test("the hue follows the main voice colour, and every colour has its own", () => {
  expect(hueOf(["WARM", "DEEP"])).toBe(hueOf(["WARM"]));
  expect(new Set(voiceColors.map((color) => hueOf([color]))).size).toBe(voiceColors.length);
  expect(hueOf([])).toBe(hueOf(["NATURAL"]));
});
