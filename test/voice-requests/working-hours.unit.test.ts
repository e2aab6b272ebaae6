import { expect, test } from "vitest";
import { afterWorkingHours } from "#server/clock/working-hours.ts";

const istanbul = "Europe/Istanbul";
const after = (since: string, hours: number, zone = istanbul) =>
  afterWorkingHours(zone, new Date(since), hours).toISOString();

test.each([
  ["within a day", "2026-11-23T07:00:00Z", 2, "2026-11-23T09:00:00.000Z"],
  ["to the very end of a day", "2026-11-23T06:00:00Z", 9, "2026-11-23T15:00:00.000Z"],
  ["over the night", "2026-11-23T14:00:00Z", 2, "2026-11-24T07:00:00.000Z"],
  ["over a weekend", "2026-11-27T14:30:00Z", 1, "2026-11-30T06:30:00.000Z"],
  ["sent on a Saturday", "2026-11-28T10:00:00Z", 24, "2026-12-02T12:00:00.000Z"],
  ["sent before the door opens", "2026-11-23T03:00:00Z", 1, "2026-11-23T07:00:00.000Z"],
])("working hours: %s", (_what, since, hours, expected) => {
  expect(after(since, hours)).toBe(expected);
});

test("count what clocks show, also over their change", () => {
  // Sunday 25 October has 25 hours in Berlin.
  expect(after("2026-10-23T14:00:00Z", 3, "Europe/Berlin")).toBe("2026-10-26T09:00:00.000Z");
});
