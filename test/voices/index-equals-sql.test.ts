import * as fc from "#test/support/generated.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/schema.ts";
import { findVoicesByIds, readVoiceIndex } from "#server/voices/sql.ts";
import { openTestDatabase } from "#test/support/database.ts";
import { searchBySql } from "./oracle.ts";
import { anyArtist, anyFilters, insertArtists } from "./random-catalogue.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("the index answers every page, total and facet as plain SQL does", { timeout: 240_000 }, async () => {
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
        const index = await readVoiceIndex(db);
        for (const { filters, page, size } of searches) {
          expect(index.search(filters, page, size)).toEqual(await searchBySql(db, filters, page, size));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test("rows come in the order asked for, and ids without a voice are left out", async () => {
  const { db } = database;
  await db.delete(voices);
  await db.delete(voiceArtists);
  await insertArtists(db, [
    { gender: "Female", voiceColors: ["WARM"], languages: ["TURKISH"], ageRanges: ["ADULT"], voiceCount: 3 },
  ]);
  const { voiceIds } = (await readVoiceIndex(db)).search(
    { voiceColorNames: [], ageRangeNames: [], languageNames: [] },
    0,
    15,
  );
  const asked = [...voiceIds.toReversed(), crypto.randomUUID()];
  const rows = await findVoicesByIds(db, asked);
  expect(rows.map((voice) => voice.voiceId)).toEqual(voiceIds.toReversed());
  expect(rows[0]).toMatchObject({
    gender: "Female",
    languageNames: ["TURKISH"],
    seconds: null,
    transcript: null,
  });
});
