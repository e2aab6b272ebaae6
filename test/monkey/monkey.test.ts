import { browserTest as test } from "#test/support/browser/fixtures.ts";
import { walk } from "./walk.ts";

// `MONKEY_STEPS=20000` for the long run, `MONKEY_SEED=17` for one walk of it.
const stepsOfWalk = 100;
const steps = Number(process.env["MONKEY_STEPS"] ?? 400);
const seed = process.env["MONKEY_SEED"];
const seeds =
  seed === undefined
    ? Array.from({ length: Math.ceil(steps / stepsOfWalk) }, (_, nth) => nth + 1)
    : [Number(seed)];

test.for(seeds)("seed %i", { timeout: 600_000 }, async (one, { browser }) => {
  await walk(browser, { seed: one, steps: stepsOfWalk });
});
