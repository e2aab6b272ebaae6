import { describe, expect, it } from "vitest";
import { answerByWords, daysUntil } from "#src/session/offers/answer-by.ts";

// Half an hour past midnight in Istanbul, while it is still the day before in UTC.
const now = new Date("2026-11-18T21:30:00Z");

const timeZone = "Europe/Istanbul";
const say = (day: string, locale: "tr" | "en") => answerByWords(day, { now, timeZone, locale }).words;

describe("the last day for an answer", () => {
  it("is counted in the agency's days", () => {
    expect(daysUntil("2026-11-19", now, timeZone)).toBe(0);
    expect(daysUntil("2026-11-18", now, "America/New_York")).toBe(0);
    expect(daysUntil("2026-11-20", now, timeZone)).toBe(1);
    expect(daysUntil("2027-01-01", now, timeZone)).toBe(43);
  });

  it.each([
    ["2026-11-19", true],
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["2026-11-18", true],
  ])("is a warning today and tomorrow: %s", (day, isSoon) => {
    expect(answerByWords(day, { now, timeZone, locale: "en" }).isSoon).toBe(isSoon);
  });

  it("says today and tomorrow, and else weekday and date", () => {
    expect(say("2026-11-19", "en").message).toBe("Answer by today");
    expect(say("2026-11-20", "en").message).toBe("Answer by tomorrow");
    expect(say("2026-11-26", "en").values).toEqual({ date: "Thursday, November 26" });
    expect(say("2026-11-26", "tr").values).toEqual({ date: "26 Kasım Perşembe" });
  });
});
