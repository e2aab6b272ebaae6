import type { ProductionAct } from "#contract/productions/acts.ts";
import { readNewest } from "#server/acts/act.ts";
import type { Db } from "#server/db/client.ts";
import { offerEvents } from "#server/db/schema/offers.ts";
import { recordHistory } from "#server/history/record.ts";
import { cleanLines, cleanOptionalLines } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { NewEvent } from "#server/offers/acts/add-event.ts";
import type { OfferRow } from "#server/offers/acts/lock.ts";
import { type ActCall, onLockedOffer } from "#server/offers/acts/once.ts";
import { writeEvent } from "#server/offers/acts/write.ts";
import { moveCount } from "#server/offers/counts.ts";
import { oweOfferMails } from "#server/offers/letters/owe.ts";
import { lockProduction, type ProductionRow, touchProduction } from "#server/productions/lock.ts";
import { closeReview } from "#server/productions/review/close.ts";
import { countOf } from "#server/productions/standing.ts";
import { eq } from "drizzle-orm";
import { chooseApproved } from "./choose-approved.ts";
import { countTakes, findHandedOver, type HandedOver } from "./handed-over.ts";
import { after, type Doing, refusalOf, type Work } from "./model.ts";

const statuses = {
  forbidden: 403,
  "not-your-turn": 409,
  "offer-changed": 409,
  "take-not-ready": 409,
  "already-opened": 409,
  "nothing-to-hand-over": 422,
  "nothing-to-change": 422,
} as const;

/** What the record says of an owner's act; the others are the client's. */
const recorded = {
  handOver: "offer.hand-over",
  takeBack: "offer.take-back",
  reopen: "offer.reopen",
  shareOriginals: "offer.share-originals",
} as const;

type Kind = ProductionAct["kind"];
const kinds: Record<Kind, true> = {
  handOver: true,
  takeBack: true,
  askChanges: true,
  approve: true,
  reopen: true,
  shareOriginals: true,
};

/** Whether an act is one on the work after an offer was accepted. */
export const isProductionAct = (act: { kind: string }): act is ProductionAct => act.kind in kinds;

interface ProductionCall extends ActCall {
  /** Until when what is approved today is kept. */
  keptUntil: string;
}

/** Does one act on an accepted offer's production, once for an idempotency key, or a `Problem` says why not. */
export const actOnProduction = (db: Db, call: ProductionCall, act: ProductionAct): Promise<void> =>
  onLockedOffer(db, call, async (tx, locked) => {
    const row = await lockProduction(tx, locked.id);
    const work = row && (await readWork(tx, row));
    const text = textOf(act);
    refuse(work, call, act.kind === "askChanges" ? { ...act, isSaid: text !== "" } : act);
    if (!row || !work) throw new Error("an act without a production was not refused");
    const to = after(row, act.kind);
    const takes = await findHandedOver(tx, { offerId: locked.id, round: to.round });
    await write(tx, locked, call, eventOf(act, { text, round: to.round, openNotes: work.openNotes, takes }));
    await touchProduction(tx, locked.id, { ...to, ...changesOf(act, call) });
    // Nobody else hears what is answered or taken back.
    if (row.state === "review" && to.state !== "review") await closeReview(tx, locked.id, call.now);
    await moveCount(tx, locked.accountId, countOf(row.state), countOf(to.state));
    if (call.owner && act.kind in recorded)
      await recordHistory(tx, {
        ...call.owner,
        action: recorded[act.kind as keyof typeof recorded],
        subjectId: locked.id,
        changes: {},
      });
  });

async function readWork(tx: Db, { offerId, state, round, openedAt }: ProductionRow): Promise<Work> {
  const ids = await readNewest(tx, offerEvents, { isOf: eq(offerEvents.offerId, offerId), quiet: "message" });
  const counted = await countTakes(tx, { offerId, round });
  return { ...ids, ...counted, state, round, isOpened: openedAt !== null };
}

function refuse(work: Work | undefined, { reader }: ActCall, doing: Doing): void {
  const refusal = refusalOf(work, reader.side, doing);
  if (refusal) throw new Problem(statuses[refusal], refusal);
}

/** What is said with an act; 400 where a reason is missing. */
function textOf(act: ProductionAct): string {
  if (act.kind === "reopen") return cleanLines(act.reason, "reason");
  return "text" in act ? cleanOptionalLines(act.text ?? "", "text") : "";
}

interface Told {
  text: string;
  round: number;
  openNotes: number;
  /** Takes that are handed over once the act is done. */
  takes: HandedOver[];
}

/** What an act adds to the events of its offer. */
function eventOf(
  act: ProductionAct,
  { text, round, openNotes, takes }: Told,
): Pick<NewEvent, "kind" | "details"> {
  switch (act.kind) {
    case "handOver": {
      const ofRound = takes.filter((take) => take.round === round);
      const named = ofRound.map(({ takeId, title, seconds }) => ({ takeId, title, seconds }));
      return { kind: "handedOver", details: { round, takes: named, text } };
    }
    case "takeBack":
      return { kind: "takenBack", details: { round: round + 1 } };
    case "askChanges":
      return { kind: "changesAsked", details: { round, notes: openNotes, text } };
    case "approve":
      return { kind: "approved", details: { round, takes: chooseApproved(takes, act.takeIds) } };
    case "reopen":
      return { kind: "reopened", details: { reason: text } };
    case "shareOriginals":
      return { kind: "originalsShared", details: { isOn: act.isOn } };
  }
}

const taken = { openedAt: null, remindedAt: null };

/** What an act changes besides where the production stands. */
function changesOf(act: ProductionAct, { now, keptUntil }: ProductionCall): Partial<ProductionRow> {
  switch (act.kind) {
    case "handOver":
      return { ...taken, handedOverAt: now };
    case "takeBack":
      return { ...taken, handedOverAt: null };
    case "approve":
      return { approvedAt: now, keptUntil, toldAt: null };
    case "reopen":
      return { approvedAt: null, keptUntil: null, toldAt: null };
    case "shareOriginals":
      return { sharesOriginals: act.isOn };
    case "askChanges":
      return {};
  }
}

/** Adds the event, and owes its letters: of an approval both sides have one. */
async function write(
  tx: Db,
  locked: OfferRow,
  { reader: { side, userId }, now }: ActCall,
  happened: Pick<NewEvent, "kind" | "details">,
): Promise<void> {
  await writeEvent(tx, locked, { side, userId, ...happened } as NewEvent, { to: locked, now });
  if (happened.kind === "approved")
    await oweOfferMails(tx, { offerId: locked.id, kind: "takes-approved", side: "agency", by: userId });
}
