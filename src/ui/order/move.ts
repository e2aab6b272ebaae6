/** The keys with one of them at another place, counted from 0. */
export function moveTo(keys: readonly string[], key: string, place: number): string[] {
  const others = keys.filter((one) => one !== key);
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, key);
}

/** The keys with `key` right before or behind `target`. */
export function moveBeside(
  keys: readonly string[],
  key: string,
  target: string,
  side: "before" | "behind",
): string[] {
  if (key === target) return [...keys];
  const others = keys.filter((one) => one !== key);
  return others.toSpliced(others.indexOf(target) + (side === "behind" ? 1 : 0), 0, key);
}
