import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { OfferPage } from "#contract/offers/offers.ts";
import { offerEvents, offers } from "#server/db/schema/offers.ts";
import { expireOffers } from "#server/offers/acts/expire.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { dayFrom, test as base } from "./negotiation.ts";

const days = (count: number) => count * 24 * 60;

const look = async ({ inject }: TestServer, { headers }: Person, query = "") =>
  (await inject({ url: `/api/v1/offers${query}`, headers })).json<OfferPage>();

const test = base.extend(
  "runJob",
  ({ server }) =>
    () =>
      expireOffers(server.parts).run(),
);

describe("an offer past its day", () => {
  test("is expired for every read and act, before anything is written", async ({ send, server, client }) => {
    const offer = await send({ answerBy: dayFrom(server, 1) });
    const before = (await look(server, client)).counts;
    server.clock.forward(days(3));
    // Sessions have ended meanwhile.
    const colleague = await server.createClient({ accountId: client.accountId });
    const owner = await server.createOwner();
    expect(await offer.read(colleague)).toMatchObject({
      status: "expired",
      turn: null,
      events: { length: 1 },
    });
    expect(await offer.act(owner, { kind: "accept" })).toEqual([409, "offer-closed"]);
    expect(await look(server, colleague)).toMatchObject({
      counts: { ...before, agency: before.agency - 1, expired: before.expired + 1 },
    });
    expect((await look(server, colleague, "?status=expired")).content).toHaveLength(1);
    expect((await look(server, colleague, "?status=open")).totalElements).toBe(0);
    expect(await offer.act(colleague, { kind: "message", text: "Geç mi kaldık?" })).toEqual([200]);
  });

  test("ends with that day where the agency is", async ({ send, server }) => {
    const today = dayFrom(server);
    const offer = await send({ answerBy: today });
    // To the last minute before midnight in Istanbul.
    const midnight = new Date(`${today}T21:00:00Z`).getTime();
    server.clock.forward(Math.floor((midnight - server.clock.read().getTime()) / 60_000) - 1);
    const late = await server.createOwner();
    expect(await offer.read(late)).toMatchObject({ status: "open" });
    server.clock.forward(2);
    expect(await offer.read(late)).toMatchObject({ status: "expired" });
  });

  test("gets its event by a job, once, and its counts stay right", async ({
    send,
    server,
    client,
    db,
    runJob,
  }) => {
    const offer = await send({ answerBy: dayFrom(server, 1) });
    const other = await send({ answerBy: dayFrom(server, 30) });
    server.clock.forward(days(5));
    const owner = await server.createOwner();
    const before = await look(server, owner);
    await Promise.all([runJob(), runJob()]);
    expect((await look(server, owner)).counts).toEqual(before.counts);
    const read = await offer.read(owner);
    expect(read).toMatchObject({ status: "expired", turn: null });
    expect(read.events.map(({ kind, side, by }) => [kind, side, by])).toEqual([
      ["proposed", "client", "Deniz Ada"],
      ["expired", "system", ""],
    ]);
    expect(await other.read(owner)).toMatchObject({ status: "open" });
    expect(client.accountId).not.toBe("");
    expect(await db.$count(offers, eq(offers.status, "open"))).toBeGreaterThan(0);
  });

  test("stays open in the database under a clock that jumped, and is open again when it is right", async ({
    send,
    server,
    db,
    runJob,
  }) => {
    await server.parts.clockWatch.check();
    const offer = await send({ answerBy: dayFrom(server, 30) });
    server.clock.jump(days(60));
    await runJob();
    const owner = await server.createOwner();
    expect(await offer.read(owner)).toMatchObject({ status: "expired" });
    server.clock.jump(days(-60));
    const later = await server.createOwner();
    expect(await offer.read(later)).toMatchObject({ status: "open", turn: "agency" });
    expect(await db.$count(offerEvents, eq(offerEvents.offerId, offer.offerId))).toBe(1);
  });
});
