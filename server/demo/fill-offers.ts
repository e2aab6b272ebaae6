import { eq } from "drizzle-orm";
import { ahead } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { type audioFiles } from "#server/db/schema/catalogue.ts";
import { offerAttachments, offers } from "#server/db/schema/offers.ts";
import { actOnOffer } from "#server/offers/acts/act.ts";
import { addEvent } from "#server/offers/acts/add-event.ts";
import { changeBrief } from "#server/offers/acts/change-brief.ts";
import { keepVoices } from "#server/offers/acts/keep-voices.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import { noteSeen } from "#server/offers/acts/seen.ts";
import { writeEvent } from "#server/offers/acts/write.ts";
import { moveCount } from "#server/offers/counts.ts";
import { cleanBrief } from "#server/offers/terms/clean-brief.ts";
import { cleanTerms } from "#server/offers/terms/clean-terms.ts";
import { demoOffers, type DemoOffer } from "#demo/customers/offers.ts";
import type { DemoStep } from "#demo/customers/step.ts";
import { stableUuid } from "#demo/stable.ts";
import { callOn, dayOf, findNewest, type Known } from "./offer-call.ts";

interface Told extends Known {
  /** The shipped clips, as they are stored. */
  clips: (typeof audioFiles.$inferInsert)[];
}

const dayAfter = (today: string, days: number | undefined) =>
  days === undefined ? null : ahead(today, { days });

/** Stores the offers with all that happened to them, by the rules that hold for everybody; the oldest first. */
export async function fillOffers(tx: Db, told: Told): Promise<void> {
  for (const offer of demoOffers.toReversed()) {
    await begin(tx, told, offer);
    for (const step of offer.conversation.steps) await take(tx, told, offer, step);
  }
}

async function begin(tx: Db, { when, idOf, accountOf }: Told, offer: DemoOffer): Promise<void> {
  const { offerId, userName, budget, platform, version, voiceIds, createdMinutesAgo } = offer;
  const { title = platform, usage, brief, answerIn, deliverIn } = offer.conversation.beginning ?? {};
  const [now, accountId, userId] = [when(createdMinutesAgo), accountOf(userName), idOf(userName)];
  const today = dayOf(now);
  const days = { answerBy: dayAfter(today, answerIn), deliverBy: dayAfter(today, deliverIn) };
  const clean = await cleanTerms(tx, {
    terms: { budget, platform, version, voiceIds, usage, ...days },
    place: "",
    today,
  });
  const { voiceIds: _, ...columns } = clean.terms;
  await tx.insert(offers).values({
    ...columns,
    id: offerId,
    accountId,
    userId,
    title,
    brief: cleanBrief(brief, "brief"),
    turn: "agency",
    createdAt: now,
    changedAt: now,
  });
  await keepVoices(tx, offerId, clean);
  const details = { proposal: 1, terms: clean.terms, text: "" };
  await addEvent(tx, { id: offerId, accountId }, { side: "client", userId, kind: "proposed", details }, now);
  await moveCount(tx, accountId, null, "agency");
}

/** One step. Whoever acts has read all that was there. */
async function take(tx: Db, told: Told, offer: DemoOffer, step: DemoStep): Promise<void> {
  const call = callOn(told, offer, step);
  const { reader, now, today } = call;
  const [row] = await tx.select().from(offers).where(eq(offers.id, offer.offerId));
  if (!row) throw new Error(`The demo offer ${offer.platform} was not stored.`);
  if (step.kind === "expire") {
    const event = { side: "system", userId: null, kind: "expired", details: {} } as const;
    await writeEvent(tx, row, event, { to: { status: "expired", turn: null }, now });
    return;
  }
  const eventId = await findNewest(tx, offer.offerId);
  await noteSeen(tx, reader, { offerId: offer.offerId, eventId }, now);
  const seen = { proposal: row.proposal, eventId: String(eventId) };
  switch (step.kind) {
    case "read":
      return;
    case "brief":
      return changeBrief(tx, call, { ...seen, brief: step.brief });
    case "message": {
      const attachmentIds = step.clip === undefined ? [] : [await attach(tx, told, call, step.clip)];
      return actOnOffer(tx, call, { kind: "message", text: step.text, attachmentIds });
    }
    case "decline":
      return actOnOffer(tx, call, { kind: "decline", ...seen, reason: step.reason, text: step.text });
    case "propose": {
      const {
        budget = row.budget,
        version = row.version,
        usage = row.usage,
        answerIn,
        deliverIn,
      } = step.terms;
      const terms = {
        budget,
        version,
        usage,
        platform: row.platform,
        voiceIds: offer.voiceIds,
        answerBy: dayAfter(today, answerIn),
        deliverBy: dayAfter(today, deliverIn) ?? row.deliverBy,
      };
      return actOnOffer(tx, call, { kind: "propose", ...seen, terms, text: step.text ?? "" });
    }
    default:
      return actOnOffer(tx, call, { kind: step.kind, ...seen });
  }
}

/** Gives an offer one of the shipped clips as a file; answers its id. */
async function attach(
  tx: Db,
  { clips }: Told,
  { offerId, reader, now }: ActCall,
  clip: string,
): Promise<string> {
  const shipped = clips.find(({ storageKey }) => storageKey === `demo/${clip}`);
  if (!shipped) throw new Error(`The demo catalogue names no clip ${clip}.`);
  const { storageKey, byteLength, sha256, seconds, peaks } = shipped;
  const id = stableUuid(`attachment ${offerId} ${clip}`);
  const file = { storageKey, byteLength, sha256, seconds, peaks };
  await tx.insert(offerAttachments).values({
    ...file,
    id,
    offerId,
    userId: reader.userId,
    name: "deneme-okumasi.mp3",
    format: "mp3",
    createdAt: now,
  });
  return id;
}
