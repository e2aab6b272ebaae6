import { randomInt } from "node:crypto";

// Without 0 O 1 I l, which people misread.
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const length = 22;

/** Characters from a CSPRNG: 128 bits, shown once and never stored. */
export const generatePassword = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
