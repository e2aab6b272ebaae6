import type { Hit } from "#contract/voices/voice-suggestions.ts";

/** Letters as they are compared: each of one UTF-16 unit, without marks and dots, I, İ, ı and i alike. */
const fold = (text: string) =>
  [...text]
    .map((letter) => {
      const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replace("ı", "i");
      return bare.length === letter.length ? bare : letter;
    })
    .join("");

/** Where the first word of a text that the typed letters begin stands; nowhere where none does. */
export function beginnings(text: string, typed: string): Hit[] {
  const place = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]/gu, " ")}`.indexOf(` ${fold(typed)}`);
  return place < 0 ? [] : [{ from: place, to: place + typed.length }];
}
