import { parseAmount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";

/** Reads a minus sign too, so that the form can say that the number is out of range. */
function readSigned(text: string, read: (digits: string) => number): number {
  const typed = text.trim();
  return /^[-−]/.test(typed) ? -read(typed.slice(1)) : read(typed);
}

/** An amount with the separators of the selected language; NaN when it is none. */
export const readBudget = (text: string): number =>
  readSigned(text, (digits) => parseAmount(digits, currentLocale()) ?? Number.NaN);

/** A whole number; NaN when it is none. */
export const readWhole = (text: string): number =>
  readSigned(text, (digits) => (/^\d+$/.test(digits) ? Number(digits) : Number.NaN));
