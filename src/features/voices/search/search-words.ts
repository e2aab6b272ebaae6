import { limits } from "#contract/constants/limits.ts";
import type { UnderstoodWord, VoicePage, WayOn } from "#contract/voices/voices.ts";

/** A word of a search that names filters: where it stands in `q`, and what it means. */
export interface SearchChip {
  word: string;
  from: number;
  means: readonly UnderstoodWord[];
}

/** A search as its field shows it: understood words as chips, then what is left as text; `q` is both. */
export interface ShownSearch {
  q: string;
  chips: readonly SearchChip[];
  text: string;
}

/** `q` with spaces in place of what stands in quotes, which is never understood. */
const withoutQuoted = (q: string) =>
  q.replaceAll(/["“”][^"“”]*["“”]/g, (quoted) => " ".repeat(quoted.length));

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where a whole word stands in a text at or after `start`; -1 where it does not. */
function placeOf(word: string, text: string, start: number): number {
  let from = text.indexOf(word, start);
  while (from >= 0 && (isLetter(text[from - 1]) || isLetter(text[from + word.length])))
    from = text.indexOf(word, from + 1);
  return from;
}

function chipsOf(q: string, understood: readonly UnderstoodWord[]): SearchChip[] {
  const text = withoutQuoted(q);
  const chips: SearchChip[] = [];
  let end = 0;
  for (const meaning of understood) {
    const last = chips.at(-1);
    const isNew = !last?.means.some(({ group, value }) => group === meaning.group && value === meaning.value);
    if (last?.word === meaning.word && isNew)
      chips.splice(-1, 1, { ...last, means: [...last.means, meaning] });
    else {
      const from = placeOf(meaning.word, text, end);
      if (from < 0) continue;
      end = from + meaning.word.length;
      chips.push({ word: meaning.word, from, means: [meaning] });
    }
  }
  return chips;
}

/** `q` without these words, which stand in it from left to right. */
export function withoutWords(q: string, words: readonly Pick<SearchChip, "word" | "from">[]): string {
  const rest = words.toReversed().reduce((left, { word, from }) => {
    const [before, after] = [left.slice(0, from), left.slice(from + word.length)];
    return before.trimEnd() + (before.trim() && after.trim() ? " " : "") + after.trimStart();
  }, q);
  return rest.trimStart();
}

/** `q` without a word of its text, or a phrase with its quotes. */
export function withoutWord(q: string, word: string): string {
  const from = placeOf(word, q, 0);
  return withoutWords(q, [{ word, from: from < 0 ? q.indexOf(word) : from }]);
}

/** What the server understood of a search, what it left as text, and what to drop where nothing was found. */
export interface Answer {
  understood: readonly UnderstoodWord[];
  text?: string | undefined;
  waysOn?: readonly WayOn[] | undefined;
}

/** What a page says of its search; a server that does not search understands nothing. */
export const answerOf = ({ understood = [], ...page }: VoicePage): Answer => ({ ...page, understood });

/** A search as its field shows it, by what the server understood of it; before that it is all text. */
export function shownSearch(q: string, { understood, text }: Answer = { understood: [] }): ShownSearch {
  const chips = chipsOf(q, understood);
  return { q, chips, text: text ?? withoutWords(q, chips) };
}

/** The search with another text after its chips. */
export function withText(chips: readonly Omit<SearchChip, "from">[], text: string): ShownSearch {
  const placed: SearchChip[] = [];
  let before = "";
  for (const chip of chips) {
    placed.push({ ...chip, from: before.length });
    before += `${chip.word} `;
  }
  return { q: (before + text).slice(0, limits.search.letters), chips: placed, text };
}

/** The search with a chip turned back into its word, in its place and in quotes, so that it is only a word. */
export function withQuoted({ q, chips }: ShownSearch, chip: SearchChip): ShownSearch {
  const behind = chip.from + chip.word.length;
  const quoted = `${q.slice(0, chip.from)}"${chip.word}"${q.slice(behind)}`.slice(0, limits.search.letters);
  const others = chips.flatMap((other) =>
    other === chip ? [] : { ...other, from: other.from + (other.from > chip.from ? 2 : 0) },
  );
  return { q: quoted, chips: others, text: withoutWords(quoted, others) };
}

/** A phrase in quotes, so that it is not understood; cut between words where it takes more room than this. */
export function quotedPhrase(phrase: string, room: number): string {
  const words = phrase
    .replaceAll(/["“”…]/g, " ")
    .trim()
    .split(/\s+/);
  while (words.length > 1 && words.join(" ").length + 2 > room) words.pop();
  return `"${words.join(" ")}"`;
}

/** The word that ends or goes on at the caret; undefined inside quotes, and where there is none. */
export function typedWord(
  text: string,
  caret: number,
): { word: string; from: number; to: number } | undefined {
  const begun =
    text
      .slice(0, caret)
      .split(/[\s"“”]/)
      .at(-1) ?? "";
  const rest = /^[^\s"“”]*/.exec(text.slice(caret))?.[0] ?? "";
  const isQuoted = (text.slice(0, caret).match(/["“”]/g)?.length ?? 0) % 2 === 1;
  const word = begun + rest;
  return isQuoted || !word ? undefined : { word, from: caret - begun.length, to: caret + rest.length };
}
