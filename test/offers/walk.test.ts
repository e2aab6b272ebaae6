import { expect } from "vitest";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferEvent } from "#contract/offers/offer-events.ts";
import { expireOffers } from "#server/offers/acts/expire.ts";
import { offerCounts, offers } from "#server/db/schema/offers.ts";
import * as fc from "#test/support/generated.ts";
import { generatedRun, runs } from "#test/support/generated.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { dayFrom, sendOffer, type Talk, test } from "./negotiation.ts";
import { endings, type Model, type Step, walk } from "./walk-model.ts";

type People = Record<OfferTurn, Person>;
type Terms = (more: { budget: number }) => object;

/** Both sides with sessions that have just begun: a day ends them. */
const meet = async (server: TestServer, accountId: string): Promise<People> => ({
  client: await server.createClient({ accountId }),
  agency: await server.createOwner(),
});

/** Where an offer stands by the table, and the events that were read of it. */
interface Now {
  model: Model;
  events: OfferEvent[];
}

/** Sends an act of somebody who has seen all that there is, or nothing of it. */
function send(offer: Talk, people: People, terms: Terms, { model, events }: Now, act: Step) {
  const person = people[act.side];
  const eventId = act.isOld ? "0" : (events.at(-1)?.eventId ?? "");
  const seen = { proposal: model.proposal, eventId };
  if (act.kind === "brief") return offer.post(person, "brief", { ...seen, brief: { script: act.script } });
  const more = {
    ...(act.kind === "decline" ? { reason: "other" } : {}),
    ...(act.kind === "propose" ? { terms: terms({ budget: act.budget }) } : {}),
    ...(act.kind === "message" ? { text: "Merhaba" } : seen),
  };
  return offer.post(person, "events", { kind: act.kind, ...more });
}

/** Sends acts at once; the model after them, which must be one of those that the table allows. */
async function play(offer: Talk, people: People, terms: Terms, now: Now, acts: Step[]): Promise<Model> {
  const { model } = now;
  const answers = await Promise.all(acts.map((act) => send(offer, people, terms, now, act)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => ![200, 403, 409, 422].includes(status))).toEqual([]);
  const won = statuses.map((status) => status === 200);
  const ending = endings(model, acts).find((one) => one.won.join() === won.join());
  expect(ending, `${JSON.stringify(acts)} on ${JSON.stringify(model)}: ${statuses.join()}`).toBeDefined();
  return ending?.model ?? model;
}

/** Reads the offer as the model says it stands; events only grow: none changes and none goes. */
async function compare(offer: Talk, { agency }: People, model: Model, events: OfferEvent[]) {
  const read = await offer.read(agency);
  const { status, turn, proposal, budget, brief } = model;
  expect(read).toMatchObject({ status, turn, proposal, budget });
  expect(read.brief?.script ?? null).toBe(brief);
  expect(read.events.slice(0, events.length)).toEqual(events);
  return read.events;
}

test(
  "random acts by both sides and the clock do what the table says, and nothing else",
  // Five hundred walks, on two databases at once: a busy machine takes seconds for one.
  { timeout: 2 * generatedRun.timeout },
  async ({ server, client: { accountId }, terms, db }) => {
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        let people = await meet(server, accountId);
        const answerBy = dayFrom(server, 2);
        const offer = await sendOffer(server, people.client, terms({ budget: 5, answerBy }));
        const first = { proposal: 1, budget: 5, proposedBy: "client", brief: null } as const;
        let model: Model = { ...first, status: "open", turn: "agency" };
        let events = await compare(offer, people, model, []);
        for (const step of steps) {
          if (step === "a day") {
            server.clock.forward(24 * 60);
            people = await meet(server, accountId);
          } else if (step === "the job") await expireOffers(server.parts).run();
          else model = await play(offer, people, terms, { model, events }, [step].flat());
          // Later proposals set no day.
          if (model.status === "open" && model.proposal === 1 && dayFrom(server) > answerBy)
            model = { ...model, status: "expired", turn: null };
          events = await compare(offer, people, model, events);
        }
      }),
      { numRuns: runs(500) },
    );
    await expireOffers(server.parts).run();
    const rows = await db.select({ status: offers.status, turn: offers.turn }).from(offers);
    const kept = await db.select().from(offerCounts);
    const tabs = ["client", "agency", "accepted", "declined", "withdrawn", "expired"] as const;
    const counted = Object.fromEntries(
      tabs.map((tab) => [
        tab,
        rows.filter(({ status, turn }) => (status === "open" ? turn : status) === tab).length,
      ]),
    );
    for (const ownerKey of ["agency", accountId])
      expect(kept.find((row) => row.ownerKey === ownerKey)).toMatchObject(counted);
  },
);
