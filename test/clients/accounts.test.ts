import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { exampleAgency } from "#contract/constants/agency.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import type { OwnerProfile } from "#contract/session.ts";
import { historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
import { accounts, sessions, users } from "#server/db/schema/people.ts";
import { likes } from "#server/db/schema/catalogue.ts";
import { offers } from "#server/db/schema/offers.ts";
import { offersLetter } from "#server/offers/letter.ts";
import { findOffers } from "#server/offers/sql.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { sendUpdate } from "./calls.ts";
import { ask, listAccounts } from "./owner-calls.ts";

const test = base
  .extend("voiceIds", { scope: "file", auto: true }, ({ server }) =>
    addArtist(server.parts.db, "/audio/a.mp3"),
  )
  .extend("colleague", ({ server, client }) => server.createClient({ accountId: client.accountId }))
  .extend(
    "change",
    ({ server, owner, client }) =>
      (payload: object, accountId = client.accountId) =>
        ask(server, owner, "POST", `clients/accounts/${accountId}`, payload),
  )
  .extend("records", ({ db, client }) => async () => {
    const rows = await db
      .select({ action: historyRecords.action, changes: historyRecords.changes })
      .from(historyRecords)
      .where(eq(historyRecords.subjectId, client.accountId))
      .orderBy(historyRecords.id);
    return rows.map(({ action, changes }) => [action, changes]);
  });

describe("an account", () => {
  test("is called as its owner says, which is recorded without the name", async ({
    change,
    db,
    client,
    records,
  }) => {
    expect((await change({ company: " Örnek " })).statusCode).toBe(204);
    const company = async () =>
      (await db.select().from(accounts).where(eq(accounts.id, client.accountId)))[0]?.company;
    expect(await company()).toBe("Örnek");
    await change({ company: " " });
    expect(await company()).toBe(null);
    await change({});
    expect(await records()).toEqual([
      ["account.update", { company: true }],
      ["account.update", { company: true }],
      ["account.update", {}],
    ]);
  });

  test("that is locked lets none of its people in, and ends their sessions for good", async ({
    server,
    change,
    client,
    colleague,
    db,
    records,
  }) => {
    await change({ isLocked: true, company: "Ö" });
    for (const person of [client, colleague]) {
      expect(await db.$count(sessions, eq(sessions.userId, person.userId))).toBe(0);
      expect((await sendUpdate(server, person, {})).statusCode).toBe(401);
      const refused = await server.login(person.userName, person.password);
      expect([refused.statusCode, refused.headers["problem-code"]]).toEqual([401, "invalid-credentials"]);
    }
    await change({ isLocked: false });
    for (const person of [client, colleague]) {
      expect((await sendUpdate(server, person, {})).statusCode).toBe(401);
      expect((await server.login(person.userName, person.password)).statusCode).toBe(200);
    }
    expect(await records()).toEqual([
      ["account.update", { company: true }],
      ["account.lock", {}],
      ["account.unlock", {}],
    ]);
  });

  test.for([
    [{ isLocked: "yes" }, 400],
    [{ name: "x" }, 400],
    [{ company: "a".repeat(101) }, 400],
    [{ company: "\u202E" }, 422],
  ] as const)("refuses %j with %i", async ([payload, status], { change, records }) => {
    expect((await change(payload)).statusCode).toBe(status);
    expect(await records()).toEqual([]);
  });
});

const offer = (voiceIds: string[]) => ({ budget: 5, platform: "TV", version: 1, voiceIds });

describe("deleting an account", () => {
  test("deletes its people, sessions and likes; its offers read as of somebody deleted", async ({
    server,
    owner,
    client,
    colleague,
    db,
    voiceIds,
    records,
  }) => {
    await db.delete(offers);
    await sendUpdate(server, client, { likedVoiceMp3s: ["/audio/a.mp3"], offers: [offer(voiceIds)] });
    const path = `clients/accounts/${client.accountId}`;
    expect((await ask(server, owner, "DELETE", path)).statusCode).toBe(204);
    for (const person of [client, colleague]) {
      expect((await sendUpdate(server, person, {})).statusCode).toBe(401);
      expect(await db.$count(users, eq(users.id, person.userId))).toBe(0);
    }
    expect(await db.$count(likes, eq(likes.accountId, client.accountId))).toBe(0);
    expect((await listAccounts(server, owner)).map(({ accountId }) => accountId)).not.toContain(
      client.accountId,
    );
    expect(await records()).toEqual([["account.delete", {}]]);
    for (const [language, word] of [
      ["en", "deleted"],
      ["tr", "silindi"],
    ] as const) {
      const headers = { ...owner.headers, "accept-language": language };
      const page = await server.inject({ url: "/api/v1/offers", headers });
      expect(page.json<OfferPage>().content).toMatchObject([{ clientName: word, userName: "", voiceIds }]);
      const me = await server.inject({ url: "/api/v1/auth/me", headers });
      expect(me.json<OwnerProfile>().offers).toMatchObject([{ clientName: word }]);
    }
    // The letter that is still owed says so too.
    const [owed] = await db.select().from(mailOutbox).where(eq(mailOutbox.sender, client.userId));
    const wanted = { offerId: owed?.subjectIds[0] ?? "", limit: 1 };
    const [placed] = await findOffers(db, wanted, "2026-01-01");
    const letter = offersLetter(
      placed ? [{ ...placed, voices: [] }] : [],
      "https://x.example",
      exampleAgency,
    );
    expect(letter?.text).toMatch(/^deleted$/m);
    expect(letter?.text).toMatch(/^silindi$/m);
    expect((await ask(server, owner, "DELETE", path)).headers["problem-code"]).toBe("account-not-found");
  });

  test("leaves the offers of somebody who was removed to the company", async ({
    server,
    client,
    colleague,
    db,
    voiceIds,
  }) => {
    await sendUpdate(server, colleague, { offers: [offer(voiceIds)] });
    await db.delete(users).where(eq(users.id, colleague.userId));
    const answer = await sendUpdate(server, client, {});
    expect(answer.json()).toMatchObject({ offers: [{ clientName: "deleted" }] });
    const me = await server.inject({
      url: "/api/v1/auth/me",
      headers: { ...client.headers, "accept-language": "tr" },
    });
    expect(me.json()).toMatchObject({ offers: [{ clientName: "silindi" }] });
    // One tag in every language: what it names is the same.
    expect(me.headers["etag"]).toBe(answer.headers["etag"]);
  });

  test("meets likes and logins of its people without an error", async ({ server, owner }) => {
    for (let round = 0; round < 5; round += 1) {
      const one = await server.createClient();
      const two = await server.createClient({ accountId: one.accountId });
      const answers = await Promise.all([
        ...[one, two].map((person) => sendUpdate(server, person, { likedVoiceMp3s: ["/audio/a.mp3"] })),
        ...[one, two].map(({ userName, password }) => server.login(userName, password)),
        ask(server, owner, "DELETE", `clients/accounts/${one.accountId}`),
      ]);
      expect(answers.at(-1)?.statusCode).toBe(204);
      for (const { statusCode } of answers.slice(0, -1)) expect([200, 401, 404]).toContain(statusCode);
      expect((await server.login(one.userName, one.password)).statusCode).toBe(401);
    }
  });
});

test("writes, logins and a lock of one account at once wait for one another in one order", async ({
  server,
  owner,
  client,
  colleague,
  change,
}) => {
  for (let round = 0; round < 10; round += 1) {
    const calls = [client, colleague].flatMap((person) => [
      server.login(person.userName, person.password),
      sendUpdate(server, owner, { isActive: true }, { of: person.userName }),
    ]);
    const answers = await Promise.all([...calls, change({ company: `Ö ${round}` })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 204]);
  }
});
