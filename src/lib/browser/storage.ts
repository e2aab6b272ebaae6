/**
 * Local storage that never throws. What cannot be stored is kept in memory until the page closes, and wins over an older
 * value in storage.
 */
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The names of all that is stored under names with this beginning. */
export function storedKeys(beginning: string): string[] {
  const names = new Set(memory.keys());
  try {
    for (const name of Object.keys(localStorage)) names.add(name);
  } catch {
    // Storage is blocked: what there is stands in memory.
  }
  return [...names].filter((name) => name.startsWith(beginning));
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there was nothing in it.
  }
}
