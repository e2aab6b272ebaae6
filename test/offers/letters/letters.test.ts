import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { locales, type Locale } from "#contract/constants/site-languages.ts";
import { mailOutbox, type OfferMailKind, type ProductionMailKind } from "#server/db/schema/operations.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { offers } from "#server/db/schema/offers.ts";
import { productions } from "#server/db/schema/productions.ts";
import { letterWriter } from "#server/mail/write-letter.ts";
import { mailTo, only, siteUrl } from "#test/account/account-fixtures.ts";
import { hers, his, test } from "./letter-fixtures.ts";

/** Those of the work on an offer stand in test/productions. */
type Kind = Exclude<OfferMailKind, ProductionMailKind>;
const subjects: Record<Kind, Record<Locale, string>> = {
  "offer-new": { tr: "Yeni teklif: Yaz <kampanyası>", en: "New offer: Yaz <kampanyası>" },
  "offer-terms": {
    tr: "Teklif için yeni koşullar: Yaz <kampanyası>",
    en: "New terms for an offer: Yaz <kampanyası>",
  },
  "offer-accepted": {
    tr: "Teklifiniz kabul edildi: Yaz <kampanyası>",
    en: "Your offer has been accepted: Yaz <kampanyası>",
  },
  "offer-declined": {
    tr: "Teklifiniz reddedildi: Yaz <kampanyası>",
    en: "Your offer has been declined: Yaz <kampanyası>",
  },
  "offer-message": {
    tr: "Teklif hakkında yeni mesaj: Yaz <kampanyası>",
    en: "New message about an offer: Yaz <kampanyası>",
  },
  "offer-due": {
    tr: "Bir teklifi yanıtlamak için son gün yarın: Yaz <kampanyası>",
    en: "An offer needs your answer by tomorrow: Yaz <kampanyası>",
  },
  "offer-files": {
    tr: "Dosyalar yakında silinecek: Yaz <kampanyası>",
    en: "Files will be deleted soon: Yaz <kampanyası>",
  },
};
const kinds = Object.keys(subjects) as Kind[];

describe.for(kinds)("the letter of kind %s", (kind) => {
  test.for(locales)(
    "in %s tells the other side where the offer is, and none of its terms",
    async (locale, { parties, tell, deliver, db }) => {
      await db.update(users).set({ locale });
      await db.insert(productions).values({ offerId: parties.offerId, keptUntil: "2027-01-15" });
      await tell({ kind, side: "agency", by: parties.owner.userId });
      const { mail, to, page } = only(await deliver());
      expect(to).toEqual([hers]);
      expect(mail.subject).toBe(subjects[kind][locale]);
      expect(page).toBe(`${siteUrl}/offers/${parties.offerId}`);
      expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
      const { text = "", html } = mail;
      expect(text).toContain(locale === "tr" ? "Merhaba Şule," : "Hello Şule,");
      expect(text).toContain(locale === "tr" ? "Gönderen: Deniz, Tınora" : "From: Deniz, Tınora");
      expect(text).toContain("Yaz <kampanyası>");
      expect(text).not.toMatch(/1250|1\.250|TV reklamı|mail\.[a-z]|undefined|\{/);
      expect(html).toContain("Yaz &lt;kampanyası&gt;");
      expect(html).not.toMatch(/<kampanyası|<script|<img|src=/);
    },
  );
});

test("owners are told whose offer it is, with the company", async ({ tell, deliver }) => {
  await tell({ kind: "offer-new" });
  const { mail, to } = only(await deliver());
  expect(to).toEqual([his]);
  expect(mail.text).toContain("From: Şule İğneci, Örnek A.Ş.");
});

test("every person of the account is told, and nobody who may not or will not be", async ({
  server,
  db,
  parties,
  tell,
  deliver,
}) => {
  const { accountId } = parties.client;
  const { id } = users;
  const colleague = async (email: string | null, more: Partial<typeof users.$inferInsert> = {}) => {
    const { userId } = await server.createClient({ accountId });
    await db
      .update(users)
      .set({ email, ...more })
      .where(eq(id, userId));
  };
  await colleague("ece@ornek.example", { locale: "en" });
  await colleague(null, { pendingEmail: "bekleyen@ornek.example" });
  await colleague("kapali@ornek.example", { mailsOffers: false });
  await colleague("kilitli@ornek.example", { isLocked: true });
  await colleague("eski@ornek.example", { isActive: false });
  const news = { kind: "offer-terms", side: "agency", by: parties.owner.userId } as const;
  await tell(news);
  const letters = await deliver();
  expect(letters.map(({ to, mail }) => [to[0], mail.subject]).toSorted()).toEqual([
    ["ece@ornek.example", "New terms for an offer: Yaz <kampanyası>"],
    [hers, "Teklif için yeni koşullar: Yaz <kampanyası>"],
  ]);
  await tell(news);
  await db.update(accounts).set({ isLocked: true }).where(eq(accounts.id, accountId));
  expect(await deliver()).toEqual([]);
  await tell(news);
  expect(await db.$count(mailOutbox)).toBe(2);
});

test("who turned letters off, or the offer's deletion, stops what is still owed", async ({
  db,
  parties,
  tell,
  deliver,
}) => {
  await tell({ kind: "offer-terms" });
  await db.update(users).set({ mailsOffers: false }).where(eq(users.id, parties.owner.userId));
  expect(await deliver()).toEqual([]);
  await db.update(users).set({ mailsOffers: true });
  await tell({ kind: "offer-terms" });
  await db.delete(offers);
  expect(await deliver()).toEqual([]);
});

test("an owner whose address is the agency's own gets one letter of a new offer, and the others", async ({
  server,
  db,
  parties,
  tell,
  deliver,
}) => {
  await db.update(users).set({ email: mailTo }).where(eq(users.id, parties.owner.userId));
  const write = letterWriter(server.parts, siteUrl, mailTo.toUpperCase());
  await tell({ kind: "offer-new" });
  expect(await deliver({ write })).toEqual([]);
  await tell({ kind: "offer-terms" });
  expect(only(await deliver({ write })).to).toEqual([mailTo]);
});

describe("letters about messages", () => {
  test("are one in ten minutes for an offer and a reader", async ({ server, tell, deliver }) => {
    for (let nth = 0; nth < 5; nth += 1) await tell({});
    only(await deliver());
    for (let nth = 0; nth < 5; nth += 1) await tell({});
    server.clock.forward(9);
    expect(await deliver()).toEqual([]);
    await tell({});
    server.clock.forward(1);
    only(await deliver());
    server.clock.forward(60);
    await tell({});
    only(await deliver());
  });

  test("of another offer or kind wait for none of them", async ({ db, parties, tell, deliver }) => {
    await tell({});
    only(await deliver());
    const draft = { title: "Öteki", budget: 1, platform: "TV", version: 1, turn: "agency" as const };
    const { accountId, userId } = parties.client;
    const [other] = await db
      .insert(offers)
      .values({ ...draft, accountId, userId })
      .returning();
    await tell({ offerId: other?.id ?? "" });
    await tell({ kind: "offer-terms" });
    expect(await deliver()).toHaveLength(2);
  });

  test("that could not be sent are told once more when they can", async ({ server, smtp, tell, deliver }) => {
    await tell({});
    smtp.mode = "refuse";
    await deliver();
    smtp.mode = "take";
    server.clock.forward(2);
    only(await deliver());
  });
});

test("a letter that waited for three days would only puzzle", async ({ server, tell, deliver }) => {
  await tell({ kind: "offer-terms" });
  server.clock.forward(73 * 60);
  expect(await deliver()).toEqual([]);
});

test("one client's letters are held at the limit of a sender, the agency's are not", async ({
  parties,
  tell,
  deliver,
}) => {
  const limits = { perDay: 100, perSender: 2, signIn: 100, strangers: 100 };
  for (let nth = 0; nth < 4; nth += 1) await tell({ kind: "offer-terms" });
  expect(await deliver({ limits })).toHaveLength(2);
  for (let nth = 0; nth < 4; nth += 1)
    await tell({ kind: "offer-terms", side: "agency", by: parties.owner.userId });
  expect(await deliver({ limits })).toHaveLength(4);
});
