import { expect, it } from "vitest";
import { formatZoned } from "#src/lib/i18n/clock.ts";
import { formatWhen, formatZonedDay } from "#src/lib/i18n/format-ago.ts";

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 12).toISOString();

it("says a moment in the given time zone", () => {
  const moment = "2026-11-26T15:00:00Z";
  expect(formatZoned(moment, "Europe/Istanbul", "tr")).toBe("26 Kasım Perşembe, 18.00");
  expect(formatZoned(moment, "Europe/Istanbul", "en").replaceAll(/\s/g, " ")).toBe(
    "Thursday, November 26, 6:00 PM",
  );
  expect(formatZoned("2026-11-26T23:30:00Z", "Europe/Istanbul", "tr")).toBe("27 Kasım Cuma, 02.30");
  expect(formatZonedDay("2026-11-26T23:30:00Z", "Europe/Istanbul", "tr")).toBe("27 Kasım");
});

it("says when something happened by the reader's own days", () => {
  const now = new Date(2026, 10, 24, 9, 30);
  expect(formatWhen(at(24, 8), now, "tr")).toBe("bugün 08.12");
  expect(formatWhen(at(23, 16), now, "tr")).toBe("dün 16.12");
  expect(formatWhen(at(22, 16), now, "tr")).toBe("22 Kas 16.12");
});
