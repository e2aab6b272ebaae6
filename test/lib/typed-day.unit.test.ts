import { describe, expect, it } from "vitest";
import { locales } from "#contract/constants/site-languages.ts";
import { isDay } from "#src/lib/i18n/calendar-day.ts";
import { exampleDay, inOrderOf, readDay, writeDay } from "#src/lib/i18n/typed-day.ts";
import * as fc from "#test/support/generated.ts";

const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe.each(locales)("in %s", (locale) => {
  it("reads every day as it writes it, and as ISO 8601 does", () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(readDay(writeDay(day, locale), locale)).toBe(day);
        expect(readDay(day, locale)).toBe(day);
      }),
      { numRuns: fc.runs(1000) },
    );
  });

  it("reads a day without zeros, with other signs, without signs and with the month's name", () => {
    const signs = fc.constantFrom(".", "/", "-", " ", ". ", " / ");
    fc.assert(
      fc.property(days, signs, (day, sign) => {
        const [year = "", month = "", date = ""] = day.split("-");
        const written = inOrderOf(locale, { year, month: String(Number(month)), day: String(Number(date)) });
        expect(readDay(` ${written.replaceAll(/[./]/g, sign)} `, locale)).toBe(day);
        expect(readDay(writeDay(day, locale).replaceAll(/\D/g, ""), locale)).toBe(day);
        for (const form of ["short", "long"] as const) {
          const named = new Intl.DateTimeFormat(locale, {
            year: "numeric",
            month: form,
            day: "numeric",
            timeZone: "UTC",
          }).format(new Date(day));
          expect(readDay(named, locale)).toBe(day);
        }
      }),
      { numRuns: fc.runs(1000) },
    );
  });

  it("answers a day of the calendar or nothing, whatever is typed", () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d./ -]{1,12}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const day = readDay(text, locale);
        expect(day === undefined || isDay(day)).toBe(true);
      }),
      { numRuns: fc.runs(2000) },
    );
  });
});

it.each([
  ["1.2.26", "2026-02-01", "2026-01-02"],
  ["01/02/2026", "2026-02-01", "2026-01-02"],
  ["27.11.2026", "2026-11-27", undefined],
  ["11/27/2026", undefined, "2026-11-27"],
  ["271126", "2026-11-27", undefined],
  ["11272026", undefined, "2026-11-27"],
  ["2026-11-27", "2026-11-27", "2026-11-27"],
  ["2026/1/2", "2026-01-02", "2026-01-02"],
  ["29.02.2028", "2028-02-29", undefined],
  ["29.02.2026", undefined, undefined],
  ["31.04.2026", undefined, undefined],
  ["27 kasım 2026", "2026-11-27", undefined],
  ["27 KAS 26", "2026-11-27", undefined],
  ["Nov 27, 2026", undefined, "2026-11-27"],
  ["27 november 2026", undefined, "2026-11-27"],
  ["ma 1 2026", undefined, undefined],
  ["27.11", undefined, undefined],
  ["27.11.202", undefined, undefined],
  ["27.11.2026 09.00", undefined, undefined],
  ["0.1.2026", undefined, undefined],
  ["-5", undefined, undefined],
  ["٢٧.١١.٢٠٢٦", undefined, undefined],
  ["yarın", undefined, undefined],
  ["", undefined, undefined],
])("%j is %s in Turkish and %s in English", (text, tr, en) => {
  expect(readDay(text, "tr")).toBe(tr);
  expect(readDay(text, "en")).toBe(en);
});

it("writes the order of each language", () => {
  expect(writeDay("2026-11-07", "tr")).toBe("07.11.2026");
  expect(writeDay("2026-11-07", "en")).toBe("11/07/2026");
  expect(inOrderOf("tr", { day: "gg", month: "aa", year: "yyyy" })).toBe("gg.aa.yyyy");
  expect(exampleDay("tr")).toMatch(/^31\.12\.\d{4}$/);
});
