import type { Hit } from "#contract/voices/voice-suggestions.ts";
import { splitWords, type Word } from "#server/db/text/fold.ts";
import { SortedWords } from "./sorted-words.ts";

// So many letters of a text are shown, and so many of them before what was found.
const mostLetters = 64;
const lettersBefore = 16;

/** The words of a text that a typed word finds: what it begins, else what it begins by a slip. */
function foundWords(words: readonly Word[], typed: string): Word[] {
  const sorted = new SortedWords([...new Set(words.map(({ folded }) => folded))].toSorted());
  const range = sorted.beginningWith(typed);
  const ranges = range.from < range.to ? [range] : sorted.slips(typed);
  const found = new Set<string>();
  for (const { from, to } of ranges) for (let place = from; place < to; place++) found.add(sorted.at(place));
  return words.filter(({ folded }) => found.has(folded));
}

/** Where the typed words stand in a text, in its order: the letters that were typed, or the whole word of another spelling. */
export function findHits(text: string, typed: readonly string[]): Hit[] {
  const words = splitWords(text);
  const hits = new Map<number, number>();
  for (const one of typed)
    for (const { folded, from, to } of foundWords(words, one)) {
      const isTyped = folded.startsWith(one) && folded.length === to - from;
      hits.set(from, Math.max(hits.get(from) ?? 0, isTyped ? from + one.length : to));
    }
  return [...hits].map(([from, to]) => ({ from, to })).toSorted((a, b) => a.from - b.from);
}

/** A piece of a text, cut at words around the first hit, with the hits in it. */
export function cutExcerpt(text: string, typed: readonly string[]): { text: string; hits: Hit[] } {
  const hits = findHits(text, typed);
  if (text.length <= mostLetters) return { text, hits };
  const words = splitWords(text);
  const hit = words.find((word) => word.from === hits[0]?.from) ?? { from: 0, to: 0 };
  const earliest = hit.to <= mostLetters ? 0 : hit.from - lettersBefore;
  const from = words.find((word) => word.from >= earliest)?.from ?? 0;
  // A word longer than the piece is shown whole: nothing else would be left of it.
  const to = words.findLast((word) => word.to <= from + mostLetters && word.from >= from)?.to ?? hit.to;
  const start = words[0]?.from === from ? 0 : from;
  const end = words.at(-1)?.to === to ? text.length : to;
  const before = start > 0 ? "…" : "";
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? "…" : ""}`,
    hits: hits
      .filter((one) => one.from >= start && one.to <= end)
      .map((one) => ({ from: one.from + shift, to: one.to + shift })),
  };
}
