import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { OfferNews } from "#contract/offers/offer-events.ts";
import { users } from "#server/db/schema/people.ts";
import { readOfferDetails, readOfferNews } from "#src/features/offers/reading/read-offer-details.ts";
import type { Person } from "#test/support/people.ts";
import { test as base, type Talk } from "./negotiation.ts";

/** What a page does with one offer: it reads it, and does acts of which it is told what is new. */
const test = base.extend("pageOf", ({ server }) => async (person: Person, { offerId }: Talk) => {
  const url = `/api/v1/offers/${offerId}`;
  const headers = { ...person.headers, "accept-language": "en" };
  const whole = async () => {
    const answer = await server.inject({ url, headers });
    return { etag: String(answer.headers["etag"]), value: readOfferDetails(answer.json()) };
  };
  let cached = await whole();
  return {
    whole,
    etag: () => cached.etag,
    /** Sends an act, or a brief, and takes what is answered into what is known; `answer` is that alone. */
    async act(change: object, { known = cached.etag, key = "" }: { known?: string; key?: string } = {}) {
      const { proposal, events } = cached.value;
      const isMessage = "kind" in change && change.kind === "message";
      const payload = { ...(isMessage ? {} : { proposal, eventId: events.at(-1)?.eventId }), ...change };
      const answer = await server.inject({
        method: "POST",
        url: `${url}/${"brief" in change ? "brief" : "events"}`,
        query: { known },
        headers: { ...headers, ...(key && { "idempotency-key": key }) },
        payload,
      });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
      const value = readOfferNews(answer.json(), cached.value);
      cached = { etag: String(answer.headers["etag"]), value };
      return { answer: answer.json<OfferNews>(), shown: cached };
    },
  };
});

const brief = { script: "Uzun bir metin.", notes: "Sakin" };
const changed = { ...brief, notes: "Canlı" };
const say = (text: string) => ({ kind: "message", text });

describe("what an act answers to who knows the offer", () => {
  test("makes of that what reading the whole would", async ({
    send,
    pageOf,
    client,
    owner,
    terms,
    voiceIds,
  }) => {
    const offer = await send({ brief });
    await offer.act(owner, say("Hoş geldiniz"));
    const [mine, theirs] = [await pageOf(client, offer), await pageOf(owner, offer)];
    const proposed = terms({ budget: 200, voiceIds: voiceIds.slice(0, 1) });
    const acts: [typeof mine, object, object][] = [
      [mine, say("Merhaba"), { voices: [], brief: null }],
      [mine, say("Bir daha"), { voices: [], brief: null }],
      // The client wrote twice meanwhile.
      [theirs, say("Buyurun"), { voices: [], brief: null, events: { length: 3 } }],
      [mine, { brief: changed }, { voices: [], brief: changed, events: { length: 2 } }],
      [theirs, say("Peki"), { voices: [], brief: changed }],
      [theirs, { kind: "propose", terms: proposed }, { brief: null, events: { length: 1 } }],
      [mine, say("Bakıyorum"), { brief: null, voices: { length: 1 }, events: { length: 3 } }],
      [mine, { kind: "accept" }, { brief: null, voices: [], status: "accepted", events: { length: 1 } }],
    ];
    for (const [page, change, told] of acts) {
      const { answer, shown } = await page.act(change);
      expect(answer).toMatchObject({ since: expect.stringMatching(/^\d+$/), ...told });
      expect(shown).toEqual(await page.whole());
    }
  });

  test("is told again where the answer was lost, with what came since", async ({
    send,
    pageOf,
    client,
    owner,
  }) => {
    const offer = await send();
    await offer.act(owner, say("Hoş geldiniz"));
    const page = await pageOf(client, offer);
    const known = page.etag();
    await offer.post(client, "events", say("Bir"), { "idempotency-key": "bir" });
    await offer.act(owner, say("İki"));
    const { answer, shown } = await page.act(say("Bir"), { known, key: "bir" });
    expect(answer.events.map((event) => "text" in event && event.text)).toEqual(["Bir", "İki"]);
    expect(shown).toEqual(await page.whole());
  });

  test("is the whole where a name has changed, or somebody else has come in, and to who knows another offer, or none", async ({
    db,
    send,
    pageOf,
    client,
    owner,
  }) => {
    const offer = await send({ brief });
    const page = await pageOf(client, offer);
    const of = async (known: string) => (await page.act(say("Merhaba"), { known })).answer;
    const others = [(await pageOf(client, await send())).etag(), (await pageOf(owner, offer)).etag()];
    const strange = ["", "*", "1.0.x"];
    for (const known of [...others, ...strange]) {
      const whole = await of(known);
      expect([known, whole.since]).toEqual([known, undefined]);
      expect(whole).toMatchObject({ brief, voices: { length: 2 } });
    }
    expect((await of(`W/${page.etag()}`)).since).toMatch(/^\d+$/);
    await db.update(users).set({ name: "Ece" }).where(eq(users.id, client.userId));
    expect(await of(page.etag())).toMatchObject({ clientName: "Ece Ada", brief, events: { length: 8 } });
    await offer.act(owner, say("Hoş geldiniz"));
    expect((await of(page.etag())).since).toBeUndefined();
  });

  test("is the newest page where more has happened than an answer holds", async ({
    send,
    pageOf,
    client,
  }) => {
    const offer = await send();
    const page = await pageOf(client, offer);
    const known = page.etag();
    for (let nth = 0; nth < 50; nth += 1) await offer.post(client, "events", say(`${nth}`));
    const { answer, shown } = await page.act(say("Zuletzt"), { known });
    expect(answer.since).toBeUndefined();
    expect(shown).toEqual(await page.whole());
  });
});
