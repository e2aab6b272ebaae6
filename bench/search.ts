import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import { wholeLibrary, type LibraryQuery } from "#server/voices/library-query.ts";
import { findVoicePage } from "#server/voices/page-answers.ts";
import { readSearchIndex } from "#server/voices/search/sql.ts";
import { suggest } from "#server/voices/search/suggest.ts";
import { readVoiceIndex } from "#server/voices/sql.ts";
import type { VoiceIndex } from "#server/voices/voice-index.ts";
import { anyQuestion } from "#test/voices/search/any-question.ts";
import { numbersFrom } from "#demo/stable.ts";
import { randomQuery } from "./random-query.ts";
import { benchDay } from "./fill-library.ts";
import { inTurn, median } from "./rounds.ts";

const perRound = 300;
const generated = 2000;
const wordsOfText = 20;
const differentWords = 64_000;

const syllables =
  "ka le ri şa dö mu çi ğa nü vo te sı bal ker din lar yol güz han per tun kış mir sel ör".split(" ");

/** Invented words: two to five syllables, each word another one. */
function inventWords(next: () => number): string[] {
  const words = new Set<string>();
  while (words.size < differentWords) {
    const count = 2 + Math.floor(next() * 4);
    words.add(Array.from({ length: count }, () => syllables[Math.floor(next() * syllables.length)]).join(""));
  }
  return [...words];
}

/** A word as often as in a language: the hundredth is as rare as a hundredth of the first (Zipf). */
const anyWord = (words: readonly string[], next: () => number): string =>
  words[Math.floor(words.length ** next()) - 1] ?? "";

/** Gives every sample a text of its own: 64,000 different words stand in them, two million in all at 100,000 voices. */
async function inventTexts(db: Db, words: readonly string[], next: () => number): Promise<void> {
  const files = await rowsOf<{ name: string }>(db, sql`select name from audio_files order by name`);
  for (let at = 0; at < files.length; at += 5000) {
    const part = files.slice(at, at + 5000).map(({ name }) => ({
      name,
      text: Array.from({ length: wordsOfText }, () => anyWord(words, next)).join(" "),
    }));
    await db.execute(sql`update audio_files set transcript_text = given.text
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as given(name text, text text)
      where given.name = audio_files.name`);
  }
  await db.transaction(bumpCatalogue);
  await db.execute(sql`vacuum analyze audio_files`);
}

/** A word with one slip in it: a letter missing, doubled, or swapped with the next. */
function misspell(word: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (word.length - 2));
  const letter = word.charAt(at);
  const following = word.charAt(at + 1);
  const slips = [following, letter + letter + following, following + letter];
  return word.slice(0, at) + slips[Math.floor(next() * slips.length)] + word.slice(at + 2);
}

async function timeAll<T>(inputs: readonly T[], work: (input: T) => Promise<unknown>): Promise<number> {
  const figures: number[] = [];
  for (const input of inputs) {
    const start = performance.now();
    await work(input);
    figures.push(performance.now() - start);
  }
  return median(figures);
}

/** Milliseconds of the slowest one, each at the faster of two tries: a machine's own pauses are not counted. */
async function timeSlowest<T>(inputs: readonly T[], work: (input: T) => Promise<unknown>): Promise<number> {
  let slowest = 0;
  for (const input of inputs)
    slowest = Math.max(slowest, Math.min(await timeAll([input], work), await timeAll([input], work)));
  return slowest;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function heapMegabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** Makes the index, and tells how long that took, for how long at most it stopped everything else, and what it keeps. */
async function buildIndex(db: Db) {
  const before = heapMegabytes();
  const start = performance.now();
  let longest = 0;
  let turn = start;
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - turn);
    turn = performance.now();
  }, 1);
  const index = await readSearchIndex(db, benchDay);
  clearInterval(watch);
  const building = performance.now() - start;
  return { index, building, longest, megabytes: heapMegabytes() - before };
}

/** Two words of one voice, its artist's last name and one of its text; half of the pairs are misspelt. */
async function someQuestions(db: Db, index: VoiceIndex, next: () => number): Promise<string[]> {
  const questions: string[] = [];
  while (questions.length < perRound) {
    const page = Math.floor(next() * index.size);
    const { content } = await findVoicePage(db, index, { ...wholeLibrary, page, size: 1 }, benchDay);
    const said = content[0]?.transcript?.text.split(" ") ?? [];
    const pair = [
      content[0]?.voiceArtistName.split(" ").at(-1) ?? "",
      said[questions.length % said.length] ?? "",
    ];
    const isMisspelt = questions.length % 2 === 0;
    questions.push(
      pair.map((word) => (isMisspelt && word.length > 4 ? misspell(word, next) : word)).join(" "),
    );
  }
  return questions;
}

/**
 * S8 and S9, in milliseconds: an uncached page of a search of two words, and what is suggested for three to five letters, beside
 * the filtered page of the same library; the slowest of what anybody may type; and what the index of the search costs.
 */
export async function measureSearch(db: Db, rounds: number) {
  const next = numbersFrom(8);
  const words = inventWords(next);
  await inventTexts(db, words, next);
  const plain = await readVoiceIndex(db, benchDay);
  const { index, ...cost } = await buildIndex(db);
  const questions = await someQuestions(db, plain, next);
  const asked = questions.map((q): LibraryQuery => ({ ...wholeLibrary, q, order: "best" }));
  const letters = questions.map((q, nth) => (q.split(" ")[nth % 2] ?? "").slice(0, 3 + (nth % 3)));
  const filtered = () => Array.from({ length: perRound }, () => randomQuery(next));
  const p50 = await inTurn(
    {
      page: () => timeAll(filtered(), (query) => findVoicePage(db, plain, query, benchDay)),
      search: () => timeAll(asked, (query) => findVoicePage(db, index, query, benchDay)),
      suggestions: () =>
        timeAll(letters, (typed) => suggest(db, index, { ...wholeLibrary, q: typed }, benchDay)),
    },
    rounds,
  );
  const anything = [...questions, ...fc.sample(anyQuestion, { numRuns: generated - perRound, seed: 8 })];
  const slowest = {
    slowestSearch: await timeSlowest(anything, (q) =>
      findVoicePage(db, index, { ...wholeLibrary, q, order: "best" }, benchDay),
    ),
    slowestSuggestions: await timeSlowest(anything, (q) =>
      suggest(db, index, { ...wholeLibrary, q }, benchDay),
    ),
  };
  return { ...p50, ...slowest, ...cost };
}
