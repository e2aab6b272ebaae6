import { parseAmount } from "#src/lib/format.ts";
import { currentLocale } from "#src/lib/locale.ts";

/** With a minus it is a number still, only none that is allowed. */
function readSigned(text: string, read: (digits: string) => number): number {
  const typed = text.trim();
  return /^[-−]/.test(typed) ? -read(typed.slice(1)) : read(typed);
}

/** An amount in the selected language's own separators; NaN when it is none. */
export const readBudget = (text: string): number =>
  readSigned(text, (digits) => parseAmount(digits, currentLocale()) ?? Number.NaN);

/** A whole number; NaN when it is none. */
export const readWhole = (text: string): number =>
  readSigned(text, (digits) => (/^\d+$/.test(digits) ? Number(digits) : Number.NaN));
