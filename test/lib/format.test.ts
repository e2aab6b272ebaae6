import { describe, expect, it } from "vitest";
import * as format from "#src/lib/i18n/format.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { initials } from "#src/lib/i18n/format.ts";

describe("dollars", () => {
  it.each([
    [1250, "$1.250", "$1,250"],
    [0, "$0", "$0"],
    [1250.5, "$1.250,50", "$1,250.50"],
    [999_999_999.99, "$999.999.999,99", "$999,999,999.99"],
  ])("%d is %s in Turkish and %s in English", (amount, tr, en) => {
    expect(format.formatMoney(amount, "USD", "tr")).toBe(tr);
    expect(format.formatMoney(amount, "USD", "en")).toBe(en);
  });
});

describe("an amount as typed", () => {
  it.each([
    ["1.250", 1250, null],
    ["1,250", null, 1250],
    ["1.250,50", 1250.5, null],
    ["1,250.50", null, 1250.5],
    ["12.5", null, 12.5],
    ["12,5", 12.5, null],
    ["1250", 1250, 1250],
    ["1250,5", 1250.5, null],
    ["0", 0, 0],
    [" 7 ", 7, 7],
    ["1.25", null, 1.25],
    ["12.50.000", null, null],
    ["1.2500", null, null],
    ["1,234,567.89", null, 1234567.89],
    ["1.234.567,89", 1234567.89, null],
    ["-5", null, null],
    ["1e3", null, null],
    ["٣", null, null],
    ["", null, null],
    ["$5", null, null],
    ["5,123", 5.123 * Number.NaN, 5123],
  ])("%j is %s in Turkish and %s in English", (text, tr, en) => {
    expect(format.parseAmount(text, "tr")).toBe(Number.isNaN(tr) ? null : tr);
    expect(format.parseAmount(text, "en")).toBe(en);
  });
});

it("writes counts, shares and times", () => {
  expect(format.formatCount(12345, "tr")).toBe("12.345");
  expect(format.formatCount(12345, "en")).toBe("12,345");
  expect(format.formatPercent(0.62, "tr")).toBe("%62");
  expect(format.formatPercent(0.62, "en")).toBe("62%");
  expect(["0:00", "0:06", "1:01", "12:30"]).toEqual([0, 6.98, 61, 750].map(formatTime));
});

it("sorts as Turkish does, and takes initials in Turkish capitals", () => {
  const names = [
    "Zeynep",
    "Çağlar",
    "Cem",
    "Işık",
    "İlkay",
    "Iraz",
    "Şule",
    "Sena",
    "Öykü",
    "Ozan",
    "Ümit",
    "Umut",
  ];
  expect(names.toSorted(format.byName)).toEqual([
    "Cem",
    "Çağlar",
    "Iraz",
    "Işık",
    "İlkay",
    "Ozan",
    "Öykü",
    "Sena",
    "Şule",
    "Umut",
    "Ümit",
    "Zeynep",
  ]);
  expect(initials("deniz aksoy")).toBe("DA");
  expect(initials("ilkay ışık")).toBe("İI");
  expect(initials("Ayşe Nur Erdem")).toBe("AE");
  expect(initials("Tek")).toBe("T");
  expect(initials(" ")).toBe("");
});
