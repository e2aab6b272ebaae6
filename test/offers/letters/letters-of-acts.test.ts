import { desc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { OfferAct, OfferDetails } from "#contract/offers/offer-events.ts";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import { offers } from "#server/db/schema/offers.ts";
import { remindOfAnswers } from "#server/offers/letters/remind.ts";
import { mailTo } from "#test/account/account-fixtures.ts";
import { addArtist } from "#test/support/artists.ts";
import type { Person } from "#test/support/people.ts";
import { hers, his, test as base } from "./letter-fixtures.ts";

const test = base
  .extend("voiceIds", { scope: "file" }, ({ server }) => addArtist(server.parts.db, "/audio/a.mp3"))
  // Sends an offer as a client does; the answer is its id.
  .extend("place", ({ server, db, parties, voiceIds }) => async () => {
    const { client, offerId } = parties;
    await db.delete(offers).where(eq(offers.id, offerId));
    await server.inject({
      method: "POST",
      url: `/api/v1/clients/update/${client.userName}`,
      headers: client.headers,
      payload: { offers: [{ budget: 100, platform: "TV", version: 1, voiceIds }] },
    });
    const [row] = await db.select({ id: offers.id }).from(offers).orderBy(desc(offers.position));
    return row?.id ?? "";
  })
  // One act of somebody who has seen everything.
  .extend("act", ({ server }) => async (person: Person, offerId: string, act: object) => {
    const url = `/api/v1/offers/${offerId}`;
    const { headers } = person;
    const { proposal, events } = (await server.inject({ url, headers })).json<OfferDetails>();
    const seen = { proposal, eventId: events.at(-1)?.eventId };
    const payload = (act as OfferAct).kind === "message" ? act : { ...seen, ...act };
    const answer = await server.inject({ method: "POST", url: `${url}/events`, headers, payload });
    if (answer.statusCode !== 200) throw new Error(`an act was refused: ${answer.body}`);
  })
  .extend("told", ({ deliver }) => async () => {
    const letters = await deliver();
    return letters.map(({ to, mail }) => [to[0], mail.subject]).toSorted();
  });

test("an offer tells the agency's address and owners; each answer tells the other side", async ({
  parties,
  voiceIds,
  place,
  act,
  told,
}) => {
  const { client, owner } = parties;
  const terms = { budget: 250, platform: "TV", version: 1, voiceIds };
  const offerId = await place();
  expect(await told()).toEqual([
    [mailTo, "Tınora: yeni teklif / new offer: TV"],
    [his, "New offer: TV"],
  ]);
  await act(owner, offerId, { kind: "propose", terms });
  expect(await told()).toEqual([[hers, "Teklif için yeni koşullar: TV"]]);
  await act(client, offerId, { kind: "message", text: "Teşekkürler" });
  expect(await told()).toEqual([[his, "New message about an offer: TV"]]);
  await act(client, offerId, { kind: "accept" });
  expect(await told()).toEqual([[his, "Your offer has been accepted: TV"]]);
});

test("declining tells the client, withdrawing nobody", async ({ parties, place, act, told }) => {
  const first = await place();
  await act(parties.owner, first, { kind: "decline", reason: "budget" });
  expect(await told()).toContainEqual([hers, "Teklifiniz reddedildi: TV"]);
  const second = await place();
  await told();
  await act(parties.client, second, { kind: "withdraw" });
  expect(await told()).toEqual([]);
});

describe("the day before an answer is due", () => {
  test.for([
    ["agency", his, "An offer needs your answer by tomorrow: Yaz <kampanyası>"],
    ["client", hers, "Bir teklifi yanıtlamak için son gün yarın: Yaz <kampanyası>"],
  ] as const)(
    "the %s is reminded when it is its turn, once",
    async ([turn, reader, subject], { server, db, parties, told }) => {
      const remind = () => remindOfAnswers(server.parts).run();
      const answerBy = ahead(agencyToday(server.parts), { days: 1 });
      await db.update(offers).set({ turn, answerBy }).where(eq(offers.id, parties.offerId));
      await Promise.all([remind(), remind()]);
      expect(await told()).toEqual([[reader, subject]]);
      await remind();
      expect(await told()).toEqual([]);
    },
  );

  test("nobody is reminded of an answered offer, of another day, or by a clock that jumped", async ({
    server,
    db,
    parties,
    told,
  }) => {
    const remind = () => remindOfAnswers(server.parts).run();
    const day = (days: number) => ahead(agencyToday(server.parts), { days });
    const set = (change: Partial<typeof offers.$inferInsert>) =>
      db.update(offers).set(change).where(eq(offers.id, parties.offerId));
    for (const days of [0, 2]) {
      await set({ answerBy: day(days) });
      await remind();
    }
    await set({ answerBy: day(1), status: "accepted", turn: null });
    await remind();
    await set({ status: "open", turn: "agency" });
    server.clock.jump(90);
    await set({ answerBy: day(1) });
    await remind();
    expect(await told()).toEqual([]);
    // What was owed before the answer came says nothing either.
    server.clock.forward(61);
    await set({ answerBy: day(1) });
    await remind();
    await set({ status: "accepted", turn: null });
    expect(await told()).toEqual([]);
  });
});
