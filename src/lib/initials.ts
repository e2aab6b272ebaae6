/** Up to two letters for a portrait, in Turkish capitals: `DA` for Deniz Aksoy. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase("tr");
}
