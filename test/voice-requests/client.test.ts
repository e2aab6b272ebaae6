import { describe, expect } from "vitest";
import { eq } from "drizzle-orm";
import type { ClientDetails } from "#contract/clients/client-details.ts";
import type { FirstOffer } from "#contract/offers/first-offer.ts";
import type { RequestDetails, RequestPage } from "#contract/voice-requests/requests.ts";
import { historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { roomGuests, rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { actOn, sendOffer } from "#test/offers/sent-offer.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";
import { requestOf } from "./request.ts";

const draft = { name: "Ayşe", lastName: "Öz", company: "Örnek A.Ş.", email: "", invite: false };

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { voiceRequestsPerAddress: 100, mail: true } }))
  .extend("voiceId", { scope: "file" }, async ({ server }) => {
    const [voiceId = ""] = await addArtist(server.parts.db, "/audio/istenen.mp3");
    return voiceId;
  })
  .extend("read", ({ owner, server }) => async (id: string) => {
    const answer = await server.inject({ url: `/api/v1/requests/${id}`, headers: owner.headers });
    return answer.json<RequestDetails>();
  })
  .extend("arrive", ({ owner, server, read }) => async (more: object = {}) => {
    server.clock.forward(1);
    const payload = requestOf({ companyName: crypto.randomUUID(), phone: crypto.randomUUID(), ...more });
    await server.inject({ method: "POST", url: "/api/voice-request", payload });
    const url = `/api/v1/requests?q=${payload.companyName}`;
    const { content } = (await server.inject({ url, headers: owner.headers })).json<RequestPage>();
    return read(content[0]?.id ?? "");
  })
  .extend(
    "make",
    ({ owner, server }) =>
      ({ id, eventId }: Pick<RequestDetails, "id" | "eventId">, more: object = {}, headers = {}) =>
        server.inject({
          method: "POST",
          url: `/api/v1/requests/${id}/client`,
          headers: { ...owner.headers, ...headers },
          payload: { ...draft, email: undefined, eventId, ...more },
        }),
  )
  // Somebody of the account that was made, signed in.
  .extend("made", ({ server, make, read }) => async (request: RequestDetails): Promise<Person> => {
    await make(request);
    const { accountId = "" } = (await read(request.id)).client ?? {};
    return server.createClient({ accountId, name: "Ayşe", lastName: "Öz" });
  });

describe("a client of a request", () => {
  test("is made as any other, linked, and told by the request", async ({ arrive, make, read, db, owner }) => {
    const request = await arrive({ language: "en" });
    const answer = await make(request, { email: "ayse@ornek.example", invite: true });
    expect(answer.statusCode).toBe(201);
    const { username, password } = answer.json<{ username: string; password: string }>();
    expect(password).not.toBe("");
    const now = await read(request.id);
    expect(now).toMatchObject({
      state: "contacted",
      waitingSince: null,
      client: { userName: username, name: "Ayşe Öz", company: "Örnek A.Ş." },
      offers: [],
    });
    const { accountId } = now.client ?? {};
    expect(now.events.at(-1)).toMatchObject({ kind: "clientMade", accountId });
    const [person] = await db.select().from(users).where(eq(users.userName, username));
    expect(person).toMatchObject({ accountId, pendingEmail: "ayse@ornek.example", mustChangePassword: true });
    const sent = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, "invitation"));
    // In the visitor's language, which the owner's call has not.
    expect(sent).toMatchObject([{ subjectIds: [person?.id], locale: "en" }]);
    const record = await db
      .select()
      .from(historyRecords)
      .where(eq(historyRecords.subjectId, person?.id ?? ""));
    expect(record).toMatchObject([{ action: "client.create", actorId: owner.userId }]);
  });

  test("is invited only where that is wished", async ({ arrive, make, db }) => {
    const before = await db.$count(mailOutbox, eq(mailOutbox.kind, "invitation"));
    await make(await arrive(), { email: "sessiz@ornek.example" });
    expect(await db.$count(mailOutbox, eq(mailOutbox.kind, "invitation"))).toBe(before);
  });

  test("is made once: for a key, and of two owners at once", async ({ arrive, make, read, db }) => {
    const request = await arrive();
    const key = { "idempotency-key": crypto.randomUUID() };
    const first = await make(request, {}, key);
    expect((await make(request, {}, key)).json()).toEqual(first.json());
    const other = await arrive();
    const before = await db.$count(accounts);
    const both = await Promise.all([make(other), make(other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const late = both.find(({ statusCode }) => statusCode === 409);
    expect(late?.headers["problem-code"]).toBe("request-changed");
    expect(await db.$count(accounts)).toBe(before + 1);
    const again = await make(await read(other.id));
    expect([again.statusCode, again.headers["problem-code"]]).toEqual([409, "request-has-client"]);
    expect(await db.$count(accounts)).toBe(before + 1);
  });

  test("is refused of an unknown and of a merged request", async ({ arrive, make, owner, server, read }) => {
    const unknown = await make({ id: crypto.randomUUID(), eventId: "1" });
    expect([unknown.statusCode, unknown.headers["problem-code"]]).toEqual([404, "voice-request-not-found"]);
    const same = { email: "ayni@ornek.example" };
    const [one, other] = [await arrive(same), await arrive(same)];
    expect((await make(one)).statusCode).toBe(201);
    const merge = { kind: "merge", eventId: other.eventId, requestId: one.id };
    const url = `/api/v1/requests/${other.id}/events`;
    await server.inject({ method: "POST", url, headers: owner.headers, payload: merge });
    expect((await make(await read(one.id))).headers["problem-code"]).toBe("request-merged");
    const merged = await read(other.id);
    expect(merged.client).toMatchObject({ name: "Ayşe Öz" });
    expect((await make(merged)).headers["problem-code"]).toBe("request-has-client");
  });

  test("tells of its offers, and the first accepted one wins the request once", async ({
    arrive,
    made,
    read,
    owner,
    server,
    voiceId,
  }) => {
    const request = await arrive();
    const client = await made(request);
    const offerId = await sendOffer(server, client, { voiceIds: [voiceId] });
    const told = await read(request.id);
    expect(told.offers).toMatchObject([{ offerId, status: "open", turn: "agency" }]);
    expect(told.events.at(-1)).toMatchObject({ kind: "offerMade", offerId, by: "Ayşe Öz" });
    await actOn(server, owner, offerId, { kind: "accept" });
    const won = await read(request.id);
    expect(won.state).toBe("won");
    expect(won.events.at(-1)).toMatchObject({ kind: "stateChanged", from: "contacted", to: "won", by: "" });
    const undo = { kind: "undo", eventId: won.eventId, undoes: won.eventId };
    const act = {
      method: "POST",
      url: `/api/v1/requests/${request.id}/events`,
      headers: owner.headers,
    } as const;
    expect((await server.inject({ ...act, payload: undo })).statusCode).toBe(400);
    await server.inject({ ...act, payload: { kind: "state", eventId: won.eventId, state: "lost" } });
    const second = await sendOffer(server, client, { voiceIds: [voiceId] });
    await actOn(server, owner, second, { kind: "accept" });
    expect((await read(request.id)).state).toBe("lost");
  });

  test("is won where the request was merged into another one", async ({
    arrive,
    made,
    read,
    owner,
    server,
    voiceId,
  }) => {
    const same = { email: "birlesen@ornek.example" };
    const [one, other] = [await arrive(same), await arrive(same)];
    const client = await made(one);
    const merge = { kind: "merge", eventId: other.eventId, requestId: one.id };
    const url = `/api/v1/requests/${other.id}/events`;
    await server.inject({ method: "POST", url, headers: owner.headers, payload: merge });
    await actOn(server, owner, await sendOffer(server, client, { voiceIds: [voiceId] }), { kind: "accept" });
    expect((await read(other.id)).state).toBe("won");
  });

  test("leaves the request right when it is deleted, which may have another one then", async ({
    arrive,
    made,
    make,
    read,
    server,
    voiceId,
  }) => {
    const request = await arrive();
    const client = await made(request);
    await sendOffer(server, client, { voiceIds: [voiceId] });
    const url = `/api/v1/clients/accounts/${client.accountId}`;
    // A session that has just shown whose it is.
    const { headers } = await server.createOwner();
    expect((await server.inject({ method: "DELETE", url, headers })).statusCode).toBe(204);
    const left = await read(request.id);
    expect(left).toMatchObject({ client: null, offers: [], state: "contacted" });
    expect(left.events.map(({ kind, by }) => [kind, by])).toContainEqual(["offerMade", "silindi"]);
    expect((await make(left)).statusCode).toBe(201);
  });
});

describe("a client's page", () => {
  test("reads what there is of it from where it stands", async ({
    arrive,
    made,
    owner,
    server,
    voiceId,
    db,
  }) => {
    const email = "sayfa@ornek.example";
    const request = await arrive({ email });
    const client = await made(request);
    const later = await arrive({ email, projectMedium: "TV" });
    const { roomId } = await openRoom(server, { makerId: owner.userId, voiceIds: [voiceId] });
    await db.update(rooms).set({ requestId: request.id }).where(eq(rooms.id, roomId));
    const offerId = await sendOffer(server, client, { voiceIds: [voiceId] });
    const url = `/api/v1/clients/accounts/${client.accountId}`;
    const answer = await server.inject({ url, headers: owner.headers });
    expect(answer.json<ClientDetails>()).toMatchObject({
      accountId: client.accountId,
      people: [{ name: "Ayşe", lastSeenAt: null }, { userName: client.userName }],
      requests: [
        { id: later.id, state: "new" },
        { id: request.id, state: "contacted" },
      ],
      counts: { agency: 1, accepted: 0 },
      offers: [{ offerId }],
      rooms: [{ roomId }],
    });
    for (const unknown of [crypto.randomUUID(), "1"]) {
      const none = await server.inject({
        url: `/api/v1/clients/accounts/${unknown}`,
        headers: owner.headers,
      });
      expect([none.statusCode, none.headers["problem-code"]]).toEqual([404, "account-not-found"]);
    }
  });
});

test("what was chosen waits as a filled offer until the first one is sent", async ({
  arrive,
  made,
  owner,
  server,
  voiceId,
  db,
}) => {
  const request = await arrive({
    projectMedium: "Radyo spotu",
    projectVersion: "30 saniye, 2 versiyon",
    voiceRequirements: "Sıcak bir ses.",
  });
  const client = await made(request);
  const waiting = async (person: Person) => {
    const answer = await server.inject({ url: "/api/v1/offers/first", headers: person.headers });
    return answer.json<FirstOffer>().offer;
  };
  expect(await waiting(client)).toBeNull();
  const { roomId } = await openRoom(server, { makerId: owner.userId, voiceIds: [voiceId] });
  await db.update(rooms).set({ requestId: request.id }).where(eq(rooms.id, roomId));
  const [voice] = await db.select().from(roomVoices).where(eq(roomVoices.roomId, roomId));
  const wishedAt = server.clock.read();
  await db
    .insert(roomGuests)
    .values({ roomId, cookieHash: Buffer.from("a"), wish: voice?.id ?? null, wishedAt });
  expect(await waiting(client)).toEqual({
    platform: "Radyo spotu",
    version: 2,
    notes: "30 saniye, 2 versiyon\nSıcak bir ses.",
    voiceIds: [voiceId],
    requestedAt: request.createdAt,
    chosenAt: wishedAt.toISOString(),
  });
  expect(await waiting(owner)).toBeNull();
  expect(await waiting(await server.createClient())).toBeNull();
  await sendOffer(server, client, { voiceIds: [voiceId] });
  expect(await waiting(client)).toBeNull();
});
