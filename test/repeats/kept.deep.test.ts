import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { listLimits } from "#contract/constants/list-limits.ts";
import { idempotencyKeys } from "#server/db/schema/operations.ts";
import { mostRemembered, once } from "#server/repeats/once.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base
  .extend("remembered", ({ db, client }) => () => {
    return db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, client.userId));
  })
  // Does a call of the client's with a key; the answer is whether it was new.
  .extend("call", ({ db, client, server }) => (key: string, made: Record<string, unknown> = {}) => {
    const keyed = { userId: client.userId, key, path: "/api/v1/lists", body: { name: "Yaz" } };
    let isNew = false;
    const make = () => {
      isNew = true;
      return Promise.resolve(made);
    };
    return db.transaction((tx) => once(tx, keyed, server.clock.read(), make)).then(() => isNew);
  });

test("a user's newest calls are remembered, so many and no more", async ({
  db,
  client,
  call,
  server,
  remembered,
}) => {
  const ago = (minutes: number) => new Date(server.clock.read().getTime() - minutes * 60_000);
  const old = Array.from({ length: mostRemembered }, (_, nth) => ({
    name: Buffer.from(`${client.userId} ${nth}`),
    userId: client.userId,
    bodyHash: Buffer.from("x"),
    made: {},
    createdAt: ago(1 + nth / 100),
  }));
  for (let from = 0; from < old.length; from += 2000)
    await db.insert(idempotencyKeys).values(old.slice(from, from + 2000));
  expect(await call("one")).toBe(true);
  expect(await call("two")).toBe(true);
  const left = new Set((await remembered()).map(({ name }) => Buffer.from(name).toString()));
  expect(left.size).toBe(mostRemembered);
  const oldest = old.slice(-3).map(({ name }) => left.has(name.toString()));
  expect(oldest).toEqual([true, false, false]);
  expect([await call("one"), await call("two")]).toEqual([false, false]);
});

test("what is remembered of most calls is small, and of a room's bounded", async ({ call, remembered }) => {
  await call("k".repeat(255), { offerId: crypto.randomUUID() });
  const sizeOf = async () => Buffer.byteLength(JSON.stringify((await remembered()).at(-1)?.made));
  // Three hashes' worth beside it, and as much again for the indexes: far below 10 MB.
  expect(mostRemembered * ((await sizeOf()) + 400)).toBeLessThan(10 * 1024 * 1024);
  const leftOut = Array.from({ length: listLimits.voices }, () => ({
    voiceId: crypto.randomUUID(),
    reason: "not-shared",
  }));
  await call("room", { roomId: crypto.randomUUID(), leftOut });
  const twoDays = 2 * 24 * roomLimits.openedAnHour;
  const rows = (await remembered()).map(({ made }) => Buffer.byteLength(JSON.stringify(made)));
  expect(twoDays * Math.max(...rows)).toBeLessThan(8 * 1024 * 1024);
});

test("a refused call is not remembered", async ({ db, client, server, call, remembered }) => {
  const keyed = { userId: client.userId, key: "refused", path: "/api/v1/lists", body: { name: "Yaz" } };
  const refused = db.transaction((tx) =>
    once(tx, keyed, server.clock.read(), () => Promise.reject(new Error("refused"))),
  );
  await expect(refused).rejects.toThrow("refused");
  expect(await remembered()).toEqual([]);
  expect(await call("refused")).toBe(true);
});

test("calls go with their user", async ({ server, owner, call, client, remembered }) => {
  await call("gone");
  const url = `/api/v1/clients/accounts/${client.accountId}`;
  expect((await server.inject({ method: "DELETE", url, headers: owner.headers })).statusCode).toBe(204);
  expect(await remembered()).toEqual([]);
});
