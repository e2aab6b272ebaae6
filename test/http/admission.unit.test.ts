import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { Admission } from "#server/http/admission.ts";

let now: number;
let admission: Admission;
beforeEach(() => {
  now = 1000;
  admission = new Admission({ inFlight: 100, delay: 2000 }, () => now);
});

/** One turn of the event loop in which so many calls are read, each of which keeps it for some milliseconds. */
async function turn(calls: number, each: number): Promise<number> {
  let taken = 0;
  for (let nth = 0; nth < calls; nth += 1) {
    if (!admission.admits()) continue;
    const end = admission.take();
    taken += 1;
    now += each;
    end();
  }
  await nextTurn();
  return taken;
}

describe("calls under way", () => {
  test("are bounded, and one more is taken when one has ended", () => {
    const ends = Array.from({ length: 100 }, () => {
      expect(admission.admits()).toBe(true);
      return admission.take();
    });
    expect(admission.admits()).toBe(false);
    ends[0]?.();
    ends[0]?.();
    expect(admission.admits()).toBe(true);
    admission.take();
    expect(admission.admits()).toBe(false);
  });

  test("are bounded lower once they have been many for long, but for those in a queue of their own", async () => {
    const ends = Array.from({ length: 60 }, () => admission.take());
    for (let nth = 0; nth < 100; nth += 1) {
      expect(await turn(1, 0)).toBe(nth < 81 ? 1 : 0);
      now += 25;
    }
    expect(admission.admits(45)).toBe(true);
    for (const end of ends.slice(0, 45)) end();
    expect(admission.admits()).toBe(true);
  });
});

describe("calls that wait unread", () => {
  test("are all taken in a burst, up to the greatest delay", async () => {
    expect(await turn(150, 10)).toBe(150);
    now += 60_000;
    expect(await turn(300, 10)).toBe(200);
  });

  test("are refused beyond what is answered soon when the burst does not end", async () => {
    for (let nth = 0; nth < 20; nth += 1) await turn(100, 3);
    expect(await turn(100, 3)).toBe(12);
  });

  test("are a few at least, however slow the machine is", async () => {
    for (let nth = 0; nth < 20; nth += 1) await turn(40, 50);
    expect(await turn(40, 50)).toBe(12);
  });

  test("are taken again once nothing has waited for a quarter of a second", async () => {
    for (let nth = 0; nth < 20; nth += 1) await turn(100, 3);
    await turn(3, 3);
    expect(await turn(100, 3)).toBe(12);
    for (let nth = 0; nth < 30; nth += 1) await turn(3, 3);
    expect(await turn(100, 3)).toBe(100);
  });

  test("are taken again after a pause", async () => {
    for (let nth = 0; nth < 20; nth += 1) await turn(100, 3);
    now += 60_000;
    expect(await turn(100, 3)).toBe(100);
  });

  test("of one caller after the other are no queue, however slow they are", async () => {
    for (let nth = 0; nth < 100; nth += 1) expect(await turn(1, 100)).toBe(1);
    expect(await turn(20, 3)).toBe(20);
  });
});

test("without a greatest delay only calls under way are counted", async () => {
  admission = new Admission({ inFlight: 100, delay: 0 }, () => now);
  for (let nth = 0; nth < 20; nth += 1) expect(await turn(90, 100)).toBe(90);
});
