import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { offerMailKinds, mailOutbox } from "#server/db/schema/operations.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { users } from "#server/db/schema/people.ts";
import { writeOfferLetter } from "#server/offers/letters/write.ts";
import { addReady, test } from "./fixtures.ts";

test("each side is told of what the other did, both of what was approved, and a client is reminded once a day", async ({
  accepted,
  owner,
  client,
  db,
  server,
}) => {
  for (const [{ userId }, locale] of [
    [owner, "en"],
    [client, "tr"],
  ] as const)
    await db
      .update(users)
      .set({ email: `${userId}@ornek.example`, locale })
      .where(eq(users.id, userId));
  const offer = await accepted({ title: "Yaz", brief: { script: "Gizli metin" } });
  await addReady(db, offer, { title: "Bir", seconds: 65.2, fileName: "bir.wav", sha256: "abc123" });
  const told = async () => {
    const owed = await db.select().from(mailOutbox).orderBy(mailOutbox.id);
    await db.delete(mailOutbox);
    const parts = { ...server.parts, settings: { ...server.parts.settings, mail: true } };
    const sites = { siteUrl: "https://tinora.example", mailTo: "" };
    const letters = [];
    for (const mail of owed) {
      const kind = offerMailKinds.find((one) => one === mail.kind);
      const letter = kind && (await writeOfferLetter(parts, { ...mail, kind }, sites));
      if (letter) letters.push([letter.subject, letter.text] as const);
    }
    expect(letters.join()).not.toContain("Gizli");
    return letters;
  };
  await told();
  expect((await offer.read(owner)).production).toMatchObject({ mailed: 1, keptDays: 365 });
  await offer.act(owner, { kind: "handOver" });
  expect(await told()).toEqual([["Dinlenecek kayıtlar: Yaz", expect.stringContaining("Bir (1:05)")]]);
  const remind = async () => (await offer.post(owner, "reminder", {})).statusCode;
  expect([await remind(), await remind()]).toEqual([204, 204]);
  expect(await told()).toEqual([
    ["Kayıtlar yanıtınızı bekliyor: Yaz", expect.stringContaining("Bir (1:05)")],
  ]);
  const { offerId } = offer;
  await db
    .update(productions)
    .set({ remindedAt: new Date(0) })
    .where(eq(productions.offerId, offerId));
  await remind();
  expect(await told()).toHaveLength(1);
  const [take] = await db.select().from(takes).where(eq(takes.offerId, offerId));
  await offer.post(client, `takes/${take?.id}/notes`, { from: 0, text: "Daha sıcak" });
  await offer.act(client, { kind: "askChanges" });
  expect(await told()).toEqual([["Changes asked for: Yaz", expect.stringContaining("1 open note")]]);
  await addReady(db, offer, { title: "Bir", replaces: take?.id, fileName: "bir-2.wav", sha256: "def456" });
  await offer.act(owner, { kind: "handOver" });
  await told();
  await offer.act(client, { kind: "approve" });
  expect((await told()).toSorted()).toEqual([
    ["Kayıtlar onaylandı: Yaz", expect.stringContaining("bir-2.wav\nSHA-256: def456")],
    ["Takes approved: Yaz", expect.stringContaining("bir-2.wav\nSHA-256: def456")],
  ]);
  expect((await offer.post(owner, "reminder", {})).headers["problem-code"]).toBe("not-your-turn");
});
