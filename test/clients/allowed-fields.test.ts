import { ok } from "node:assert/strict";
import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { historyRecords } from "#server/db/schema/operations.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { readClient, sendUpdate } from "./calls.ts";

const test = base
  .extend("voiceId", { scope: "file" }, async ({ server }) => {
    const [voiceId] = await addArtist(server.parts.db, "/audio/liked.mp3");
    return voiceId;
  })
  // It has a like and an offer.
  .extend("client", async ({ server, voiceId }) => {
    const client = await server.createClient({ name: "Ayşe", lastName: "Öz" });
    await sendUpdate(server, client, {
      likedVoiceMp3s: ["/audio/liked.mp3"],
      offers: [{ budget: 10, platform: "TV", version: 1, voiceIds: [voiceId] }],
    });
    return client;
  })
  .extend("other", ({ server }) => server.createClient())
  // Everything that is stored of the client, to the byte.
  .extend("stored", ({ server, client }) => async (): Promise<string> => {
    const rows = [];
    const owned = [
      ["users", "id", client.userId],
      ["likes", "account_id", client.accountId],
      ["offers", "user_id", client.userId],
      ["sessions", "user_id", client.userId],
    ] as const;
    for (const [table, column, id] of owned) {
      const found = await server.parts.db.execute(
        sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t where ${sql.identifier(column)} = ${id} order by 1`,
      );
      rows.push(found);
    }
    const text = JSON.stringify(rows.map((found) => (found as unknown as { rows: unknown[] }).rows));
    ok(text.includes(client.userName));
    return text;
  });

const forged = { budget: 1, platform: "TV", version: 1, voiceIds: ["x"], clientName: "Someone Else" };

// Field, a changed value, and what the client, another client and an owner are answered.
const matrix: [field: string, value: unknown, own: number, others: number, owners: number][] = [
  ["userName", "demo-owner", 403, 404, 403],
  ["name", "Fatma", 403, 404, 200],
  ["lastName", "Kaya", 403, 404, 200],
  ["isActive", false, 403, 404, 200],
  ["isLocked", true, 403, 404, 200],
  ["likedVoiceMp3s", ["https://example.com/unknown.mp3"], 422, 404, 200],
  ["offers", [forged], 400, 400, 200],
  ["role", "OWNER", 400, 400, 400],
  ["roleNames", ["OWNER"], 400, 400, 400],
  ["id", "00000000-0000-0000-0000-000000000000", 400, 400, 400],
  ["passwordHash", "$argon2id$", 400, 400, 400],
  ["createdAt", "2020-01-01T00:00:00Z", 400, 400, 400],
];

const aProblem = { code: expect.any(String), message: expect.any(String) };

describe.each(matrix)("the field %s", (field, value, own, others, owners) => {
  test(`changed by the client answers ${own}, and by another ${others}, with nothing written`, async ({
    stored,
    server,
    client,
    other,
  }) => {
    const before = await stored();
    const { etag: _etag, ...whole } = await readClient(server, client);
    for (const [person, status] of [
      [client, own],
      [other, others],
    ] as const) {
      const body = { ...whole, [field]: value };
      const answer = await sendUpdate(server, person, body, { of: client.userName });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual(aProblem);
      expect(answer.json<{ code: string }>().code).toBe(answer.headers["problem-code"]);
      expect(await stored()).toBe(before);
    }
  });

  test(`changed by an owner answers ${owners}`, async ({ server, client, stored, owner }) => {
    const { etag: _etag, ...whole } = await readClient(server, client);
    const audited = await server.parts.db.$count(historyRecords);
    const before = await stored();
    const answer = await sendUpdate(server, owner, { ...whole, [field]: value }, { of: client.userName });
    expect(answer.statusCode).toBe(owners);
    const accepted = owners === 200;
    const written = accepted && !ignored.has(field);
    const shown = written ? { ...whole, ...answerAfter(field, value, whole) } : whole;
    expect(answer.json()).toEqual(accepted ? shown : aProblem);
    expect((await server.parts.db.$count(historyRecords)) - audited).toBe(accepted ? 1 : 0);
    expect((await stored()) === before).toBe(!written);
  });
});

const ignored = new Set(["likedVoiceMp3s", "offers"]);

/** A new name shows in the offers too. */
function answerAfter(
  field: string,
  value: unknown,
  whole: { name: string; lastName: string; offers: object[] },
) {
  const after = { ...whole, [field]: value };
  return {
    [field]: value,
    offers: whole.offers.map((offer) => ({ ...offer, clientName: `${after.name} ${after.lastName}` })),
  };
}

test("a whole client sent back unchanged is accepted from both", async ({ server, client, owner }) => {
  const { etag, ...whole } = await readClient(server, client);
  for (const person of [client, owner]) {
    const answer = await sendUpdate(server, person, whole, { of: client.userName });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(whole);
    expect(answer.headers["etag"]).toBe(etag);
  }
});

test("an unknown client, another client and an owner's own name are the same 404", async ({
  server,
  owner,
  client,
  other,
}) => {
  const ownName = await sendUpdate(server, owner, { name: "X" });
  const unknown = await sendUpdate(server, client, { name: "X" }, { of: "nobody" });
  const another = await sendUpdate(server, client, { name: "X" }, { of: other.userName });
  const ofOwner = await sendUpdate(server, client, { name: "X" }, { of: owner.userName });
  for (const answer of [ownName, unknown, another, ofOwner]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(unknown.body);
    expect(answer.headers["problem-code"]).toBe("client-not-found");
  }
});
