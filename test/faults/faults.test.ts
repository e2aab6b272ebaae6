import { describe, expect } from "vitest";
import { triesAll } from "#test/support/amount.ts";
import { faults } from "./kinds/all.ts";
import type { Case } from "./kinds/fault.ts";
import { test } from "./fixtures.ts";

/** One case of each form that a fault has, and as far as can be each on another screen. */
function formsOf(cases: Case[], nth: number): Case[] {
  const forms = Map.groupBy(cases, ({ variant }) => variant.replace(/\d+/, ""));
  return [...forms.values()].flatMap((same, form) => same[(nth + form) % same.length] ?? []);
}

describe.each(faults.map((fault, nth) => ({ ...fault, nth })))("$name", ({ cases, nth }) => {
  test.for(triesAll ? cases : formsOf(cases, nth))("$screen: $variant", async ({ run }, { world }) => {
    expect(await run(world)).toBeUndefined();
  });
});
