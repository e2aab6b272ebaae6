/** A name as it is searched: case, accents and the four Turkish i's make no difference. */
export const foldName = (name: string) =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ı", "i").toLowerCase();

/** The names in which every word of `query` occurs, in their order. */
export function findNames(names: string[], query: string): string[] {
  const words = foldName(query).split(/\s+/).filter(Boolean);
  return names.filter((name) => {
    const folded = foldName(name);
    return words.every((word) => folded.includes(word));
  });
}
