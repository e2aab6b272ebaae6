import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turn } from "#server/http/turn.ts";

test("calls of one turn of the event loop have waited since its first, and those of the next have not", async () => {
  let now = 1000;
  const watched = new Turn(() => now);
  expect(watched.waited()).toBe(0);
  now += 300;
  await Promise.resolve();
  expect(watched.waited()).toBe(300);
  await turn();
  expect(watched.waited()).toBe(0);
  now += 50;
  expect(watched.waited()).toBe(50);
});
