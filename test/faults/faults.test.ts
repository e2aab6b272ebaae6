import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "./fault.ts";
import { beyond } from "./beyond.ts";
import { doubleSubmit } from "./double-submit.ts";
import { backAndForward } from "./history.ts";
import { locked } from "./locked.ts";
import { lostAnswer } from "./lost-answer.ts";
import { malformed } from "./malformed.ts";
import { offlineFault } from "./offline.ts";
import { otherToken } from "./other-token.ts";
import { parallel401 } from "./parallel-401.ts";
import { renderError } from "./render-error.ts";
import { slow } from "./slow.ts";
import { staleCode } from "./stale-code.ts";
import { storage } from "./storage.ts";
import { unmount } from "./unmount.ts";
import { openOwnWorld, type World } from "./world.ts";

const faults: Fault[] = [
  parallel401,
  otherToken,
  locked,
  staleCode,
  offlineFault,
  slow,
  doubleSubmit,
  lostAnswer,
  backAndForward,
  beyond,
  renderError,
  malformed,
  unmount,
  storage,
];

/** All of them with `NIGHTLY=1`; else one of each fault, each on another screen. */
const isNightly = process.env["NIGHTLY"] === "1";

let world: World;
beforeAll(async () => {
  world = await openOwnWorld();
}, 120_000);
afterAll(() => world.close());

describe.each(faults.map((fault, nth) => ({ ...fault, nth })))("$name", ({ cases, nth }) => {
  const chosen = isNightly ? cases : cases.slice(nth % cases.length, (nth % cases.length) + 1);
  it.each(chosen)("$screen: $variant", async ({ run }) => {
    await expect(run(world)).resolves.toBeUndefined();
  });
});
