import { expect, test } from "vitest";
import { voiceColors } from "#src/lib/enumerations.ts";
import { hueOf } from "#src/lib/voice-hue.ts";
import { voiceprintPath } from "#src/ui/voiceprint-path.ts";

test("a name always draws the same rings, another name others", () => {
  expect(voiceprintPath("Elif Karaçay")).toBe(voiceprintPath("Elif Karaçay"));
  expect(voiceprintPath("Elif Karaçay")).not.toBe(voiceprintPath("Şule Güngör"));
});

test("the rings stay inside their square of 64", () => {
  for (const name of ["Elif Karaçay", "Ömer", "", "إلياس", "Iğdır"]) {
    const numbers =
      voiceprintPath(name)
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? [];
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
