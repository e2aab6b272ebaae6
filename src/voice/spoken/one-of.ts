const special = /[.*+?^${}()|[\]\\/]/g;

/** A pattern for one of these texts; the longer one is tried first. */
export const oneOf = (texts: string[]): string =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(special, String.raw`\$&`))
    .join("|");
