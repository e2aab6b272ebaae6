import { locales, type Locale } from "#contract/constants/site-languages.ts";

const money = (amount: number, currency: string, locale: Locale) => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
};

/** An amount as the locale writes it in a currency (ISO 4217): `$1,250` or `₺1.250`; cents only when there are any. */
export const formatMoney = (amount: number, currency: string, locale: Locale): string =>
  money(amount, currency, locale).format(amount);

/** The sign of a currency, on the side of an amount where the locale writes it. */
export function currencySign(currency: string, locale: Locale): { before?: string; after?: string } {
  const parts = money(0, currency, locale).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  return parts[0]?.type === "currency" ? { before: sign } : { after: sign };
}

/** Signs that people write and no locale does. */
const spokenSigns: Partial<Record<string, string>> = { TRY: "tl" };

/** How a currency (ISO 4217) is written beside an amount in any of our languages, in small letters, longest first. */
export function currencySigns(currency: string): string[] {
  const signs = new Set([currency.toLowerCase(), spokenSigns[currency] ?? ""]);
  for (const locale of locales)
    for (const currencyDisplay of ["symbol", "narrowSymbol"] as const) {
      const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
      const sign = format.formatToParts(0).find(({ type }) => type === "currency");
      signs.add(sign?.value.toLowerCase() ?? "");
    }
  return [...signs].filter(Boolean).toSorted((one, other) => other.length - one.length);
}

export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(locale).format(count);

/** A change of level with its sign: `+2.1 dB` or `−0,8 dB`; `0 dB` for what cannot be heard. */
export function formatDecibels(decibels: number, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return `${number.format(decibels).replace("-", "−")} dB`;
}

/** A fraction from 0 to 1 as `62%` or `%62`. */
export const formatPercent = (fraction: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(fraction);

/** Reads a typed amount with the locale's separators, or groups with spaces between them; `null` when it is none. */
export function parseAmount(text: string, locale: Locale): number | null {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const [group, point] = ["group", "decimal"].map((type) => parts.find((part) => part.type === type)?.value);
  const shape = new RegExp(
    `^(\\d+|\\d{1,3}(?:(?:[${group}]\\d{3})+|(?:\\s\\d{3})+))(?:[${point}](\\d{1,2}))?$`,
  );
  const [, whole, cents = "0"] = shape.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(`${whole.replace(/\D/g, "")}.${cents}`);
}

/** Names sort in Turkish order in both languages (ç after c, ı before i). */
export const byName = new Intl.Collator("tr").compare;

/** Up to two letters for a portrait, in Turkish capitals: `DA` for Deniz Aksoy. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase("tr");
}
