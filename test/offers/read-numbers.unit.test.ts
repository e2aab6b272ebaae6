import { i18n } from "@lingui/core";
import { assert, boolean, constantFrom, integer, property, string } from "#test/support/generated.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { isMoney } from "#server/offers/terms/clean-terms.ts";
import { readBudget, readWhole, rewriteAmount } from "#src/features/offers/reading/read-numbers.ts";
import { formatMoney } from "#src/lib/i18n/format.ts";

const separators = { tr: { group: ".", point: "," }, en: { group: ",", point: "." } } as const;
const inCents = integer({ min: 0, max: 99_999_999_999 });

/** A second reading of the rule, digit by digit: NaN, or the amount in cents. */
function centsOf(text: string, { group, point }: { group: string; point: string }): number {
  const [whole = "", cents = "", ...more] = text.split(point);
  if (more.length > 0 || (text.includes(point) && !/^\d{1,2}$/.test(cents))) return Number.NaN;
  const groups = whole.split(group);
  const isGrouped = groups.length > 1;
  const areRight = groups.every((digits, place) =>
    isGrouped
      ? /^\d+$/.test(digits) && (place === 0 ? digits.length <= 3 : digits.length === 3)
      : /^\d+$/.test(digits),
  );
  return areRight ? Number(groups.join("")) * 100 + Number(cents.padEnd(2, "0")) : Number.NaN;
}

describe.each(["tr", "en"] as const)("in %s", (locale) => {
  const { group, point } = separators[locale];
  beforeEach(() => i18n.loadAndActivate({ locale, messages: {} }));

  test("every amount is understood as it is written in the language, grouped or not", () => {
    assert(
      property(inCents, boolean(), integer({ min: 0, max: 2 }), (cents, useGrouping, digits) => {
        const amount = Math.trunc(cents / 10 ** (2 - digits)) / 10 ** digits;
        const format = new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits: digits });
        expect(readBudget(format.format(amount), "USD")).toBe(amount);
      }),
    );
  });

  test("any text of digits and separators is read by the rule, or is no number", () => {
    const character = constantFrom(..."0123456789".split(""), group, point, group, point);
    const text = string({ unit: character, minLength: 1, maxLength: 12 });
    assert(
      property(text, (typed) => {
        const budget = readBudget(typed, "USD");
        expect(Math.round(budget * 100)).toBe(centsOf(typed, { group, point }));
      }),
      { numRuns: 2000 },
    );
  });

  test("what is understood is exact to the cent for the server, and the echo means the same", () => {
    assert(
      property(inCents, (cents) => {
        const budget = readBudget(new Intl.NumberFormat(locale).format(cents / 100), "USD");
        expect(isMoney(budget)).toBe(true);
        expect(readBudget(formatMoney(budget, "USD", locale), "USD")).toBe(budget);
      }),
    );
  });

  const currency = constantFrom(...Intl.supportedValuesOf("currency"));
  const display = constantFrom("code", "symbol", "narrowSymbol");

  test("what the site writes in any currency and either language’s place of the sign is read back", () => {
    assert(
      property(currency, inCents, display, boolean(), (code, cents, currencyDisplay, isBehind) => {
        const amount = cents / 100;
        expect(readBudget(formatMoney(amount, code, locale), code)).toBe(amount);
        const style = { style: "currency", currency: code, currencyDisplay } as const;
        const parts = new Intl.NumberFormat(locale, style).formatToParts(0);
        const sign = parts.find(({ type }) => type === "currency")?.value ?? code;
        const plain = new Intl.NumberFormat(locale).format(amount);
        expect(readBudget(isBehind ? `${plain} ${sign}` : `${sign} ${plain}`, code)).toBe(amount);
      }),
    );
  });

  test("an amount with spaces between its groups is understood", () => {
    const space = constantFrom(" ", "\u00A0", "\u202F", "\u2009");
    assert(
      property(inCents, space, (cents, between) => {
        const parts = new Intl.NumberFormat(locale).formatToParts(cents / 100);
        const spaced = parts.map(({ type, value }) => (type === "group" ? between : value)).join("");
        expect(readBudget(spaced, "TRY")).toBe(cents / 100);
      }),
    );
  });

  test.each([
    [`$1${group}250${point}50`, "USD", 1250.5],
    [`1${group}250${point}50 $`, "USD", 1250.5],
    ["1 250", "USD", 1250],
    ["usd 1250", "USD", 1250],
    ["-$5", "USD", -5],
    ["₺1250", "TRY", 1250],
    ["1250 TL", "TRY", 1250],
    ["1250TRY", "TRY", 1250],
    ["€1250", "TRY", Number.NaN],
    ["1250 $", "TRY", Number.NaN],
    ["$$5", "USD", Number.NaN],
    ["$5$", "USD", Number.NaN],
    ["$", "USD", Number.NaN],
    [`1${group}250 000`, "USD", Number.NaN],
    ["12 50", "USD", Number.NaN],
    ["1  250", "USD", Number.NaN],
  ])("%j in %s is %d", (typed, code, budget) => {
    expect(readBudget(typed, code)).toBe(budget);
  });

  test.each([
    [`1${group}250`, 1250],
    [`1${group}250${point}5`, 1250.5],
    [`1250${point}50`, 1250.5],
    [" 0 ", 0],
    ["007", 7],
    ["-5", -5],
    ["−5", -5],
    [`12${group}5`, Number.NaN],
    [`1${group}25`, Number.NaN],
    [`1${point}250${group}5`, Number.NaN],
    [`1${point}`, Number.NaN],
    [`${point}5`, Number.NaN],
    [`1${point}234`, Number.NaN],
    ["1e3", Number.NaN],
    ["0x10", Number.NaN],
    ["€5", Number.NaN],
    ["١٢", Number.NaN],
    ["--5", Number.NaN],
    ["", Number.NaN],
  ])("%j is %d", (typed, budget) => {
    expect(readBudget(typed, "USD")).toBe(budget);
  });

  test.each([
    [`12${group}5`, `12${point}5`],
    [` 1${point}250${group}75`, `1${group}250${point}75`],
    [`12${point}5`, undefined],
    [`1${group}250`, undefined],
    ["twelve", undefined],
    ["", undefined],
  ])("%j is written %j", (typed, rewritten) => {
    expect(rewriteAmount(typed, "USD")).toBe(rewritten);
  });
});

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["-1", -1],
  ["1.0", Number.NaN],
  ["1,0", Number.NaN],
  ["1e2", Number.NaN],
  ["", Number.NaN],
])("the version %j is %d", (typed, version) => {
  expect(readWhole(typed)).toBe(version);
});
