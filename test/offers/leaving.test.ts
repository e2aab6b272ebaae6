import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { OfferPage } from "#contract/offers/offers.ts";
import { deleteAccount } from "#server/clients/accounts.ts";
import { offerAttachments, offerCounts } from "#server/db/schema/offers.ts";
import { filesOfAccount } from "#server/export/collect.ts";
import { dayFrom, test as base } from "./negotiation.ts";

const test = base.extend("attach", ({ db }) => async (offerId: string, userId: string, name: string) => {
  const file = { offerId, userId, name, byteLength: 7, sha256: "x", storageKey: crypto.randomUUID() };
  const [row] = await db
    .insert(offerAttachments)
    .values({ ...file, format: "pdf", sha256: "x" })
    .returning({ id: offerAttachments.id });
  return row?.id ?? "";
});

test("a message takes its sender's files, once", async ({ send, attach, client, owner }) => {
  const offer = await send();
  const other = await send();
  const mine = await attach(offer.offerId, client.userId, "metin.pdf");
  const theirs = await attach(offer.offerId, owner.userId, "başka.pdf");
  const elsewhere = await attach(other.offerId, client.userId, "öteki.pdf");
  for (const id of [theirs, elsewhere, "x"])
    expect(await offer.act(client, { kind: "message", attachmentIds: [mine, id] })).toEqual([
      400,
      "invalid-input",
    ]);
  expect(await offer.act(client, { kind: "message", attachmentIds: [mine.toUpperCase()] })).toEqual([200]);
  expect((await offer.read(owner)).events.at(-1)).toEqual({
    eventId: expect.stringMatching(/^\d+$/),
    at: expect.any(String),
    by: "Deniz Ada",
    side: "client",
    kind: "message",
    text: "",
    attachments: [
      { attachmentId: mine, name: "metin.pdf", format: "pdf", byteLength: 7, seconds: null, peaks: null },
    ],
  });
  expect(await offer.act(client, { kind: "message", attachmentIds: [mine] })).toEqual([400, "invalid-input"]);
});

test("deleting an account withdraws what is open and empties what was never accepted", async ({
  send,
  attach,
  client,
  owner,
  db,
  server,
}) => {
  const accepted = await send({ brief: { script: "Anlaşılan metin" } });
  await accepted.act(client, { kind: "message", text: "Kalsın" });
  await accepted.act(owner, { kind: "accept" });
  const open = await send({ brief: { script: "Gizli metin", notes: "Gizli not" } });
  const file = await attach(open.offerId, client.userId, "gizli.pdf");
  await open.act(client, { kind: "message", text: "Gizli söz", attachmentIds: [file] });
  await open.brief(client, { script: "Gizli başka metin" });
  const declined = await send();
  await declined.act(owner, { kind: "decline", reason: "budget", text: "Gizli neden" });
  const { headers } = owner;
  const counts = async () =>
    (await server.inject({ url: "/api/v1/offers", headers })).json<OfferPage>().counts;
  const before = await counts();

  await deleteAccount(db, { actorId: owner.userId }, client.accountId, server.clock.read());
  expect(await accepted.read(owner)).toMatchObject({
    status: "accepted",
    brief: { script: "Anlaşılan metin" },
    clientName: "deleted",
    events: [{}, { text: "Kalsın", by: "deleted" }, {}],
  });
  const left = await open.read(owner);
  expect(left).toMatchObject({ status: "withdrawn", turn: null, brief: null });
  expect(left.events.at(-1)).toMatchObject({ kind: "withdrawn", side: "system", by: "" });
  expect(left.events.map(({ kind }) => kind)).toEqual(["proposed", "message", "briefChanged", "withdrawn"]);
  expect(JSON.stringify([left, await declined.read(owner)])).not.toMatch(/gizli/i);
  expect(await counts()).toEqual({
    ...before,
    agency: before.agency - 1,
    withdrawn: before.withdrawn + 1,
  });
  expect(await db.$count(offerCounts, eq(offerCounts.ownerKey, client.accountId))).toBe(0);
  // The word for who is gone is the reader's language: another one is told it, not "nothing new".
  const ask = (language: string, etag?: string) =>
    server.inject({
      url: `/api/v1/offers/${open.offerId}`,
      headers: { ...headers, "accept-language": language, ...(etag && { "if-none-match": etag }) },
    });
  const etag = String((await ask("en")).headers["etag"]);
  expect((await ask("en", etag)).statusCode).toBe(304);
  expect((await ask("tr", etag)).json()).toMatchObject({ clientName: "silindi" });
  // The agency may still write about it.
  expect(await accepted.act(owner, { kind: "message", text: "Not" })).toEqual([200]);
});

test("an export holds terms, brief and events", async ({ send, client, owner, server }) => {
  const offer = await send({ brief: { script: "Metin" }, deliverBy: dayFrom(server, 9) });
  await offer.act(owner, { kind: "message", text: "Merhaba" });
  const files = await filesOfAccount({ ...server.parts, today: dayFrom(server) }, client.accountId);
  let text = "";
  for await (const piece of files?.["offers.json"]?.() ?? []) text += piece;
  expect(JSON.parse(text)).toMatchObject([
    {
      offerId: offer.offerId,
      deliverBy: dayFrom(server, 9),
      brief: { script: "Metin" },
      // As the client sees it: the agency by first names.
      events: [{ kind: "proposed" }, { kind: "message", text: "Merhaba", by: "Deniz" }],
    },
  ]);
});
