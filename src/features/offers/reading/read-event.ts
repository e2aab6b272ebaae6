import { attachmentFormats, briefFields, declineReasons } from "#contract/constants/values/offers.ts";
import type { Attachment, OfferEvent } from "#contract/offers/offer-events.ts";
import {
  optionalText,
  readList,
  readNumber,
  readRecord,
  readText,
  readTexts,
  readOne,
} from "#src/lib/http/parse.ts";
import { readNames } from "#src/voice/read-names.ts";
import { readSound } from "#src/voice/voice.ts";
import { readTerms } from "./read-terms.ts";

/** Reads a file of a message; seconds and peaks are null where it does not sound. */
export function readAttachment(value: unknown, part: string): Attachment {
  const attachment = readRecord(value, part);
  const { seconds, peaks } = readSound(attachment);
  return {
    attachmentId: readText(attachment["attachmentId"], `${part}.attachmentId`),
    name: readText(attachment["name"], `${part}.name`),
    format: readOne(attachment["format"], `${part}.format`, attachmentFormats),
    byteLength: readNumber(attachment["byteLength"], `${part}.byteLength`),
    seconds,
    peaks,
  };
}

type Event = Record<string, unknown>;

const sideOf = (event: Event, part: string) =>
  readOne(event["side"], `${part}.side`, ["client", "agency"] as const);
const textOf = (event: Event, part: string) => optionalText(event["text"], `${part}.text`) ?? "";
const proposalOf = (event: Event, part: string) => readNumber(event["proposal"], `${part}.proposal`);

const roundOf = (event: Event, part: string) => readNumber(event["round"], `${part}.round`);

function readTake(value: unknown, part: string) {
  const take = readRecord(value, part);
  return {
    takeId: readText(take["takeId"], `${part}.takeId`),
    title: readText(take["title"], `${part}.title`),
  };
}

/** What each kind of event says beside its time and who did it. */
const readers: {
  [Kind in OfferEvent["kind"]]: (
    event: Event,
    part: string,
  ) => Omit<Extract<OfferEvent, { kind: Kind }>, "eventId" | "at" | "by" | "kind">;
} = {
  proposed: (event, part) => ({
    side: sideOf(event, part),
    proposal: proposalOf(event, part),
    terms: readTerms(event["terms"], `${part}.terms`),
    text: textOf(event, part),
  }),
  message: (event, part) => ({
    side: sideOf(event, part),
    text: textOf(event, part),
    attachments: readList(event["attachments"], `${part}.attachments`, readAttachment),
  }),
  briefChanged: (event, part) => ({
    side: sideOf(event, part),
    fields: readNames(event["fields"], `${part}.fields`, briefFields),
    removed: readTexts(event["removed"], `${part}.removed`),
    added: readTexts(event["added"], `${part}.added`),
  }),
  accepted: (event, part) => ({ side: sideOf(event, part), proposal: proposalOf(event, part) }),
  declined: (event, part) => ({
    side: sideOf(event, part),
    reason: readOne(event["reason"], `${part}.reason`, declineReasons),
    text: textOf(event, part),
  }),
  withdrawn: (event, part) => ({
    side: readOne(event["side"], `${part}.side`, ["client", "system"] as const),
  }),
  expired: () => ({ side: "system" }),
  handedOver: (event, part) => ({
    side: sideOf(event, part),
    round: roundOf(event, part),
    takes: readList(event["takes"], `${part}.takes`, (value, place) => ({
      ...readTake(value, place),
      seconds: readNumber(readRecord(value, place)["seconds"], `${place}.seconds`),
    })),
    text: textOf(event, part),
  }),
  takenBack: (event, part) => ({ side: sideOf(event, part), round: roundOf(event, part) }),
  changesAsked: (event, part) => ({
    side: sideOf(event, part),
    round: roundOf(event, part),
    notes: readNumber(event["notes"], `${part}.notes`),
    text: textOf(event, part),
  }),
  approved: (event, part) => ({
    side: sideOf(event, part),
    round: roundOf(event, part),
    takes: readList(event["takes"], `${part}.takes`, (value, place) => ({
      ...readTake(value, place),
      sha256: readText(readRecord(value, place)["sha256"], `${place}.sha256`),
    })),
  }),
  reopened: (event, part) => ({
    side: sideOf(event, part),
    reason: optionalText(event["reason"], `${part}.reason`) ?? "",
  }),
  originalsShared: (event, part) => ({ side: sideOf(event, part), isOn: event["isOn"] === true }),
};
const isKnown = (kind: unknown): kind is OfferEvent["kind"] =>
  typeof kind === "string" && Object.hasOwn(readers, kind);

/** Reads an event; one of a kind that this page does not know is undefined. */
function readEvent(value: unknown, part: string): OfferEvent | undefined {
  const event = readRecord(value, part);
  const { kind } = event;
  if (!isKnown(kind)) return undefined;
  return {
    eventId: readText(event["eventId"], `${part}.eventId`),
    at: readText(event["at"], `${part}.at`),
    by: optionalText(event["by"], `${part}.by`) ?? "",
    kind,
    ...readers[kind](event, part),
  } as OfferEvent;
}

/** Reads the events of an offer, oldest first; those of a kind that this page does not know are left out. */
export const readEvents = (value: unknown, part: string): OfferEvent[] =>
  readList(value, part, readEvent).filter((event) => event !== undefined);
