import { describe, expect } from "vitest";
import { test as minimalTest } from "#test/support/minimal-back-end/fixtures.ts";
import { triesAll } from "#test/support/amount.ts";
import { faults } from "./kinds/all.ts";
import { minimalBackEnd } from "./back-ends.ts";
import { worldOf } from "./world.ts";

/** Which screens such a back end can fill, and which faults it can show there. */
const screens = {
  client: ["panel", "offer dialog"],
  owner: ["create artist", "update artist", "artists’ names", "create client"],
};
const shown = [
  "401 mid-use",
  "stale chunk",
  "offline",
  "slow",
  "double submit",
  "lost response",
  "render error",
  "malformed response",
  "unmount",
];
const needsOurs = /of a like|walk/;

const test = minimalTest.extend("world", ({ backEnd, user, browser, openUrl }) =>
  worldOf(minimalBackEnd(backEnd, user), browser, openUrl),
);

describe.each(["client", "owner"] as const)("over a minimal back end, as its %s", (user) => {
  test.override({ user });
  const all = faults
    .filter(({ name }) => shown.includes(name))
    .flatMap(({ name, cases }) =>
      cases
        .filter(({ screen, variant }) => screens[user].includes(screen) && !needsOurs.test(variant))
        .map((one) => ({ ...one, name })),
    );
  const some = all.filter((_, nth) => nth % 20 === 0);
  test.for(triesAll ? all : some)("$name, $screen: $variant", async ({ run }, { world }) => {
    expect(await run(world)).toBeUndefined();
  });
});
