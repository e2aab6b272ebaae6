import * as fc from "#test/support/generated.ts";
import { expect } from "vitest";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { wholeLibrary } from "#server/voices/library-query.ts";
import { findVoicesByIds, readVoiceIndex } from "#server/voices/sql.ts";
import { test } from "#test/support/fixtures.ts";
import { someArtist } from "#test/support/voice.ts";
import { searchBySql } from "./oracle.ts";
import { anyArtist, anyFilters, insertArtists } from "./random-catalogue.ts";

const today = "2026-11-23";

test(
  "the index answers every page, total and facet as plain SQL does",
  fc.generatedRun,
  async ({ database }) => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyArtist, { maxLength: 30 }),
        fc.array(fc.record({ filters: anyFilters, page: fc.nat(6), size: fc.integer({ min: 1, max: 20 }) }), {
          minLength: 4,
          maxLength: 6,
        }),
        async (artists, searches) => {
          await db.delete(voices);
          await db.delete(voiceArtists);
          await insertArtists(db, artists);
          const index = await readVoiceIndex(db, today);
          for (const search of searches) {
            const query = { ...wholeLibrary, ...search };
            expect(index.search(query)).toMatchObject(await searchBySql(db, query));
          }
        },
      ),
      { numRuns: fc.runs(30) },
    );
  },
);

test("rows come in the order asked for, and ids without a voice are left out", async ({ database }) => {
  const { db } = database;
  await db.delete(voices);
  await db.delete(voiceArtists);
  await insertArtists(db, [{ ...someArtist, kinds: ["IVR", "OTHER", "IVR"] }]);
  const { voiceIds } = (await readVoiceIndex(db, today)).search(wholeLibrary);
  const asked = [...voiceIds.toReversed(), crypto.randomUUID()];
  const rows = await findVoicesByIds(db, asked, today);
  expect(rows.map((voice) => voice.voiceId)).toEqual(voiceIds.toReversed());
  expect(rows[0]).toMatchObject({
    gender: "Female",
    languageNames: ["TURKISH"],
    seconds: null,
    transcript: null,
  });
});
