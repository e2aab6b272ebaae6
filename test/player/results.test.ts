import { expect, test } from "vitest";
import {
  hasNext,
  hasPrevious,
  nextTrack,
  previousTrack,
  type Playlist,
} from "#src/voice/player/engine/playlist.ts";
import { voiceOf } from "#test/support/voice.ts";

const [ada, bora, can] = [voiceOf("Ada"), voiceOf("Bora"), voiceOf("Can")];
const second: Playlist = { voices: [can], previousPage: async () => first };
const first: Playlist = { voices: [ada, bora], nextPage: async () => second };

test("next and previous move within a page", async () => {
  expect((await nextTrack({ playlist: first, voice: ada }))?.voice).toBe(bora);
  expect((await previousTrack({ playlist: first, voice: bora }))?.voice).toBe(ada);
});

test("over the end of a page stands the first voice of the page after it, and back", async () => {
  expect(await nextTrack({ playlist: first, voice: bora })).toEqual({ playlist: second, voice: can });
  expect(await previousTrack({ playlist: second, voice: can })).toEqual({ playlist: first, voice: bora });
});

test("at the ends of the results there is nothing more", async () => {
  const start = { playlist: first, voice: ada };
  const end = { playlist: second, voice: can };
  expect([hasPrevious(start), hasNext(start), hasPrevious(end), hasNext(end)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(await previousTrack(start)).toBeUndefined();
  expect(await nextTrack(end)).toBeUndefined();
});

test("an empty page after this one ends the results", async () => {
  expect(
    await nextTrack({ playlist: { voices: [ada], nextPage: async () => ({ voices: [] }) }, voice: ada }),
  ).toBeUndefined();
});
