import { expect } from "vitest";
import { readCounts } from "#server/offers/counts.ts";
import { readProduction } from "#server/productions/read.ts";
import { openOlderDatabase } from "#test/support/database/older-database.ts";
import { test as base } from "#test/support/fixtures.ts";

const accepted = "00000000-0000-4000-8000-000000000001";
const open = "00000000-0000-4000-8000-000000000002";
/** What the server is told of how long it keeps. */
const kept = { deliveryDays: 365 };

/** A database as it was before productions, with an offer that was accepted and one that was not, and migrated since. */
const test = base.extend("migrated", { scope: "file" }, async ({}, { onCleanup }) => {
  const { db, close } = await openOlderDatabase(
    "0022_productions",
    `insert into offers (id, title, budget, platform, version, status, turn)
       values ('${accepted}', 'Yaz', 1, 'TV', 1, 'accepted', null), ('${open}', 'Kış', 1, 'TV', 1, 'open', 'agency');
     update offer_counts set accepted = 1, agency = 1 where owner_key = 'agency';`,
  );
  onCleanup(close);
  return db;
});

test("offers that were accepted before are being recorded, with two rounds, and count as the agency's turn", async ({
  migrated,
}) => {
  expect(await readProduction(migrated, "agency", accepted, kept)).toEqual({
    state: "recording",
    round: 0,
    roundsIncluded: 2,
    turn: "agency",
    takes: [],
    handedOverAt: null,
    openedAt: null,
    sharesOriginals: false,
    approval: null,
    keptUntil: null,
    keptDays: 365,
    mailed: 0,
    remindedAt: null,
  });
  expect(await readProduction(migrated, "agency", open, kept)).toBeNull();
  const { productions } = await readCounts(migrated, { accountId: null }, "2026-11-27");
  expect(productions).toEqual({ client: 0, agency: 1 });
});
