import { and, eq } from "drizzle-orm";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { OfferAct } from "#contract/offers/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { recordHistory } from "#server/history/record.ts";
import { cleanOptionalLines } from "#server/http/clean-text.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { cleanTerms } from "#server/offers/terms/clean-terms.ts";
import { areSameTerms } from "#server/offers/terms/same-terms.ts";
import { beginProduction } from "#server/productions/begin.ts";
import { winRequestOf } from "#server/voice-requests/acts/offers-of-client.ts";
import type { NewEvent } from "./add-event.ts";
import { keepVoices } from "./keep-voices.ts";
import { type OfferRow, readNegotiation } from "./lock.ts";
import { after, type Doing, type Negotiation, refusalOf } from "./model.ts";
import { type ActCall, onLockedOffer } from "./once.ts";
import { refuseTooMany, takeAttachments } from "./take-attachments.ts";
import { writeEvent } from "./write.ts";

const statuses = {
  forbidden: 403,
  "offer-changed": 409,
  "offer-closed": 409,
  "not-your-turn": 409,
  "terms-unchanged": 422,
  "budget-unknown": 422,
} as const;

/** Throws what the rules say against an act. */
export function refuse(negotiation: Negotiation, call: ActCall, doing: Doing): void {
  const refusal = refusalOf(negotiation, call.reader.side, doing);
  if (refusal) throw new Problem(statuses[refusal], refusal);
}

/** What the record says of an owner's act. */
const recorded = {
  accept: "offer.accept",
  propose: "offer.propose",
  decline: "offer.decline",
  message: "offer.message",
} as const;

/** Does one act on an offer, once for an idempotency key: the offer changes, or a `Problem` says why not. */
export const actOnOffer = (db: Db, call: ActCall, act: OfferAct): Promise<void> =>
  onLockedOffer(db, call, async (tx, locked) => {
    if (act.kind === "propose") await propose(tx, locked, call, act);
    else if (act.kind === "message") await send(tx, locked, call, act);
    else await close(tx, locked, call, act);
    if (call.owner && act.kind !== "withdraw")
      await recordHistory(tx, {
        ...call.owner,
        action: recorded[act.kind],
        subjectId: locked.id,
        changes: {},
      });
  });

type Closing = Exclude<OfferAct, { kind: "propose" | "message" }>;

/** What an act that closes an offer adds to its events. */
function closingEvent(act: Closing): Pick<NewEvent, "kind" | "details"> {
  switch (act.kind) {
    case "accept":
      return { kind: "accepted", details: { proposal: act.proposal } };
    case "decline":
      return {
        kind: "declined",
        details: { reason: act.reason, text: cleanOptionalLines(act.text ?? "", "text") },
      };
    case "withdraw":
      return { kind: "withdrawn", details: {} };
  }
}

/** Accepts, declines or withdraws. */
async function close(tx: Db, locked: OfferRow, call: ActCall, act: Closing): Promise<void> {
  const { negotiation } = await readNegotiation(tx, locked, call.today);
  refuse(negotiation, call, act);
  const { side, userId } = call.reader;
  const event = { side, userId, ...closingEvent(act) } as NewEvent;
  await writeEvent(tx, locked, event, { to: after(negotiation, side, act.kind), now: call.now });
  if (act.kind !== "accept") return;
  await beginProduction(tx, locked);
  if (locked.accountId !== null) await winRequest(tx, locked.accountId, call.now);
}

/** The first accepted offer of a client wins the request that it was made of. */
async function winRequest(tx: Db, accountId: string, now: Date): Promise<void> {
  const isAccepted = and(eq(offers.accountId, accountId), eq(offers.status, "accepted"));
  if ((await tx.$count(offers, isAccepted)) === 1) await winRequestOf(tx, accountId, now);
}

/** Puts other terms on the table and gives the turn to the other side. */
async function propose(
  tx: Db,
  locked: OfferRow,
  call: ActCall,
  act: Extract<OfferAct, { kind: "propose" }>,
): Promise<void> {
  const { side, userId } = call.reader;
  const { negotiation, terms: present } = await readNegotiation(tx, locked, call.today);
  // First whether anything may be proposed at all, then what.
  refuse(negotiation, call, { ...act, isSame: false });
  const clean = await cleanTerms(tx, {
    terms: act.terms,
    place: "terms/",
    today: call.today,
    offerId: locked.id,
  });
  refuse(negotiation, call, { ...act, isSame: areSameTerms(present, clean.terms) });
  const text = cleanOptionalLines(act.text ?? "", "text");
  const to = after(negotiation, side, "propose");
  const { voiceIds: _, rounds = productionLimits.rounds.usual, ...columns } = clean.terms;
  await writeEvent(
    tx,
    locked,
    { side, userId, kind: "proposed", details: { proposal: to.proposal, terms: clean.terms, text } },
    { to, changes: { ...columns, rounds, proposal: to.proposal }, now: call.now },
  );
  await keepVoices(tx, locked.id, clean);
}

/** Sends a message, whatever the offer's state; 400 for one that says nothing and carries nothing. */
async function send(
  tx: Db,
  locked: OfferRow,
  call: ActCall,
  { text = "", attachmentIds = [] }: Extract<OfferAct, { kind: "message" }>,
): Promise<void> {
  const { side, userId } = call.reader;
  refuseTooMany(attachmentIds);
  const clean = cleanOptionalLines(text, "text");
  if (clean === "" && attachmentIds.length === 0) throw wrongField("text", "required");
  const eventId = await writeEvent(
    tx,
    locked,
    { side, userId, kind: "message", details: { text: clean } },
    { to: locked, now: call.now },
  );
  await takeAttachments(tx, { eventId, offerId: locked.id, userId }, attachmentIds);
}
