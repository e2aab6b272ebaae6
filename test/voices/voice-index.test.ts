import * as fc from "#test/support/generated.ts";
import { expect, test, vi } from "vitest";
import { libraryValues } from "#contract/constants/artist-fields.ts";
import { filterGroups } from "#contract/constants/enumerations.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { countShared, emptyBitset, setBit, takeBits } from "#server/voices/bitset.ts";
import { CurrentIndex } from "#server/voices/current-index.ts";
import { chosenValues, libraryKey, wholeLibrary } from "#server/voices/library-query.ts";
import { VoiceIndex } from "#server/voices/voice-index.ts";
import { withoutGroups } from "#src/features/voices/filters/filters.ts";
import { anyArtist, anyFilters } from "./random-catalogue.ts";

const today = "2026-11-23";

const anyVoices = fc.array(anyArtist, { maxLength: 200 }).map((artists) =>
  artists.map(({ gender, kinds: [kind = "OTHER"], ...artist }, place) => ({
    kind: [kind],
    voiceId: `voice-${place}`,
    voiceArtistName: `Ses ${place % 7}`,
    language: place % 3 === 0 ? "tr" : null,
    gender: [gender],
    ...libraryValues(artist),
  })),
);

function bitsOf(places: readonly number[]) {
  const bits = emptyBitset(1000);
  for (const place of places) setBit(bits, place);
  return bits;
}

test("counting shared bits is counting shared members", () => {
  const members = fc.uniqueArray(fc.nat(999), { maxLength: 400 });
  fc.assert(
    fc.property(members, members, (left, right) => {
      expect(countShared(bitsOf(left), bitsOf(right))).toBe(
        left.filter((place) => right.includes(place)).length,
      );
      const sorted = left.toSorted((a, b) => a - b);
      expect(takeBits(bitsOf(left), 7, 15)).toEqual(sorted.slice(7, 22));
    }),
  );
});

test("the pages of any size are the whole list, once each and in order", () => {
  fc.assert(
    fc.property(anyVoices, anyFilters, fc.integer({ min: 1, max: 40 }), (voices, filters, size) => {
      const index = new VoiceIndex(1, voices);
      const all = index.search({ ...wholeLibrary, filters, size: 1000 });
      expect(all.voiceIds).toHaveLength(all.total);
      const pages = Array.from(
        { length: Math.ceil(all.total / size) },
        (_, page) => index.search({ ...wholeLibrary, filters, page, size }).voiceIds,
      );
      expect(pages.flat()).toEqual(all.voiceIds);
      expect(index.search({ ...wholeLibrary, filters, page: pages.length, size }).voiceIds).toEqual([]);
      expect(index.search({ ...wholeLibrary, filters, page: 10_000, size })).toEqual({
        ...all,
        voiceIds: [],
      });
    }),
  );
});

test("choosing a facet's value leaves as many voices as the facet said", () => {
  fc.assert(
    fc.property(anyVoices, anyFilters, (voices, filters) => {
      const index = new VoiceIndex(1, voices);
      const { facets } = index.search({ ...wholeLibrary, filters });
      for (const [language, count] of Object.entries(facets.languageNames)) {
        const chosen = { ...filters, languageNames: [language] } as typeof filters;
        expect(index.search({ ...wholeLibrary, filters: chosen }).total).toBe(count);
      }
    }),
  );
});

test("where nothing is found, the fewest groups to drop are told, with what that finds, and no others", () => {
  // So many filters that often nothing is found.
  const chosen = anyFilters.map((filters): VoiceFilters => ({ ...filters, gender: "Female", kind: ["IVR"] }));
  fc.assert(
    fc.property(anyVoices, chosen, (voices, filters) => {
      const index = new VoiceIndex(1, voices.slice(0, 12));
      const totalOf = (some: VoiceFilters) => index.search({ ...wholeLibrary, filters: some }).total;
      const { total, waysOn } = index.search({ ...wholeLibrary, filters });
      const used = filterGroups.filter((group) => chosenValues(filters, group).length > 0);
      const subsets = Array.from({ length: 2 ** used.length }, (_, mask) =>
        used.filter((_group, nth) => (mask & (1 << nth)) > 0),
      );
      const helping = subsets
        .map((dropped) => ({ dropped, count: totalOf(withoutGroups(filters, dropped)) }))
        .filter(({ count }) => count > 0);
      const fewest = Math.min(...helping.map(({ dropped }) => dropped.length));
      const best = helping.filter(({ dropped }) => dropped.length === fewest);
      const told = waysOn?.map((way) => ({
        dropped: way.dropped.map((one) => "group" in one && one.group),
        count: way.count,
      }));
      expect(told ?? []).toHaveLength(total > 0 ? 0 : Math.min(6, best.length));
      expect(best).toEqual(expect.arrayContaining(told ?? []));
    }),
  );
});

const key = (filters: Partial<VoiceFilters>, page = 0, size = 15) =>
  libraryKey({ ...wholeLibrary, filters: { ...wholeLibrary.filters, ...filters }, page, size });

test("the same query has one key however it is written, and every other one another", () => {
  expect(key({ voiceColorNames: ["WARM", "DEEP", "WARM"] })).toBe(key({ voiceColorNames: ["DEEP", "WARM"] }));
  expect(libraryKey({ ...wholeLibrary, seed: 1 })).toBe(key({}));
  const others = [
    key({}),
    key({ gender: "Male" }),
    key({ gender: "Female" }),
    key({ languageNames: ["TURKISH"] }),
    key({}, 1),
    key({}, 0, 1),
    key({}, 0, 5),
    ...[
      { q: "kahve" },
      { order: "newest" as const },
      { order: "shuffled" as const },
      { order: "shuffled" as const, seed: 1 },
      { voiceIds: [] },
      { voiceIds: ["1"] },
    ].map((more) => libraryKey({ ...wholeLibrary, ...more })),
  ];
  expect(new Set(others).size).toBe(others.length);
});

test("callers share a reading, but not one that began before what they must see", async () => {
  const finish: ((index: VoiceIndex) => void)[] = [];
  const read = vi.fn<() => Promise<VoiceIndex>>(() => new Promise((resolve) => finish.push(resolve)));
  const current = new CurrentIndex(read);
  const first = current.at({ generation: 1, today });
  const second = current.at({ generation: 1, today });
  const newer = current.at({ generation: 2, today });
  finish[0]?.(new VoiceIndex(1, []));
  expect((await first).generation).toBe(1);
  expect(await second).toBe(await first);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  finish[1]?.(new VoiceIndex(2, []));
  expect((await newer).generation).toBe(2);
  expect((await current.at({ generation: 2, today })).generation).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a failed reading fails its callers and the next caller reads again", async () => {
  const read = vi
    .fn<() => Promise<VoiceIndex>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValueOnce(new VoiceIndex(4, []));
  const current = new CurrentIndex(read);
  await expect(current.at({ generation: 4, today })).rejects.toThrow("away");
  expect((await current.at({ generation: 4, today })).generation).toBe(4);
});
