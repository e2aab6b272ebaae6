import { setTimeout as sleep } from "node:timers/promises";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { Attachment, OfferAct, OfferDetails } from "#contract/offers/offer-events.ts";
import { formOf } from "#test/audio/upload-call.ts";
import { get, post, type Caller } from "#test/support/built/callers.ts";
import type { OfferLedger, SentAct } from "./offer-ledger.ts";

/** Two sides that write to the same offers while a server is about to be killed. */
export interface Talking {
  origin: string;
  people: Record<OfferTurn, Caller>;
  offerIds: string[];
  voiceIds: string[];
  ledger: OfferLedger;
  random: () => number;
  /** Set when the server has been killed: a call that then fails was not answered. */
  stopped: boolean;
}

/** What every file holds: enough of a PDF to be taken for one. */
export const fileBytes = Buffer.from(
  "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Sends an act with its key; 200 and refusals are what it may be answered with. */
export const sendAct = ({ origin, people }: Talking, { side, offerId, key, body }: SentAct) =>
  post(origin, people[side], `/api/v1/offers/${offerId}/events`, body, { "idempotency-key": key });

export const isRefusal = (status: number): boolean => [403, 409, 422].includes(status);

let keys = 0;
const newKey = () => `offer-mark-${process.pid}-${(keys += 1)}`;

/** Sends a file; undefined where it was not taken. */
async function attach(talking: Talking, side: OfferTurn, offerId: string): Promise<string | undefined> {
  const { payload, headers } = formOf(fileBytes, "metin.pdf", "application/pdf");
  const answer = await fetch(`${talking.origin}/api/v1/offers/${offerId}/attachments`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${talking.people[side].token}` },
    body: Uint8Array.from(payload),
  });
  if (answer.status !== 201) return undefined;
  const { attachmentId } = (await answer.json()) as Attachment;
  talking.ledger.files.push({ side, offerId, attachmentId });
  return attachmentId;
}

/** What a side does next to an offer that it has just read: mostly it talks, now and then it ends it. */
async function nextAct(
  talking: Talking,
  side: OfferTurn,
  offer: OfferDetails,
  key: string,
): Promise<OfferAct> {
  const { proposal = 1, turn, events, offerId = "" } = offer;
  const seen = { proposal, eventId: events.at(-1)?.eventId ?? "0" };
  const chance = talking.random();
  if (chance < 0.03) return turn === side ? { kind: "accept", ...seen } : message(key);
  if (chance < 0.06)
    return side === "agency"
      ? { kind: "decline", ...seen, reason: "other", text: key }
      : { kind: "withdraw", ...seen };
  // A file is the slowest of all, so that kills meet it often enough.
  if (chance < 0.25) return message(key, await attach(talking, side, offerId));
  if (turn !== side) return message(key);
  const budget = 100 + Math.floor(talking.random() * 1e6);
  const terms = { budget, platform: key, version: 1, voiceIds: talking.voiceIds };
  return { kind: "propose", ...seen, terms, text: key };
}

const message = (text: string, attachmentId?: string): OfferAct => ({
  kind: "message",
  text,
  ...(attachmentId === undefined ? {} : { attachmentIds: [attachmentId] }),
});

async function actOnce(side: OfferTurn, talking: Talking): Promise<void> {
  const { origin, people, offerIds, ledger, random } = talking;
  const offerId = offerIds[Math.floor(random() * offerIds.length)] ?? "";
  const offer = await get<OfferDetails>(origin, people[side], `/api/v1/offers/${offerId}`);
  const key = newKey();
  const act: SentAct = { side, offerId, key, body: await nextAct(talking, side, offer, key) };
  ledger.unknown.push(act);
  const answer = await sendAct(talking, act);
  const text = await answer.text();
  ledger.unknown = ledger.unknown.filter((one) => one !== act);
  if (answer.ok) ledger.acknowledged.push(act);
  else if (!isRefusal(answer.status) && answer.status !== 503)
    ledger.wrong.push(`${act.body.kind} answered ${answer.status}: ${text}`);
}

async function writeOn(side: OfferTurn, talking: Talking): Promise<void> {
  while (!talking.stopped)
    try {
      await actOnce(side, talking);
    } catch {
      // Cut off: the server is being killed, or is gone.
      await sleep(5);
    }
}

/** Two writers a side; resolves when all have noticed the end. */
export async function talkUntilKilled(talking: Talking): Promise<void> {
  const sides = ["client", "agency", "client", "agency"] as const;
  await Promise.all(sides.map((side) => writeOn(side, talking)));
}

/** Sends new offers of the demo's client until `most` are open; answers all that are. */
export async function openOffers(
  { origin, people, voiceIds, offerIds }: Talking,
  most: number,
): Promise<string[]> {
  const open: string[] = [];
  for (const offerId of offerIds) {
    const offer = await get<OfferDetails>(origin, people.client, `/api/v1/offers/${offerId}`);
    if (offer.status === "open") open.push(offerId);
  }
  while (open.length < most) {
    const key = newKey();
    const draft = { budget: 100, platform: key, version: 1, voiceIds };
    const answer = await post(
      origin,
      people.client,
      "/api/v1/clients/update/demo-client",
      { offers: [draft] },
      {
        "idempotency-key": key,
      },
    );
    const { offers = [] } = (await answer.json()) as { offers?: { offerId: string; platform: string }[] };
    const made = offers.find(({ platform }) => platform === key);
    if (!made) throw new Error(`An offer was answered with ${answer.status}.`);
    open.push(made.offerId);
  }
  return open;
}
