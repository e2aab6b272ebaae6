import { AsyncLocalStorage } from "node:async_hooks";
import { Diff } from "diff";
import { describe, expect, vi } from "vitest";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { OfferAttention, OfferPage } from "#contract/offers/offers.ts";
import { users } from "#server/db/schema/people.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { offerEvents } from "#server/db/schema/offers.ts";
import { eq } from "drizzle-orm";
import { addArtist } from "#test/support/artists.ts";
import type { Person } from "#test/support/people.ts";
import { dayFrom, test as base } from "./negotiation.ts";

const test = base
  .extend("look", ({ server }) => async (person: Person, query = "") => {
    const { headers } = person;
    return (await server.inject({ url: `/api/v1/offers${query}`, headers })).json<OfferPage>();
  })
  .extend("attention", ({ server }) => async (person: Person) => {
    const { headers } = person;
    return (await server.inject({ url: "/api/v1/offers/attention", headers })).json<OfferAttention>();
  });

describe("the table of who may do what", () => {
  test("a new offer is open, and the agency's turn", async ({ send, owner }) => {
    const offer = await send({ title: " Reklam ", brief: { script: "Bir iki." } });
    expect(await offer.read(owner)).toMatchObject({
      title: "Reklam",
      status: "open",
      turn: "agency",
      proposal: 1,
      brief: { script: "Bir iki.", scriptLanguage: null, targetSeconds: null, notes: null },
      events: [{ kind: "proposed", proposal: 1, side: "client", by: "Deniz Ada", text: "" }],
    });
  });

  test("whose turn it is accepts, and then nothing but messages is left", async ({
    send,
    owner,
    client,
    terms,
  }) => {
    const offer = await send();
    expect(await offer.act(client, { kind: "accept" })).toEqual([409, "not-your-turn"]);
    expect(await offer.act(owner, { kind: "accept" })).toEqual([200]);
    expect(await offer.read(client)).toMatchObject({ status: "accepted", turn: null, budget: 100 });
    for (const [person, kind] of [
      [owner, "accept"],
      [owner, "decline"],
      [client, "withdraw"],
    ] as const)
      expect(await offer.act(person, { kind, ...(kind === "decline" ? { reason: "other" } : {}) })).toEqual([
        409,
        "offer-closed",
      ]);
    expect(await offer.act(client, { kind: "propose", terms: terms({ budget: 1 }) })).toEqual([
      409,
      "offer-closed",
    ]);
    expect(await offer.brief(client, { script: "Üç" })).toEqual([409, "offer-closed"]);
    expect(await offer.act(client, { kind: "message", text: "Teşekkürler" })).toEqual([200]);
    expect((await offer.read(client)).events.map(({ kind }) => kind)).toEqual([
      "proposed",
      "accepted",
      "message",
    ]);
  });

  test("other terms give the turn to the other side", async ({ send, owner, client, terms, voiceIds }) => {
    const offer = await send();
    const other = terms({ budget: 150, voiceIds: voiceIds.slice(1) });
    expect(await offer.act(client, { kind: "propose", terms: other })).toEqual([409, "not-your-turn"]);
    expect(await offer.act(owner, { kind: "propose", terms: other, text: "Biraz fazla" })).toEqual([200]);
    expect(await offer.read(client)).toMatchObject({
      turn: "client",
      proposal: 2,
      budget: 150,
      voiceIds: voiceIds.slice(1),
      // Those of older proposals stay to be named.
      voices: [{ voiceId: voiceIds[1] }, { voiceId: voiceIds[0] }],
      events: [{}, { kind: "proposed", proposal: 2, side: "agency", by: "Deniz", text: "Biraz fazla" }],
    });
    expect(await offer.act(client, { kind: "accept" })).toEqual([200]);
    expect(await offer.read(owner)).toMatchObject({ status: "accepted", budget: 150, proposal: 2 });
  });

  test("the same terms are no proposal, in another order or with another day to answer by either", async ({
    send,
    server,
    owner,
    terms,
    voiceIds,
  }) => {
    const offer = await send({ usage: { media: ["TV", "WEB"], exclusive: false } });
    const same = terms({
      voiceIds: voiceIds.toReversed(),
      usage: { media: ["WEB", "TV"], territory: null, months: null, exclusive: false },
      answerBy: dayFrom(server, 3),
    });
    expect(await offer.act(owner, { kind: "propose", terms: same })).toEqual([422, "terms-unchanged"]);
    const other = { ...same, usage: { media: ["TV" as const], exclusive: false } };
    expect(await offer.act(owner, { kind: "propose", terms: other })).toEqual([200]);
    expect(await offer.read(owner)).toMatchObject({ answerBy: dayFrom(server, 3) });
  });

  test("only the agency declines, at any time, and only the client withdraws", async ({
    send,
    owner,
    client,
    terms,
  }) => {
    const first = await send();
    expect(await first.act(client, { kind: "decline", reason: "other" })).toEqual([403, "forbidden"]);
    expect(await first.act(owner, { kind: "withdraw" })).toEqual([403, "forbidden"]);
    await first.act(owner, { kind: "propose", terms: terms({ version: 2 }) });
    expect(await first.act(owner, { kind: "decline", reason: "conflict", text: "Rakip" })).toEqual([200]);
    expect(await first.read(client)).toMatchObject({
      status: "declined",
      events: [{}, {}, { kind: "declined", reason: "conflict", text: "Rakip" }],
    });
    const second = await send();
    expect(await second.act(client, { kind: "withdraw" })).toEqual([200]);
    expect(await second.read(owner)).toMatchObject({ status: "withdrawn", turn: null });
  });

  test("terms whose budget nobody knows cannot be accepted", async ({ send, owner, terms }) => {
    const offer = await send({ budget: 0 });
    expect(await offer.act(owner, { kind: "accept" })).toEqual([422, "budget-unknown"]);
    expect(await offer.act(owner, { kind: "propose", terms: terms() })).toEqual([200]);
  });

  test("a brief that changes on the client's turn passes it to the agency, which may repeat its terms", async ({
    send,
    owner,
    client,
    terms,
  }) => {
    const offer = await send({ brief: { script: "Bugün hava çok güzel." } });
    expect(await offer.brief(owner, { script: "x" })).toEqual([403, "forbidden"]);
    await offer.act(owner, { kind: "propose", terms: terms({ budget: 120 }) });
    expect(await offer.brief(client, { script: "Bugün hava güzel mi?", notes: "Sakin" })).toEqual([200]);
    expect(await offer.read(owner)).toMatchObject({
      turn: "agency",
      proposal: 2,
      events: [
        {},
        {},
        {
          kind: "briefChanged",
          fields: ["script", "notes"],
          removed: ["çok güzel."],
          added: ["güzel mi?"],
        },
      ],
    });
    expect(await offer.act(owner, { kind: "propose", terms: terms({ budget: 120 }) })).toEqual([200]);
    expect(await offer.read(client)).toMatchObject({ turn: "client", proposal: 3 });
    // A brief that is sent once more is no change.
    expect(await offer.brief(client, { script: "Bugün hava güzel mi?", notes: "Sakin" })).toEqual([200]);
    expect(await offer.read(client)).toMatchObject({ turn: "client", events: { length: 4 } });
  });

  test("what differs between two briefs is worked out while no transaction is open", async ({
    send,
    client,
    db,
  }) => {
    const offer = await send({ brief: { script: "Bugün hava çok güzel." } });
    const transactions = new AsyncLocalStorage<"open">();
    const open = db.transaction.bind(db);
    const begun = vi
      .spyOn(db, "transaction")
      .mockImplementation((work, config) => open((tx) => transactions.run("open", () => work(tx)), config));
    const found: (string | undefined)[] = [];
    const diff = Diff.prototype.diff;
    const compared = vi.spyOn(Diff.prototype, "diff").mockImplementation(function (
      this: Diff<unknown, Iterable<unknown>>,
      ...of
    ) {
      found.push(transactions.getStore());
      return diff.apply(this, of);
    });
    expect(await offer.brief(client, { script: "Bugün hava güzel mi?" })).toEqual([200]);
    expect(begun).toHaveBeenCalled();
    expect(found).toEqual([undefined]);
    begun.mockRestore();
    compared.mockRestore();
  });

  test("an act on what has changed since is refused and writes nothing; a message is no change", async ({
    send,
    owner,
    client,
    terms,
    server,
  }) => {
    const offer = await send();
    const old = await offer.seen(client);
    await offer.act(owner, { kind: "message", text: "Merhaba" });
    await offer.act(owner, { kind: "propose", terms: terms({ budget: 5 }) });
    const before = await server.parts.db.$count(offerEvents);
    for (const seen of [old, { ...old, proposal: 2 }, { proposal: 2, eventId: "9999999" }]) {
      const answer = await offer.post(client, "events", { kind: "accept", ...seen });
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([409, "offer-changed"]);
    }
    expect(await server.parts.db.$count(offerEvents)).toBe(before);
    const seen = await offer.seen(client);
    await offer.act(owner, { kind: "message", text: "Ne dersiniz?" });
    expect((await offer.post(client, "events", { kind: "accept", ...seen })).statusCode).toBe(200);
  });

  test("of two acts at once exactly one wins", async ({ send, owner, client, terms }) => {
    for (let time = 0; time < 10; time += 1) {
      const offer = await send();
      const seen = await offer.seen(owner);
      const answers = await Promise.all([
        offer.post(owner, "events", { kind: "accept", ...seen }),
        offer.post(client, "events", { kind: "withdraw", ...seen }),
        offer.post(owner, "events", { kind: "propose", ...seen, terms: terms({ version: 9 }) }),
        offer.post(client, "brief", { ...seen, brief: { notes: "Acele" } }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
      expect((await offer.read(owner)).events).toHaveLength(2);
    }
  });
});

describe("what is unread, counted and waiting", () => {
  test("grows with the other side's events alone, for each reader, until they look", async ({
    send,
    server,
    owner,
    client,
    look,
    attention,
  }) => {
    const other = await server.createOwner();
    const colleague = await server.createClient({ accountId: client.accountId });
    const offer = await send();
    await offer.act(client, { kind: "message", text: "Bir" });
    await offer.act(owner, { kind: "message", text: "İki" });
    const unread = async (person: Person) => (await offer.read(person)).unread;
    expect(await Promise.all([other, client, colleague].map(unread))).toEqual([2, 1, 1]);
    const [first] = (await offer.read(other)).events;
    expect((await offer.post(other, "seen", { eventId: first?.eventId })).statusCode).toBe(204);
    expect(await unread(other)).toBe(1);
    await offer.post(other, "seen", await offer.seen(other).then(({ eventId }) => ({ eventId })));
    expect(await unread(other)).toBe(0);
    // Going back makes nothing unread.
    await offer.post(other, "seen", { eventId: first?.eventId });
    expect(await Promise.all([other, owner].map(unread))).toEqual([0, 2]);
    expect((await look(client)).unread).toEqual(["agency"]);
    expect(await attention(client)).toEqual({ turn: 0, waiting: 1 });
  });

  test("answers 304 until something is written or looked at", async ({ send, server, owner, client }) => {
    const offer = await send();
    const ask = (person: Person, etag?: unknown) =>
      server.inject({
        url: "/api/v1/offers/attention",
        headers: { ...person.headers, ...(etag === undefined ? {} : { "if-none-match": String(etag) }) },
      });
    const [first, others] = [await ask(client), await ask(owner)];
    expect(first.json()).toEqual({ turn: 0, waiting: 0 });
    expect((await ask(client, first.headers["etag"])).statusCode).toBe(304);
    expect((await ask(owner, first.headers["etag"])).statusCode).toBe(200);
    await offer.act(owner, { kind: "message", text: "Bir" });
    const second = await ask(client, first.headers["etag"]);
    expect([second.statusCode, second.json()]).toEqual([200, { turn: 0, waiting: 1 }]);
    expect((await ask(owner, others.headers["etag"])).statusCode).toBe(200);
    await offer.post(client, "seen", { eventId: (await offer.seen(client)).eventId });
    expect((await ask(client, second.headers["etag"])).json()).toEqual({ turn: 0, waiting: 0 });
  });

  test("an offer is found by title, platform, client and artist, folded as in Turkish", async ({
    send,
    client,
    owner,
    look,
    server,
  }) => {
    const mark = crypto.randomUUID();
    await send({ title: `Işık ${mark}`, platform: "İNTERNET" });
    const found = async (q: string) =>
      (await look(client, `?q=${encodeURIComponent(q)}`)).content.map(({ platform }) => platform);
    for (const q of [`ışık ${mark}`, "internet", "sanatçı", "DENİZ ADA"])
      expect(await found(q)).toEqual(["İNTERNET"]);
    expect(await found("100%")).toEqual([]);
    expect((await look(owner, `?q=${mark}&status=accepted`)).totalElements).toBe(0);
    const { headers } = client;
    expect((await server.inject({ url: "/api/v1/offers?status=gone", headers })).statusCode).toBe(400);
  });
});

describe("an idempotency key", () => {
  test("makes an act happen once, however often it comes", async ({ send, owner, client, terms }) => {
    const offer = await send();
    const seen = await offer.seen(owner);
    const act = { kind: "propose", ...seen, terms: terms({ budget: 9 }) };
    const key = { "idempotency-key": `act-${offer.offerId}` };
    const answers = await Promise.all([1, 2, 3].map(() => offer.post(owner, "events", act, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await offer.act(client, { kind: "accept" });
    const again = await offer.post(owner, "events", act, key);
    expect(again.json<OfferDetails>()).toMatchObject({ status: "accepted", proposal: 2 });
    const other = await offer.post(owner, "events", { ...act, proposal: 2 }, key);
    expect([other.statusCode, other.headers["problem-code"]]).toEqual([422, "idempotency-mismatch"]);
    const message = { kind: "message", text: "Bir" };
    const elsewhere = await (await send()).post(owner, "events", message, key);
    expect(elsewhere.statusCode).toBe(422);
  });
});

describe("what is refused", () => {
  test.for([
    [{ answerBy: "2026-02-30" }, "a day that is none"],
    [{ answerBy: "2020-01-01" }, "a day that has passed"],
    [{ answerBy: "2099-01-01" }, "a day too far ahead"],
    [{ deliverBy: "2020-01-01" }, "a delivery that has passed"],
    [{ deliverBy: "2099-01-01" }, "a delivery too far ahead"],
    [{ title: "x".repeat(101) }, "too long a title"],
    [{ title: "a\u0007b" }, "a title with a control"],
    [{ brief: { script: "x".repeat(20_001) } }, "too long a script"],
    [{ brief: { targetSeconds: 0 } }, "no seconds"],
    [{ usage: { media: ["MOON"], exclusive: false } }, "another medium"],
    [{ again: "00000000-0000-4000-8000-000000000000" }, "an unknown offer to send again"],
  ] as const)("a new offer with %j: %s", async ([more], { server, client, terms }) => {
    const answer = await server.inject({
      method: "POST",
      url: `/api/v1/clients/update/${client.userName}`,
      headers: client.headers,
      payload: { offers: [{ ...terms(), ...more }] },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "invalid-input" });
  });

  test("the last days that are taken are taken", async ({ send, server, owner }) => {
    const offer = await send({ answerBy: dayFrom(server, 90), deliverBy: dayFrom(server) });
    expect(await offer.read(owner)).toMatchObject({
      answerBy: dayFrom(server, 90),
      deliverBy: dayFrom(server),
    });
  });

  test("an empty message, more than five files, and files of others", async ({ send, client }) => {
    const offer = await send();
    expect(await offer.act(client, { kind: "message", text: "  " })).toEqual([400, "invalid-input"]);
    const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
    expect(await offer.act(client, { kind: "message", attachmentIds: ids })).toEqual([
      422,
      "too-many-attachments",
    ]);
    expect(await offer.act(client, { kind: "message", attachmentIds: ids.slice(1) })).toEqual([
      400,
      "invalid-input",
    ]);
    expect((await offer.read(client)).events).toHaveLength(1);
  });

  test("an offer is sent again once it was closed without being accepted", async ({
    send,
    client,
    owner,
  }) => {
    const old = await send();
    await old.act(client, { kind: "withdraw" });
    const again = await send({ again: old.offerId });
    expect(await again.read(owner)).toMatchObject({ again: old.offerId, status: "open" });
    expect((await send({ again: again.offerId })).offerId).toBe("");
  });
});

test("voices read as they were, and say that they are gone", async ({ send, db, server, owner }) => {
  const [voiceId = ""] = await addArtist(server.parts.db, "/audio/gone.mp3");
  const offer = await send({ voiceIds: [voiceId] });
  await db.delete(voices).where(eq(voices.id, voiceId));
  expect((await offer.read(owner)).voices).toMatchObject([
    { voiceId, voiceMp3: "/audio/gone.mp3", isGone: true },
  ]);
});

test("who is gone reads as deleted, and is no name of the server", async ({ send, db, server, client }) => {
  const leaving = await server.createOwner({ name: "Ayşe Öz", lastName: "" });
  const offer = await send();
  await offer.act(leaving, { kind: "message", text: "Merhaba" });
  expect((await offer.read(client)).events.at(-1)).toMatchObject({ by: "Ayşe" });
  await db.delete(users).where(eq(users.id, leaving.userId));
  expect((await offer.read(client)).events.at(-1)).toMatchObject({ by: "deleted", text: "Merhaba" });
});
