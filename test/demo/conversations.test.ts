import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { offerStatuses } from "#contract/constants/values/offers.ts";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { offerCounts, offerEvents, offers, offerUnread } from "#server/db/schema/offers.ts";
import { test } from "./filled-demo.ts";

test("the demo's offers are in every state, with the turn on either side", async ({ ask, db }) => {
  const { content, counts } = (await ask("owner", "offers?size=100")).json<OfferPage>();
  expect(content).toHaveLength(14);
  expect(new Set(content.map(({ status }) => status))).toEqual(new Set(offerStatuses));
  expect(new Set(content.map(({ turn }) => turn))).toEqual(new Set(["client", "agency", null]));
  for (const { company } of content) expect(company).toMatch(/\p{L}{3}/u);
  for (const tab of Object.values(counts)) expect(tab).toBeGreaterThan(0);
  expect(await db.$count(mailOutbox)).toBe(0);
});

test("the demo's counts and unread events are those of its rows", async ({ filled, db }) => {
  expect(filled.owner.authorization).toMatch(/^Bearer ./);
  const tab = sql<string>`case when ${offers.status} = 'open' then ${offers.turn} else ${offers.status} end`;
  const rows = await db.select({ account: offers.accountId, tab }).from(offers);
  for (const count of await db.select().from(offerCounts)) {
    const own = rows.filter(({ account }) => count.ownerKey === "agency" || account === count.ownerKey);
    for (const name of ["client", "agency", "accepted", "declined", "withdrawn", "expired"] as const)
      expect(count[name]).toBe(own.filter((row) => row.tab === name).length);
  }
  const unread = await db
    .select({ count: offerUnread.count, offerId: offerUnread.offerId, role: users.role })
    .from(offerUnread)
    .innerJoin(users, eq(users.id, offerUnread.userId));
  expect(new Set(unread.map(({ role }) => role))).toEqual(new Set(["OWNER", "CLIENT"]));
  for (const { count, offerId, role } of unread) {
    const events = await db
      .select({ side: offerEvents.side })
      .from(offerEvents)
      .where(eq(offerEvents.offerId, offerId))
      .orderBy(offerEvents.id);
    const other = role === "OWNER" ? "client" : "agency";
    const told = events.filter(({ side }) => side !== "system");
    expect(told.slice(-count).map(({ side }) => side)).toEqual(Array.from({ length: count }, () => other));
  }
});

test("the demo's events stand in the order of their times, none in the future", async ({ ask, server }) => {
  const { content } = (await ask("owner", "offers?size=100")).json<OfferPage>();
  for (const { offerId, changedAt, createdAt } of content) {
    const { events, brief } = (await ask("owner", `offers/${offerId}`)).json<OfferDetails>();
    const times = events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect([times[0], times.at(-1)]).toEqual([createdAt, changedAt]);
    expect(Date.parse(times.at(-1) ?? "")).toBeLessThan(server.clock.read().getTime());
    expect(brief?.script?.trim()).not.toBe("");
  }
});

test("the demo client hears the trial reading that came with a message", async ({ ask }) => {
  const { content } = (await ask("client", "offers?size=100")).json<OfferPage>();
  const offerId = content.find(({ status }) => status === "accepted")?.offerId;
  const { events } = (await ask("client", `offers/${offerId}`)).json<OfferDetails>();
  const [file, ...more] = events.flatMap((event) => (event.kind === "message" ? event.attachments : []));
  expect(more).toEqual([]);
  expect(file).toMatchObject({ format: "mp3", peaks: expect.stringMatching(/^[\da-f]{256}$/) });
  const bytes = await ask("client", `offers/${offerId}/attachments/${file?.attachmentId}`);
  expect(bytes.rawPayload).toHaveLength(file?.byteLength ?? 0);
});
