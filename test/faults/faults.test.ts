import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faults, isNightly } from "./all.ts";
import type { Case } from "./fault.ts";
import { openOwnWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openOwnWorld();
}, 120_000);
afterAll(() => world.close());

/** One case of each fault, as far apart in the list of screens as there are faults. */
const oneOf = (cases: Case[], nth: number) => {
  const place = Math.floor((nth * cases.length) / faults.length);
  return cases.slice(place, place + 1);
};

describe.each(faults.map((fault, nth) => ({ ...fault, nth })))("$name", ({ cases, nth }) => {
  it.each(isNightly ? cases : oneOf(cases, nth))("$screen: $variant", async ({ run }) => {
    expect(await run(world)).toBeUndefined();
  });
});
