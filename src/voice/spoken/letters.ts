import type { Speech } from "./speech.ts";

/** Letters one by one, by their names. */
export const lettersAloud = (letters: string, speech: Speech): string =>
  Array.from(letters, (letter) => {
    const small = speech.letters["ı"] ? letter.toLocaleLowerCase("tr") : letter.toLowerCase();
    return speech.letters[small] ?? small;
  }).join(" ");
