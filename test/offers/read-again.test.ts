import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import type { Person } from "#test/support/people.ts";
import { test as base } from "./negotiation.ts";

const is = (person: Person) => eq(users.id, person.userId);

const test = base.extend("ask", ({ server }) => async (person: Person, offerId: string, known = "") => {
  const { statusCode, headers, body } = await server.inject({
    url: `/api/v1/offers/${offerId}`,
    headers: { ...person.headers, "accept-language": "en", "if-none-match": known },
  });
  return { statusCode, etag: String(headers["etag"]), body };
});

describe("an offer that is read again", () => {
  test("is answered with 304 until something happens to it", async ({ send, ask, client, owner }) => {
    const offer = await send();
    const other = await send();
    for (const reader of [client, owner]) {
      const first = await ask(reader, offer.offerId);
      await other.act(owner, { kind: "message", text: "Öteki" });
      expect((await ask(reader, offer.offerId, first.etag)).statusCode).toBe(304);
      await offer.act(owner, { kind: "message", text: `Bir ${reader.userName}` });
      const second = await ask(reader, offer.offerId, first.etag);
      expect([second.statusCode, second.body]).toEqual([200, expect.stringContaining(reader.userName)]);
    }
    const [unread, others] = [await ask(client, offer.offerId), await ask(owner, offer.offerId)];
    await offer.post(client, "seen", { eventId: (await offer.seen(client)).eventId });
    expect((await ask(client, offer.offerId, unread.etag)).statusCode).toBe(200);
    expect((await ask(owner, offer.offerId, others.etag)).statusCode).toBe(304);
    expect((await ask(owner, offer.offerId, unread.etag)).statusCode).toBe(200);
  });

  test("is told anew where a name changes that it shows, or who had it goes", async ({
    server,
    db,
    send,
    ask,
    client,
    owner,
  }) => {
    const offer = await send();
    const colleague = await server.createClient({ accountId: client.accountId, name: "Can" });
    await offer.act(colleague, { kind: "message", text: "Ben de" });
    await offer.act(owner, { kind: "message", text: "Peki" });
    const changes: [() => Promise<unknown>, string][] = [
      [() => db.update(users).set({ name: "Ece" }).where(is(client)), "Ece Ada"],
      [() => db.update(users).set({ lastName: "Su" }).where(is(colleague)), "Can Su"],
      [() => db.update(users).set({ name: "Ayla" }).where(is(owner)), "Ayla"],
      [() => db.update(accounts).set({ company: "Mavi" }).where(eq(accounts.id, client.accountId)), "Mavi"],
      [() => db.delete(users).where(is(colleague)), "deleted"],
      [() => db.transaction(bumpCatalogue), "Mavi"],
    ];
    for (const [change, shown] of changes) {
      const known = await Promise.all([client, owner].map((reader) => ask(reader, offer.offerId)));
      await change();
      for (const [nth, reader] of [client, owner].entries()) {
        const { statusCode, body } = await ask(reader, offer.offerId, known[nth]?.etag);
        expect([shown, statusCode, body]).toEqual([shown, 200, expect.stringContaining(shown)]);
      }
    }
  });
});
