import { currencySigns, parseAmount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";

/** Reads a minus sign too, so that the form can say that the number is out of range. */
function readSigned(text: string, read: (digits: string) => number): number {
  const typed = text.trim();
  return /^[-−]/.test(typed) ? -read(typed.slice(1)) : read(typed);
}

/** An amount without the sign of its currency, which may stand on either side. */
function withoutSign(text: string, currency: string): string {
  const amount = text.trim();
  const folded = amount.toLowerCase();
  for (const sign of currencySigns(currency)) {
    if (folded.startsWith(sign)) return amount.slice(sign.length).trim();
    if (folded.endsWith(sign)) return amount.slice(0, -sign.length).trim();
  }
  return amount;
}

/**
 * An amount with the separators of the selected language, with or without the sign of `currency` (ISO 4217); NaN when it is
 * none, such as one in another currency.
 */
export const readBudget = (text: string, currency: string): number =>
  readSigned(text, (amount) => parseAmount(withoutSign(amount, currency), currentLocale()) ?? Number.NaN);

/** An amount with the separators of the other language, as it is written in the selected one; undefined for any other. */
export function rewriteAmount(text: string, currency: string): string | undefined {
  if (!Number.isNaN(readBudget(text, currency))) return undefined;
  const rewritten = text.trim().replace(/[.,]/g, (separator) => (separator === "." ? "," : "."));
  return Number.isNaN(readBudget(rewritten, currency)) ? undefined : rewritten;
}

/** A whole number; NaN when it is none. */
export const readWhole = (text: string): number =>
  readSigned(text, (digits) => (/^\d+$/.test(digits) ? Number(digits) : Number.NaN));

/** An amount as it would be typed in the selected language. */
export const typedAmount = (amount: number): string =>
  new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 2 }).format(amount);
