const space = /\p{White_Space}+/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const dotAbove = /\u0307/g;

/**
 * What makes a name unique: NFKC, the four letters I İ ı i as one, case folded, runs of white space as one
 * space, invisible characters left out. Computed here and stored, because databases fold differently.
 */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(invisible, "")
    // Lower, upper and lower again is full case folding (ẞ and ß as ss), which ı and i both leave as i.
    .toLowerCase()
    .toUpperCase()
    .replaceAll("İ", "I")
    .replaceAll(dotAbove, "")
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(space, " ")
    .trim();
