import { expect, it } from "vitest";
import { dayIn, shownIn } from "#contract/constants/wall-clock.ts";
import { ahead, timeIn } from "#server/clock/agency-day.ts";
import * as fc from "#test/support/generated.ts";

it("a room closes when it is 18.00 where the agency is, before and after clocks are changed", () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  fc.assert(
    fc.property(zone, fc.nat(6000), (timeZone, days) => {
      const day = ahead("2024-01-01", { days });
      const time = timeIn(timeZone, day, 18);
      expect(dayIn(timeZone, time)).toBe(day);
      expect(shownIn(timeZone, time).clock).toBe("18:00:00");
    }),
    { numRuns: fc.runs(2000) },
  );
});

it("of a day on which clocks are changed it is 18.00 all the same", () => {
  expect(timeIn("Europe/Istanbul", "2026-11-26", 18).toISOString()).toBe("2026-11-26T15:00:00.000Z");
  expect(timeIn("Europe/Berlin", "2027-03-28", 18).toISOString()).toBe("2027-03-28T16:00:00.000Z");
  expect(timeIn("Europe/Berlin", "2026-10-25", 18).toISOString()).toBe("2026-10-25T17:00:00.000Z");
});
