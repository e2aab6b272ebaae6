import { describe, expect, test } from "vitest";
import { FairLane } from "#server/http/limits/fair-lane.ts";

/** A lane of four places, with a clock that stands until it is moved. */
function open() {
  let now = 0;
  const started: string[] = [];
  const lane = new FairLane({ atOnce: () => 4, mostOfOne: () => 6, mostWaiting: () => 8 }, () => now);
  const enter = (key: string) => lane.enter(key, () => started.push(key));
  return { started, enter, pass: (milliseconds: number) => (now += milliseconds) };
}

describe("one address alone", () => {
  test("has three quarters of the places, waits for the others, and is refused past them", () => {
    const { started, enter } = open();
    const calls = Array.from({ length: 8 }, () => enter("a"));
    expect(started).toEqual(["a", "a", "a"]);
    expect(calls.filter((leave) => leave === undefined)).toHaveLength(2);
    calls[0]?.();
    calls[0]?.();
    expect(started).toHaveLength(4);
  });

  test("is taken again as soon as those who called are gone", () => {
    const { started, enter, pass } = open();
    enter("b")?.();
    enter("a");
    enter("a");
    expect(started).toEqual(["b", "a"]);
    pass(5001);
    enter("a");
    expect(started).toEqual(["b", "a", "a"]);
  });
});

describe("beside others", () => {
  test("a full address keeps nobody out, and gets one place at a time", () => {
    const { started, enter } = open();
    const calls = Array.from({ length: 6 }, () => enter("a"));
    expect(enter("b")).toBeDefined();
    expect(started).toEqual(["a", "a", "a", "b"]);
    calls[0]?.();
    calls[1]?.();
    expect(started).toHaveLength(4);
    calls[2]?.();
    expect(started).toEqual(["a", "a", "a", "b", "a"]);
  });

  test("a place that is free goes to who has nothing under way", () => {
    const { started, enter } = open();
    const first = enter("a");
    for (const key of ["b", "c", "d", "a", "a", "e"]) enter(key);
    expect(started).toEqual(["a", "b", "c", "d"]);
    first?.();
    expect(started.at(-1)).toBe("a");
    expect(started).toHaveLength(5);
  });

  test("who hangs up while waiting gives the turn to the next", () => {
    const { started, enter } = open();
    enter("b");
    const running = enter("a");
    const waiting = enter("a");
    enter("a");
    waiting?.();
    expect(started).toEqual(["b", "a"]);
    running?.();
    expect(started).toEqual(["b", "a", "a"]);
  });
});
