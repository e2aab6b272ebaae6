import { expect } from "vitest";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferEvent } from "#contract/offers/offer-events.ts";
import type { TakeNote } from "#contract/productions/productions.ts";
import { offerCounts } from "#server/db/schema/offers.ts";
import { productions } from "#server/db/schema/productions.ts";
import type { Talk } from "#test/offers/negotiation.ts";
import * as fc from "#test/support/generated.ts";
import { generatedRun, runs } from "#test/support/generated.ts";
import { endings } from "#test/support/one-wins.ts";
import type { Person } from "#test/support/people.ts";
import { addReady, test } from "./fixtures.ts";
import { type Act, after, hasMoved, type Model, walk } from "./walk-model.ts";

type People = Record<OfferTurn, Person>;

/** An offer as the walk knows it: how it stands by the table, what was read of it, and its notes that are open. */
interface Now {
  model: Model;
  events: OfferEvent[];
  notes: string[];
}

/** Sends an act of somebody who has seen all that there is, or nothing of it. */
function send(offer: Talk, people: People, { events }: Now, { side, isOld, ...act }: Act) {
  const eventId = isOld ? "0" : (events.at(-1)?.eventId ?? "");
  if (act.kind === "seen") return offer.post(people[side], "seen", { eventId });
  if (act.kind === "message") return offer.post(people[side], "events", { kind: "message", text: "Merhaba" });
  const more = {
    ...(act.kind === "reopen" ? { reason: "Yeni metin" } : {}),
    ...(act.kind === "shareOriginals" ? { isOn: true } : {}),
  };
  return offer.post(people[side], "events", { ...act, eventId, ...more });
}

/** Sends acts at once; the model after them, which must be one of those that the table allows. */
async function play(offer: Talk, people: People, now: Now, acts: Act[]): Promise<Model> {
  const answers = await Promise.all(acts.map((act) => send(offer, people, now, act)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => ![200, 204, 403, 409, 422].includes(status))).toEqual([]);
  const won = statuses.map((status) => status < 300);
  const all = endings(now.model, acts, after, hasMoved).filter((one) => one.won.join() === won.join());
  const { production } = await offer.read(people.agency);
  // Of endings in which the same acts won, the one that is there.
  const ending = all.find(({ model }) => (production?.openedAt !== null) === model.isOpened) ?? all[0];
  expect(ending, `${JSON.stringify(acts)} on ${JSON.stringify(now.model)}: ${statuses.join()}`).toBeDefined();
  return ending?.model ?? now.model;
}

/** Puts a take into the next round, which is refused where none is being made. */
async function addTake(db: Parameters<typeof addReady>[0], offer: Talk, { agency }: People, now: Now) {
  const { model } = now;
  if (model.state === "recording" || model.state === "changes") {
    await addReady(db, offer);
    return { ...now, model: { ...model, next: model.next + 1 } };
  }
  const refused = await offer.post(agency, "takes", { uploadId: crypto.randomUUID() });
  expect(refused.headers["problem-code"]).toBe("not-your-turn");
  return now;
}

/** Writes a note on the newest take that was handed over, which is refused unless it is the client's turn. */
async function addNote(offer: Talk, { client }: People, now: Now) {
  const { model, notes } = now;
  const takeId = (await offer.read(client)).production?.takes.at(-1)?.takeId ?? crypto.randomUUID();
  const answer = await offer.post(client, `takes/${takeId}/notes`, { from: 0, text: "Bir not" });
  expect(model.state === "review" ? [201] : [404, 409]).toContain(answer.statusCode);
  if (model.state !== "review") return now;
  const openNotes = model.openNotes + 1;
  return {
    ...now,
    model: { ...model, openNotes, isOpened: true },
    notes: [...notes, answer.json<TakeNote>().noteId],
  };
}

async function resolve(offer: Talk, { client }: People, now: Now) {
  const [noteId, ...notes] = now.notes;
  if (noteId === undefined) return now;
  expect((await offer.post(client, `notes/${noteId}`, { resolved: true })).statusCode).toBe(200);
  return { ...now, notes, model: { ...now.model, openNotes: now.model.openNotes - 1 } };
}

const turns = { recording: "agency", changes: "agency", review: "client", approved: null } as const;

/** Reads the offer as the model says it stands; events only grow: none changes and none goes. */
async function compare(
  offer: Talk,
  { agency, client }: People,
  { model, events, ...now }: Now,
): Promise<Now> {
  const read = await offer.read(agency);
  const { state, round, openNotes } = model;
  const production = { state, round, turn: turns[state], sharesOriginals: model.isShared };
  expect(read).toMatchObject({ status: "accepted", production });
  const { takes = [], approval, openedAt } = read.production ?? {};
  expect(takes.filter((take) => take.round > round)).toHaveLength(model.next);
  expect(takes.reduce((sum, take) => sum + take.openNotes, 0)).toBe(openNotes);
  expect(state === "review" && openedAt !== null).toBe(state === "review" && model.isOpened);
  const hashes = new Map(takes.map(({ takeId, sha256 }) => [takeId, sha256]));
  expect(approval === null).toBe(state !== "approved");
  for (const { takeId, sha256 } of approval?.takes ?? []) expect(hashes.get(takeId)).toBe(sha256);
  const seen = (await offer.read(client)).production?.takes ?? [];
  expect(seen.map(({ takeId }) => takeId)).toEqual(
    takes.filter((take) => take.round <= round).map(({ takeId }) => takeId),
  );
  expect(read.events.slice(0, events.length)).toEqual(events);
  return { ...now, model, events: read.events };
}

test(
  "random acts on a production by both sides do what the table says, and nothing else",
  { timeout: 2 * generatedRun.timeout },
  async ({ client, owner, accepted, db }) => {
    const people = { client, agency: owner };
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        const offer = await accepted();
        const begun = { state: "recording", round: 0, next: 0, last: 0, openNotes: 0 } as const;
        const model: Model = { ...begun, isOpened: false, isShared: false, events: 0 };
        let now = await compare(offer, people, { model, events: [], notes: [] });
        for (const step of steps) {
          if (step === "take") now = await addTake(db, offer, people, now);
          else if (step === "note") now = await addNote(offer, people, now);
          else if (step === "resolve") now = await resolve(offer, people, now);
          else now = { ...now, model: await play(offer, people, now, [step].flat()) };
          now = await compare(offer, people, now);
        }
      }),
      { numRuns: runs(500) },
    );
    const rows = await db.select({ state: productions.state }).from(productions);
    const count = (...states: string[]) => rows.filter(({ state }) => states.includes(state)).length;
    const counted = { reviewing: count("review"), producing: count("recording", "changes") };
    const kept = await db.select().from(offerCounts);
    for (const ownerKey of ["agency", client.accountId])
      expect(kept.find((row) => row.ownerKey === ownerKey)).toMatchObject(counted);
  },
);
