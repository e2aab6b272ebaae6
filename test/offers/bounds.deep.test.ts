import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { OfferDetails, OlderEvents } from "#contract/offers/offer-events.ts";
import { limits } from "#contract/constants/limits.ts";
import { offerEvents, offers, offerVoices } from "#server/db/schema/offers.ts";
import { mostBytes } from "#test/support/most-bytes.ts";
import { test } from "./negotiation.ts";

const letters = (count: number) => "ş€".repeat(count / 2);
const script = letters(limits.offer.script);

const voice = (nth: number) => ({
  voiceArtistName: letters(100),
  voiceMp3: `/audio/${nth}.mp3`,
  gender: "Female" as const,
  ageRangeNames: [],
  voiceColorNames: [],
  seconds: 60,
  peaks: "f".repeat(400),
  transcript: { text: letters(limits.sample.transcript), language: "TURKISH" },
});

test("an offer of many long changes is answered in parts, none larger than the bound", async ({
  server,
  db,
  client,
  send,
}) => {
  const offer = await send();
  const { offerId } = offer;
  const ids = Array.from({ length: 1000 }, () => randomUUID());
  const held = limits.voicesPerOffer - 1;
  await db.insert(offerVoices).values(
    ids.map((voiceId, nth) => ({
      offerId,
      voiceId,
      place: nth < held ? nth + 1 : null,
      shown: voice(nth),
    })),
  );
  await db
    .update(offers)
    .set({ brief: { script, notes: letters(limits.offer.notes) } })
    .where(eq(offers.id, offerId));
  const terms = (nth: number) => {
    const from = (nth * 100) % 1000;
    return { ...otherTerms, voiceIds: ids.slice(from, from + 100) };
  };
  for (let nth = 0; nth < 98; nth += 1)
    await db.insert(offerEvents).values([
      {
        offerId,
        side: "client",
        userId: client.userId,
        kind: "briefChanged",
        details: { fields: ["script"], removed: [script], added: [script] },
      },
      {
        offerId,
        side: "client",
        userId: client.userId,
        kind: "proposed",
        details: { proposal: nth + 2, terms: terms(nth), text: letters(limits.offer.message) },
      },
    ]);
  const read = (path = "") =>
    server.inject({ url: `/api/v1/offers/${offerId}${path}`, headers: client.headers });
  const first = await read();
  expect(first.rawPayload.byteLength).toBeLessThan(mostBytes);
  const details = first.json<OfferDetails>();
  const seen = details.events.map(({ eventId }) => eventId);
  const named = new Set(details.voices.map(({ voiceId }) => voiceId));
  let { hasOlder } = details;
  while (hasOlder) {
    const answer = await read(`/events?before=${seen[0]}`);
    expect(answer.rawPayload.byteLength).toBeLessThan(mostBytes);
    const older = answer.json<OlderEvents>();
    expect(older.events.length).toBeGreaterThan(0);
    for (const { voiceId } of older.voices) named.add(voiceId);
    seen.unshift(...older.events.map(({ eventId }) => eventId));
    ({ hasOlder } = older);
  }
  const stored = await db
    .select({ id: offerEvents.id })
    .from(offerEvents)
    .where(eq(offerEvents.offerId, offerId))
    .orderBy(offerEvents.id);
  expect(seen).toEqual(stored.map(({ id }) => String(id)));
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
  const said = await offer.post(client, "events", { kind: "message", text: "Merhaba" });
  expect(said.statusCode).toBe(200);
  expect(said.rawPayload.byteLength).toBeLessThan(mostBytes);
});

const otherTerms = {
  budget: 1,
  platform: "TV",
  version: 1,
  usage: null,
  deliverBy: null,
  answerBy: null,
};
