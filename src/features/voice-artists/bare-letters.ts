/** Letters whose dot, stroke or ligature is no mark that Unicode could take off. */
const special = new Map(Object.entries({ ı: "i", đ: "d", ð: "d", ħ: "h", ł: "l", ø: "o", œ: "oe", æ: "ae" }));

/** The text in small letters, without accents, cedillas, dots above and strokes. */
export const bareLetters = (text: string): string =>
  [...text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()]
    .map((letter) => special.get(letter) ?? letter)
    .join("");
