/** The names that contain every word of `query`; case, accents and the four Turkish i's make no difference. */
export function findNames(names: string[], query: string): string[] {
  const words = foldLetters(query).split(/\s+/).filter(Boolean);
  return names.filter((name) => {
    const folded = foldLetters(name);
    return words.every((word) => folded.includes(word));
  });
}

/** Letters that Unicode normalization does not decompose. */
const special = new Map(Object.entries({ ı: "i", đ: "d", ð: "d", ħ: "h", ł: "l", ø: "o", œ: "oe", æ: "ae" }));

/** The text in lower case without accents, cedillas, dots above and strokes. */
export const foldLetters = (text: string): string =>
  [...text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()]
    .map((letter) => special.get(letter) ?? letter)
    .join("");
