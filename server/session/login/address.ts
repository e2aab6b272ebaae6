/**
 * An e-mail address as it is stored and looked for: without space around it, in small letters. A Turkish keyboard's
 * capital of i, with its dot, is that letter too; İ in small letters is else an i and a dot.
 */
export const foldAddress = (typed: string): string =>
  typed.trim().normalize("NFC").replaceAll("İ", "i").toLowerCase();
