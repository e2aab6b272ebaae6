import type { Locale } from "#contract/constants/site-languages.ts";
import { passwordWords } from "./password-words.ts";

const least = 10_000;
const numbers = 90_000;
/** The last multiple of `numbers` below 2³²: above it some numbers would come up more often. */
const fair = Math.floor(2 ** 32 / numbers) * numbers;

function randomNumber(): number {
  const [drawn = fair] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? least + (drawn % numbers) : randomNumber();
}

/** A password that can be told by phone: three words and five digits, 40 random bits, as `lodos-kule-mavi-38214`. */
export function newPassword(locale: Locale): string {
  const words = passwordWords(locale);
  const picked = Array.from(crypto.getRandomValues(new Uint8Array(3)), (place) => words[place] ?? "");
  return [...picked, randomNumber()].join("-");
}
