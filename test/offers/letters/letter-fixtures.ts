import { eq } from "drizzle-orm";
import { accounts, users } from "#server/db/schema/people.ts";
import { offers } from "#server/db/schema/offers.ts";
import { oweOfferMails, type OfferNews } from "#server/offers/letters/owe.ts";
import { test as base } from "#test/account/account-fixtures.ts";

export const [hers, his] = ["sule@ornek.example", "deniz@tinora.example"];

export const test = base
  // A client with an address, an owner with another, and an offer between them.
  .extend("parties", async ({ server, db, withAddress }) => {
    await db.delete(offers);
    const client = await withAddress(hers, "tr");
    await db.update(accounts).set({ company: "Örnek A.Ş." }).where(eq(accounts.id, client.accountId));
    const owner = await server.createOwner({ name: "Deniz Ada" });
    await db
      .update(users)
      .set({ email: his, emailConfirmedAt: server.clock.read(), locale: "en", lastName: "" })
      .where(eq(users.id, owner.userId));
    const draft = { title: "Yaz <kampanyası>", budget: 1250, platform: "TV reklamı", version: 2 };
    const { accountId, userId } = client;
    const [row] = await db
      .insert(offers)
      .values({ ...draft, accountId, userId, turn: "agency" })
      .returning();
    return { client, owner, offerId: row?.id ?? "" };
  })
  .extend(
    "tell",
    ({ db, parties }) =>
      (news: Partial<OfferNews>) =>
        db.transaction((tx) =>
          oweOfferMails(tx, {
            offerId: parties.offerId,
            kind: "offer-message",
            side: "client",
            by: parties.client.userId,
            ...news,
          }),
        ),
  );
