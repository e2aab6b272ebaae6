import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faults, isNightly } from "./all.ts";
import { openSection7World, type World } from "./world.ts";

/** Which screens such a back end can fill, and which faults it takes nothing of ours to show there. */
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

describe.each(["client", "owner"] as const)("a back end of section 7 alone, as its %s", (user) => {
  let world: World;
  beforeAll(async () => {
    world = await openSection7World(user);
  });
  afterAll(() => world.close());

  const all = faults
    .filter(({ name }) => shown.includes(name))
    .flatMap(({ name, cases }) =>
      cases
        .filter(({ screen, variant }) => screens[user].includes(screen) && !needsOurs.test(variant))
        .map((one) => ({ ...one, name })),
    );
  it.each(isNightly ? all : all.filter((_, nth) => nth % 20 === 7))(
    "$name, $screen: $variant",
    async ({ run }) => {
      expect(await run(world)).toBeUndefined();
    },
  );
});
