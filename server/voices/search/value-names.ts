import { foldPhrase } from "#server/db/text/fold.ts";
import { searchTables, type Value } from "./meanings.ts";
import { SortedWords } from "./sorted-words.ts";

/** A value by one of its names; the one that is shown stands first in its list. */
interface NamedValue {
  value: Value;
  isShown: boolean;
}

const named = new Map<string, NamedValue[]>();
for (const { words } of Object.values(searchTables))
  for (const [group, values] of Object.entries(words))
    for (const [value, names] of Object.entries(values))
      for (const [nth, name] of names.entries()) {
        const folded = foldPhrase(name);
        const one = { value: { group, value } as Value, isShown: nth === 0 };
        named.set(folded, [...(named.get(folded) ?? []), one]);
      }
const sorted = new SortedWords([...named.keys()].toSorted());

/** The values that have a name which begins with these folded letters, in any language; each once. */
function valuesBeginningWith(letters: string): NamedValue[] {
  const range = sorted.beginningWith(letters);
  const ranges = range.from < range.to ? [range] : sorted.slips(letters);
  const found = new Map<string, NamedValue>();
  for (const { from, to } of ranges)
    for (let place = from; place < to; place++)
      for (const one of named.get(sorted.at(place)) ?? []) {
        const key = `${one.value.group} ${one.value.value}`;
        if (one.isShown || !found.has(key)) found.set(key, one);
      }
  return [...found.values()];
}

/** The values that the typed words name so far: all of them together, else the last ones. */
export function valuesTyped(words: readonly string[]): NamedValue[] {
  for (let first = 0; first < words.length; first++) {
    const found = valuesBeginningWith(words.slice(first).join(" "));
    if (found.length > 0) return found;
  }
  return [];
}
