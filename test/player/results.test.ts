import { expect, test } from "vitest";
import {
  hasNext,
  hasPrevious,
  nextPlace,
  previousPlace,
  type Results,
} from "#src/features/player/results.ts";
import { voiceOf } from "#test/support/voice.ts";

const [ada, bora, can] = [voiceOf("Ada"), voiceOf("Bora"), voiceOf("Can")];
const second: Results = { voices: [can], before: async () => first };
const first: Results = { voices: [ada, bora], after: async () => second };

test("next and previous move within a page", async () => {
  expect((await nextPlace({ results: first, voice: ada }))?.voice).toBe(bora);
  expect((await previousPlace({ results: first, voice: bora }))?.voice).toBe(ada);
});

test("over the end of a page stands the first voice of the page after it, and back", async () => {
  expect(await nextPlace({ results: first, voice: bora })).toEqual({ results: second, voice: can });
  expect(await previousPlace({ results: second, voice: can })).toEqual({ results: first, voice: bora });
});

test("at the ends of the results there is nothing more", async () => {
  const start = { results: first, voice: ada };
  const end = { results: second, voice: can };
  expect([hasPrevious(start), hasNext(start), hasPrevious(end), hasNext(end)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(await previousPlace(start)).toBeUndefined();
  expect(await nextPlace(end)).toBeUndefined();
});

test("an empty page after this one ends the results", async () => {
  expect(
    await nextPlace({ results: { voices: [ada], after: async () => ({ voices: [] }) }, voice: ada }),
  ).toBeUndefined();
});
