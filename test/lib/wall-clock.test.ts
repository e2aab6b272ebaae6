import { expect, it, onTestFinished, vi } from "vitest";
import { dayIn, shownIn } from "#contract/constants/wall-clock.ts";
import { timeIn } from "#server/clock/agency-day.ts";
import { daysUntil } from "#src/session/offers/answer-by.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";

// Half an hour past midnight in Istanbul, while it is still the day before in UTC.
const now = new Date("2026-11-18T21:30:00Z");

it("is the calendar's and the clock's of the place", () => {
  expect(shownIn("Europe/Istanbul", now)).toEqual({ day: "2026-11-19", clock: "00:30:00" });
  expect(shownIn("America/New_York", now)).toEqual({ day: "2026-11-18", clock: "16:30:00" });
});

it("does not hang on how a locale puts days together, which ICU has changed before", () => {
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format") ?? {};
  onTestFinished(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", format);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { get: () => () => "11/19/2026" });
  vi.spyOn(Date.prototype, "toLocaleDateString").mockReturnValue("11/19/2026");
  vi.setSystemTime(now);
  expect(dayIn("Europe/Istanbul", now)).toBe("2026-11-19");
  expect(daysUntil("2026-11-20", now, "Europe/Istanbul")).toBe(1);
  expect(dayAhead("Europe/Istanbul", { days: 3 })).toBe("2026-11-22");
  expect(timeIn("Europe/Istanbul", "2026-11-19", 18).toISOString()).toBe("2026-11-19T15:00:00.000Z");
});
