import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import { noteSeen } from "#server/offers/acts/seen.ts";
import { actOnProduction } from "#server/productions/acts/act.ts";
import { addNote, changeNote } from "#server/productions/notes/write.ts";
import { writeFound } from "#server/productions/preparing/prepare-take.ts";
import { addTake } from "#server/productions/takes/add.ts";
import { defaultSettings } from "#server/settings.ts";
import { countPart, insertUpload } from "#server/uploads/sql.ts";
import { voiceIdOf } from "#demo/catalogue.ts";
import { demoOffers } from "#demo/customers/offers.ts";
import type { DemoWorkStep } from "#demo/customers/step.ts";
import { demoRecordings } from "#demo/takes.ts";
import type { MadeTake } from "./make-takes.ts";
import { callOn, findNewest, type Known } from "./offer-call.ts";

interface Told extends Known {
  /** By their recording. */
  takes: Map<string, MadeTake>;
}

/** What has been stored of one production: takes by their recording, notes in order of their numbers. */
interface Stored {
  takeIds: Map<string, string>;
  noteIds: string[];
}

const sides: Record<DemoWorkStep["kind"], OfferTurn> = {
  take: "agency",
  handOver: "agency",
  reply: "agency",
  resolve: "agency",
  note: "client",
  askChanges: "client",
  approve: "client",
};

/** Stores the work on accepted offers, by the rules that hold for everybody; the offers are stored already. */
export async function fillProductions(tx: Db, told: Told): Promise<void> {
  for (const offer of demoOffers) {
    const stored: Stored = { takeIds: new Map(), noteIds: [] };
    for (const step of offer.work) {
      const call = callOn(told, offer, { side: sides[step.kind], after: step.after });
      await take(tx, { told, call, stored }, step);
    }
  }
}

interface Doing {
  told: Told;
  call: ActCall;
  stored: Stored;
}

/** One step. Whoever acts has read all that was there. */
async function take(tx: Db, doing: Doing, step: DemoWorkStep): Promise<void> {
  const { call, stored } = doing;
  const { offerId, reader, now, today } = call;
  const eventId = await findNewest(tx, offerId);
  await noteSeen(tx, reader, { offerId, eventId }, now);
  switch (step.kind) {
    case "take":
      return send(tx, doing, step);
    case "note": {
      const { recording, from, to, text } = step;
      const place = { from: from * 1000, to: to === undefined ? null : to * 1000 };
      const { id } = await addNote(tx, call, takeIdOf(stored, recording), { ...place, text });
      stored.noteIds.push(id);
      return;
    }
    case "reply":
      await changeNote(tx, call, noteIdOf(stored, step.note), { reply: step.text });
      return;
    case "resolve":
      await changeNote(tx, call, noteIdOf(stored, step.note), { resolved: true });
      return;
    default: {
      const { after: _, ...act } = step;
      const keptUntil = ahead(today, { days: defaultSettings.deliveryDays });
      await actOnProduction(tx, { ...call, keptUntil }, { ...act, eventId: String(eventId) });
    }
  }
}

function takeIdOf({ takeIds }: Stored, recording: string): string {
  const id = takeIds.get(recording);
  if (id === undefined) throw new Error(`The demo made no take of ${recording}.`);
  return id;
}

function noteIdOf({ noteIds }: Stored, number: number): string {
  const id = noteIds[number - 1];
  if (id === undefined) throw new Error(`The demo wrote no note ${number}.`);
  return id;
}

/** Adds a take whose bytes are stored, and what is found of it. */
async function send(
  tx: Db,
  { told, call, stored }: Doing,
  { recording, fileName, title, replaces }: Extract<DemoWorkStep, { kind: "take" }>,
): Promise<void> {
  const made = told.takes.get(recording);
  const said = demoRecordings.find(({ file }) => file === recording);
  if (!made || !said) throw new Error(`The demo has no recording ${recording}.`);
  const { key, bytes, found } = made;
  const { userId } = call.reader;
  const draft = { name: fileName, size: bytes };
  const { id: uploadId } = await insertUpload(tx, userId, draft, { keyed: undefined, now: call.now });
  await countPart(tx, { id: uploadId, from: 0, bytes, key });
  const { id } = await addTake(tx, call, {
    uploadId,
    title,
    voiceId: voiceIdOf(said.artist),
    replaces: replaces === undefined ? null : takeIdOf(stored, replaces),
  });
  await writeFound(tx, { id, offerId: call.offerId }, { ...found, state: "ready" });
  stored.takeIds.set(recording, id);
}
