import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { sessions, users } from "#server/db/schema/people.ts";
import { productions, takeListeners, takes } from "#server/db/schema/productions.ts";
import { cleanUp } from "#server/housekeeping/clean-up.ts";
import type { Person } from "#test/support/people.ts";
import { addTake, test as base } from "./production-fixtures.ts";

const test = base.extend(
  "listen",
  ({ server, offerId }) =>
    async (person: Person, headers: Record<string, string> = {}) => {
      const url = `/api/v1/offers/${offerId}/listen`;
      const answer = await server.inject({ method: "POST", url, headers: { ...person.headers, ...headers } });
      const set = String(answer.headers["set-cookie"] ?? "");
      return { status: answer.statusCode, set, cookie: set.split(";")[0] ?? "" };
    },
);

const minutes = 12 * 60;

test("both sides hear a take by a cookie of its offer alone, whole and by ranges", async ({
  server,
  owner,
  client,
  offerId,
  take,
  listen,
  get,
}) => {
  for (const person of [client, owner]) {
    const { status, set, cookie } = await listen(person);
    expect(status).toBe(204);
    expect(set).toMatch(
      /^takes=[\w-]{43}; Max-Age=43200; Path=\/api\/v1\/offers\/[\w-]{36}; HttpOnly; SameSite=Strict$/,
    );
    expect(set).toContain(`Path=/api/v1/offers/${offerId};`);
    const whole = await get(`takes/${take.id}/audio`, { cookie });
    expect(whole.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "cache-control": "private, no-store",
      "accept-ranges": "bytes",
    });
    expect(whole.rawPayload).toEqual(take.copy);
    const part = await get(`takes/${take.id}/audio`, { cookie, range: "bytes=10-19" });
    expect([part.statusCode, part.headers["content-range"]]).toEqual([206, "bytes 10-19/700"]);
    expect(part.rawPayload).toEqual(take.copy.subarray(10, 20));
    expect((await get(`takes/${take.id}/audio`, { cookie, range: "bytes=700-" })).statusCode).toBe(416);
    // It opens nothing else.
    expect((await server.inject({ url: `/api/v1/offers/${offerId}`, headers: { cookie } })).statusCode).toBe(
      401,
    );
  }
  expect((await get(`takes/${take.id}/audio`, client.headers)).rawPayload).toEqual(take.copy);
  expect((await get(`takes/${take.id}/audio`)).headers["problem-code"]).toBe("not-signed-in");
});

test("a cookie is stored as its hash, prolonged where it comes again, and forgotten when its time is over", async ({
  server,
  db,
  client,
  offerId,
  take,
  listen,
  get,
}) => {
  const { cookie } = await listen(client);
  expect((await listen(client, { cookie })).cookie).toBe(cookie);
  const rows = await db.select().from(takeListeners).where(eq(takeListeners.offerId, offerId));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(cookie).not.toContain(rows[0]?.hash);
  const hear = async () => (await get(`takes/${take.id}/audio`, { cookie })).statusCode;
  server.clock.forward(minutes / 2);
  expect(await hear()).toBe(200);
  server.clock.forward(minutes / 2 + 1);
  expect(await hear()).toBe(401);
  await cleanUp(server.parts).run();
  expect(await db.$count(takeListeners)).toBe(0);
});

test("a cookie hears nothing for who may not come in, nor at another offer", async ({
  server,
  db,
  client,
  offerId,
  take,
  listen,
  get,
}) => {
  const { cookie } = await listen(client);
  const hear = async () => (await get(`takes/${take.id}/audio`, { cookie })).statusCode;
  for (const state of [{ isLocked: true }, { isActive: false }, { mustChangePassword: true }]) {
    await db.update(users).set(state).where(eq(users.id, client.userId));
    expect(await hear()).toBe("mustChangePassword" in state ? 403 : 401);
    const usual = { isLocked: false, isActive: true, mustChangePassword: false };
    await db.update(users).set(usual).where(eq(users.id, client.userId));
  }
  const other = await server.createClient();
  for (const path of [`offers/${offerId}/listen`, `offers/${crypto.randomUUID()}/listen`]) {
    const answer = await server.inject({ method: "POST", url: `/api/v1/${path}`, headers: other.headers });
    expect(answer.headers["problem-code"]).toBe("offer-not-found");
  }
  expect((await get(`takes/${take.id}/audio`, other.headers)).headers["problem-code"]).toBe("take-not-found");
  const elsewhere = `/api/v1/offers/${crypto.randomUUID()}/takes/${take.id}/audio`;
  expect((await server.inject({ url: elsewhere, headers: { cookie } })).statusCode).toBe(401);
  expect(await hear()).toBe(200);
  await db.delete(sessions).where(eq(sessions.userId, client.userId));
  expect(await hear()).toBe(401);
});

test("a client hears what was handed over, an owner all; and nobody what is not ready", async ({
  server,
  db,
  client,
  offerId,
  get,
}) => {
  const owner = await server.createOwner();
  const next = await addTake(server.parts, offerId, { round: 2 });
  const hear = async (person: Person, id = next.id) => {
    const answer = await get(`takes/${id}/audio`, person.headers);
    return answer.headers["problem-code"] ?? answer.statusCode;
  };
  expect([await hear(client), await hear(owner)]).toEqual(["take-not-found", 200]);
  await db.update(productions).set({ round: 2 }).where(eq(productions.offerId, offerId));
  expect(await hear(client)).toBe(200);
  await db
    .update(takes)
    .set({ state: "preparing", copyKey: null, copyBytes: null })
    .where(eq(takes.id, next.id));
  expect([await hear(client), await hear(owner)]).toEqual(["take-not-ready", "take-not-ready"]);
  await db.update(takes).set({ forgottenAt: server.clock.read() }).where(eq(takes.id, next.id));
  expect(await hear(owner)).toBe("take-deleted");
  expect([await hear(owner, crypto.randomUUID()), await hear(client, "x")]).toEqual([
    "take-not-found",
    "take-not-found",
  ]);
});
