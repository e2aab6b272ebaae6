import { expect, it } from "vitest";
import { formatAgo, formatMoment } from "#src/lib/i18n/format-ago.ts";

const moment = new Date(2026, 10, 18, 17, 20).toISOString();

it("writes a time with a point in Turkish and with a colon in English", () => {
  expect(formatMoment(moment, "tr")).toBe("18 Kasım 2026 17.20");
  expect(formatMoment(moment, "en")).toMatch(/5:20\sPM$/);
  expect(formatAgo(moment, new Date(2026, 10, 19, 12), "tr", "with time")).toBe("dün, 17.20");
});
