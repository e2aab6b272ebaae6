import { expect } from "vitest";
import { readCounts } from "#server/offers/counts.ts";
import { readDetails } from "#server/offers/details.ts";
import { openOlderDatabase } from "#test/support/database/older-database.ts";
import { test as base } from "#test/support/fixtures.ts";

const account = "00000000-0000-4000-8000-000000000001";
const user = "00000000-0000-4000-8000-000000000002";
const artist = "00000000-0000-4000-8000-000000000003";
const offer = "00000000-0000-4000-8000-000000000006";
const [second, first] = ["00000000-0000-4000-8000-000000000004", "00000000-0000-4000-8000-000000000005"];

// What a database held before offers were answered: one offer of two voices, and one of somebody who is gone.
const held = `
  insert into accounts (id) values ('${account}');
  insert into users (id, account_id, user_name, role, name, last_name, password_hash)
    values ('${user}', '${account}', 'ayse', 'CLIENT', 'Ayşe', 'Öz', 'x');
  insert into voice_artists (id, name, name_key, age, gender, voice_colors, languages, age_ranges)
    values ('${artist}', 'Elif', 'elif', 30, 'Female', '{WARM}', '{TURKISH}', '{ADULT}');
  insert into audio_files (name, storage_key, media_type, byte_length, sha256, seconds, peaks, transcript_text)
    values ('a.mp3', 'a', 'audio/mpeg', 1, 'x', 4.5, 'ff', 'Merhaba');
  insert into voices (id, artist_id, url, audio_name, created_at)
    values ('${first}', '${artist}', '/audio/a.mp3', 'a.mp3', '2026-01-01'),
      ('${second}', '${artist}', '/audio/b.mp3', null, '2026-01-01');
  insert into offers (id, account_id, user_id, budget, platform, version, created_at)
    values ('${offer}', '${account}', '${user}', 12.5, 'Radyo', 2, '2026-01-02T03:04:05Z');
  insert into offer_voices (offer_id, voice_id, place) values ('${offer}', '${first}', 0), ('${offer}', '${second}', 1);
  insert into offers (budget, platform, version) values (0, 'TV', 1);
`;

/** A database as it was before the offers' migration, and migrated since. */
const test = base.extend("migrated", { scope: "file" }, async ({}, { onCleanup }) => {
  const { db, close } = await openOlderDatabase("0004_offers", held);
  onCleanup(close);
  return db;
});

test("offers from before are open, the agency's turn, with their first proposal and their voices", async ({
  migrated,
}) => {
  const reader = { side: "client", userId: user, accountId: account } as const;
  const found = await readDetails(migrated, reader, offer, "2026-11-22");
  const voice = { voiceArtistName: "Elif", gender: "Female", ageRangeNames: ["ADULT"], isGone: false };
  expect(found).toMatchObject({
    budget: 12.5,
    title: "Radyo",
    status: "open",
    turn: "agency",
    proposal: 1,
    answerBy: null,
    createdAt: "2026-01-02T03:04:05.000Z",
    changedAt: "2026-01-02T03:04:05.000Z",
    unread: 0,
    voices: [
      { ...voice, voiceId: first, seconds: 4.5, peaks: "ff", transcript: { text: "Merhaba", language: "" } },
      { ...voice, voiceId: second, seconds: null, transcript: null },
    ],
    events: [
      {
        kind: "proposed",
        side: "client",
        by: "Ayşe Öz",
        at: "2026-01-02T03:04:05.000Z",
        proposal: 1,
        text: "",
        terms: {
          budget: 12.5,
          platform: "Radyo",
          version: 2,
          voiceIds: [first, second],
          usage: null,
          deliverBy: null,
          answerBy: null,
        },
      },
    ],
  });
  const none = { client: 0, accepted: 0, declined: 0, withdrawn: 0, expired: 0 };
  expect((await readCounts(migrated, reader, "2026-11-22")).counts).toEqual({ ...none, agency: 1 });
  const owner = { side: "agency", userId: user, accountId: null } as const;
  expect((await readCounts(migrated, owner, "2026-11-22")).counts).toEqual({ ...none, agency: 2 });
});
