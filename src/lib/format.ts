import type { Locale } from "./locale.ts";

/** Dollars in the language's separators, the sign always first: `$1,250` and `$1.250`; cents when there are any. */
export function formatDollars(amount: number, locale: Locale): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `$${number.format(amount)}`;
}

export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(locale).format(count);

/** A fraction from 0 to 1: `62%` and `%62`. */
export const formatPercent = (fraction: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(fraction);

/** What a person typed as an amount, in the language's own separators; `null` when it is no amount. */
export function parseAmount(text: string, locale: Locale): number | null {
  const [group, point] = locale === "tr" ? ["\\.", ","] : [",", "\\."];
  const shape = new RegExp(`^(\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${point}(\\d{1,2}))?$`);
  const [, whole, cents = "0"] = shape.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(`${whole.replace(/\D/g, "")}.${cents}`);
}

/** Turkish order for names in both languages (ç after c, ı before i). */
export const byName = new Intl.Collator("tr").compare;
