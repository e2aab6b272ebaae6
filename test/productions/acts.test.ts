import { desc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { ahead } from "#server/clock/agency-day.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { dayFrom, type Talk } from "#test/offers/negotiation.ts";
import type { Person } from "#test/support/people.ts";
import { addReady, test } from "./fixtures.ts";

const open = async (offer: Talk, client: Person) => {
  const { eventId } = await offer.seen(client);
  await offer.post(client, "seen", { eventId });
};

describe("a production", () => {
  test("goes from takes to files that were approved, and anew", async ({
    accepted,
    owner,
    client,
    db,
    server,
  }) => {
    const offer = await accepted();
    const first = await addReady(db, offer, { title: "Bir" });
    expect(await offer.act(owner, { kind: "handOver", text: "İlk tur" })).toEqual([200]);
    expect(await offer.read(client)).toMatchObject({
      unread: 2,
      production: { state: "review", round: 1, turn: "client", openedAt: null, takes: [{ takeId: first }] },
      events: [
        {},
        {},
        { kind: "handedOver", round: 1, text: "İlk tur", takes: [{ title: "Bir", seconds: 10 }] },
      ],
    });
    await open(offer, client);
    expect((await offer.read(owner)).production?.openedAt).toBe(server.clock.read().toISOString());
    expect(await offer.act(owner, { kind: "takeBack" })).toEqual([409, "already-opened"]);
    expect(await offer.act(client, { kind: "askChanges" })).toEqual([422, "nothing-to-change"]);
    expect(await offer.act(client, { kind: "askChanges", text: "Daha sıcak" })).toEqual([200]);
    expect((await offer.read(owner)).production).toMatchObject({
      state: "changes",
      turn: "agency",
      round: 1,
    });
    const second = await addReady(db, offer, { title: "Bir", replaces: first });
    const other = await addReady(db, offer, { title: "İki" });
    await offer.act(owner, { kind: "handOver" });
    expect(await offer.act(client, { kind: "approve" })).toEqual([200]);
    const { production, events } = await offer.read(client);
    expect(production).toMatchObject({
      state: "approved",
      turn: null,
      approval: { by: "Deniz Ada", takes: [{ takeId: second }, { takeId: other }] },
      keptUntil: ahead(dayFrom(server), { days: 365 }),
    });
    expect(events.at(-1)).toMatchObject({
      kind: "approved",
      round: 2,
      takes: [{ title: "Bir" }, { title: "İki" }],
    });
    expect(await offer.act(owner, { kind: "reopen", reason: "Yeni metin" })).toEqual([200]);
    expect((await offer.read(client)).production).toMatchObject({
      state: "changes",
      round: 2,
      approval: null,
      keptUntil: null,
    });
    const [row] = await db.select().from(productions).where(eq(productions.offerId, offer.offerId));
    expect(row).toMatchObject({ approvedAt: null, toldAt: null });
  });

  test("takes back what was not opened: its takes can be changed again", async ({
    reviewed,
    owner,
    client,
  }) => {
    const { offer, takeId } = await reviewed();
    expect(await offer.act(owner, { kind: "takeBack" })).toEqual([200]);
    expect((await offer.read(client)).production).toMatchObject({ state: "recording", round: 0, takes: [] });
    const change = await offer.post(owner, `takes/${takeId}`, { title: "Bir, yeniden" });
    expect([change.statusCode, change.json()]).toMatchObject([200, { title: "Bir, yeniden" }]);
    await offer.act(owner, { kind: "handOver" });
    expect((await offer.post(owner, `takes/${takeId}`, { title: "x" })).headers["problem-code"]).toBe(
      "take-handed-over",
    );
  });

  test("is handed over once every take of the round is ready", async ({ accepted, owner, db }) => {
    const offer = await accepted();
    expect(await offer.act(owner, { kind: "handOver" })).toEqual([422, "nothing-to-hand-over"]);
    await addReady(db, offer);
    const failed = await addReady(db, offer, { state: "failed" });
    expect(await offer.act(owner, { kind: "handOver" })).toEqual([409, "take-not-ready"]);
    await db.update(takes).set({ state: "preparing" }).where(eq(takes.id, failed));
    expect(await offer.act(owner, { kind: "handOver" })).toEqual([409, "take-not-ready"]);
    await db.update(takes).set({ state: "ready" }).where(eq(takes.id, failed));
    expect(await offer.act(owner, { kind: "handOver" })).toEqual([200]);
  });

  test("lets each side do its own acts alone, on an accepted offer", async ({
    reviewed,
    send,
    owner,
    client,
  }) => {
    const unanswered = await send();
    expect(await unanswered.act(owner, { kind: "handOver" })).toEqual([409, "not-your-turn"]);
    const { offer } = await reviewed();
    for (const kind of ["handOver", "takeBack"])
      expect(await offer.act(client, { kind })).toEqual([403, "forbidden"]);
    for (const kind of ["approve", "askChanges"])
      expect(await offer.act(owner, { kind })).toEqual([403, "forbidden"]);
    expect(await offer.act(owner, { kind: "handOver" })).toEqual([409, "not-your-turn"]);
    expect(await offer.act(owner, { kind: "reopen", reason: "x" })).toEqual([409, "not-your-turn"]);
    expect(await offer.act(client, { kind: "shareOriginals", isOn: true })).toEqual([403, "forbidden"]);
    expect(await offer.act(owner, { kind: "shareOriginals", isOn: true })).toEqual([200]);
    expect((await offer.read(client)).production).toMatchObject({ sharesOriginals: true });
  });

  test("approves the takes that are named, if they were handed over", async ({ reviewed, client, db }) => {
    const { offer, takeId } = await reviewed();
    const next = await addReady(db, offer);
    for (const takeIds of [[next], [takeId, crypto.randomUUID()]])
      expect(await offer.act(client, { kind: "approve", takeIds })).toEqual([404, "take-not-found"]);
    expect(await offer.act(client, { kind: "approve", takeIds: [takeId.toUpperCase()] })).toEqual([200]);
    expect((await offer.read(client)).production?.approval?.takes).toMatchObject([{ takeId }]);
  });
});

describe("acts", () => {
  test("of two at once one wins, and one on what has changed since is refused", async ({
    reviewed,
    owner,
    client,
  }) => {
    for (let time = 0; time < 5; time += 1) {
      const { offer } = await reviewed();
      const { eventId } = await offer.seen(client);
      const answers = await Promise.all([
        offer.post(client, "events", { kind: "approve", eventId }),
        offer.post(client, "events", { kind: "askChanges", eventId, text: "x" }),
        offer.post(owner, "events", { kind: "takeBack", eventId }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      const late = await offer.post(client, "events", { kind: "approve", eventId });
      expect(late.headers["problem-code"]).toBe("offer-changed");
    }
  });

  test("happen once for a key, and stand in the record where an owner did them", async ({
    accepted,
    owner,
    db,
  }) => {
    const offer = await accepted();
    await addReady(db, offer);
    const act = { kind: "handOver", eventId: (await offer.seen(owner)).eventId };
    const key = { "idempotency-key": `hand-over-${offer.offerId}` };
    for (let time = 0; time < 3; time += 1)
      expect((await offer.post(owner, "events", act, key)).statusCode).toBe(200);
    expect((await offer.read(owner)).production).toMatchObject({ round: 1 });
    const records = await db
      .select({ action: historyRecords.action })
      .from(historyRecords)
      .where(eq(historyRecords.subjectId, offer.offerId))
      .orderBy(desc(historyRecords.id));
    expect(records.map(({ action }) => action)).toEqual(["offer.hand-over", "offer.accept"]);
  });

  test("answer what is new to whoever knows the offer", async ({ reviewed, client, server }) => {
    const { offer } = await reviewed();
    const url = `/api/v1/offers/${offer.offerId}`;
    const headers = { ...client.headers, "accept-language": "en" };
    const known = String((await server.inject({ url, headers })).headers["etag"]);
    const payload = { kind: "approve", eventId: (await offer.seen(client)).eventId };
    const answer = await server.inject({
      method: "POST",
      url: `${url}/events`,
      query: { known },
      headers,
      payload,
    });
    expect(answer.json()).toMatchObject({
      since: payload.eventId,
      events: [{ kind: "approved" }],
      production: { state: "approved", takes: [{}] },
    });
  });
});

test("what waits for the client counts as its turn, and what is approved as nobody's", async ({
  reviewed,
  client,
  server,
}) => {
  const { offer } = await reviewed();
  const attention = async () =>
    (await server.inject({ url: "/api/v1/offers/attention", headers: client.headers })).json<unknown>();
  expect(await attention()).toEqual({ turn: 1, waiting: 1 });
  await offer.act(client, { kind: "approve" });
  // What the agency did is unread still.
  expect(await attention()).toEqual({ turn: 0, waiting: 1 });
});
