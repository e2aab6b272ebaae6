import { describe, expect } from "vitest";
import { idempotencyKeys } from "#server/db/schema/operations.ts";
import { offers } from "#server/db/schema/offers.ts";
import { addArtist } from "#test/support/artists.ts";
import { generatedRun, runs } from "#test/support/generated.ts";
import { test as base } from "#test/support/fixtures.ts";
import { readClient, sendUpdate } from "./calls.ts";

const test = base
  .extend("voiceIds", { scope: "file" }, ({ server }) => addArtist(server.parts.db, "/audio/a.mp3"))
  .extend("body", ({ voiceIds }) => (version = 1) => ({
    likedVoiceMp3s: [],
    offers: [{ budget: 5, platform: "TV", version, voiceIds }],
  }))
  .extend(
    "send",
    ({ client, server, body }) =>
      (key: string, version = 1, ifMatch?: string, person = client) =>
        sendUpdate(server, person, body(version), {
          headers: { "idempotency-key": key, ...(ifMatch ? { "if-match": ifMatch } : {}) },
        }),
  );

describe("Idempotency-Key", () => {
  test("makes nothing again, and answers the client as it is now, though If-Match is old by then", async ({
    server,
    client,
    send,
  }) => {
    const { etag } = await readClient(server, client);
    const first = await send("key-1", 1, etag);
    expect(first.statusCode).toBe(200);
    await sendUpdate(server, client, { likedVoiceMp3s: ["/audio/a.mp3"] });
    const again = await send("key-1", 1, etag);
    expect(again.statusCode).toBe(200);
    const { etag: present, ...now } = await readClient(server, client);
    expect(again.json()).toEqual(now);
    expect(again.headers["etag"]).toBe(present);
    expect(now).toMatchObject({ likedVoiceMp3s: ["/audio/a.mp3"], offers: [{}] });
  });

  test("is kept for calls that make an offer only, as hashes and an id", async ({
    server,
    client,
    send,
    db,
  }) => {
    await db.delete(idempotencyKeys);
    for (let nth = 0; nth < 20; nth += 1)
      await sendUpdate(server, client, { likedVoiceMp3s: [] }, { headers: { "idempotency-key": `k${nth}` } });
    expect(await db.$count(idempotencyKeys)).toBe(0);
    await send("k".repeat(255));
    const rows = await db.select().from(idempotencyKeys);
    expect(rows).toMatchObject([{ userId: client.userId, made: { offerId: expect.any(String) } }]);
    expect(rows.map(({ name, bodyHash }) => [name.length, bodyHash.length])).toEqual([[32, 32]]);
  });

  test("that a wrong clock dated ahead is as good as new", async ({ send, db, server }) => {
    await send("key-ahead");
    const createdAt = new Date(server.parts.clock().getTime() + 30 * 24 * 3_600_000);
    await db.update(idempotencyKeys).set({ createdAt });
    expect((await send("key-ahead", 2)).statusCode).toBe(200);
    expect((await send("key-ahead", 3)).statusCode).toBe(422);
  });

  test("with another body is refused", async ({ send, server, client }) => {
    await send("key-2");
    const answer = await send("key-2", 2);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "idempotency-mismatch" });
    expect((await readClient(server, client)).offers).toHaveLength(1);
  });

  test("belongs to its user, and a refused call does not use it up", async ({ server, send }) => {
    const other = await server.createClient();
    const refused = await send("key-3", 1, '"stale"');
    expect(refused.statusCode).toBe(412);
    expect((await send("key-3")).statusCode).toBe(200);
    expect((await send("key-3", 2, undefined, other)).statusCode).toBe(200);
  });

  test.for(["", "a b", "ş", "x".repeat(256)])("that is %j is refused", async (key, { send }) => {
    expect((await send(key)).statusCode).toBe(400);
  });

  test(
    "stores an offer once an intent, however often it is delivered",
    generatedRun,
    async ({ server, send }) => {
      const before = await server.parts.db.$count(offers);
      const intents = runs(20);
      const answers = new Set<string>();
      for (let intent = 0; intent < intents; intent += 1) {
        const deliveries = await Promise.all(Array.from({ length: 50 }, () => send(`intent-${intent}`)));
        for (const { statusCode, headers } of deliveries) answers.add(`${statusCode} ${headers["etag"]}`);
      }
      // A busy database may put some off, and they would come again; all others hear one first answer an intent.
      answers.delete("503 undefined");
      expect([...answers].filter((answer) => !answer.startsWith("200 "))).toEqual([]);
      expect(answers.size).toBe(intents);
      expect(await server.parts.db.$count(offers)).toBe(before + intents);
    },
  );
});
