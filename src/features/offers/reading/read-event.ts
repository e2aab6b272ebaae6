import { attachmentFormats, briefFields, declineReasons } from "#contract/constants/enumerations.ts";
import type { Attachment, OfferEvent } from "#contract/offer-events.ts";
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

const parties = ["client", "agency"] as const;
const withdrawers = ["client", "system"] as const;

/** Reads an event; one of a kind that this page does not know is undefined. */
function readEvent(value: unknown, part: string): OfferEvent | undefined {
  const event = readRecord(value, part);
  const happened = {
    eventId: readText(event["eventId"], `${part}.eventId`),
    at: readText(event["at"], `${part}.at`),
    by: optionalText(event["by"], `${part}.by`) ?? "",
  };
  const side = () => readOne(event["side"], `${part}.side`, parties);
  const text = () => optionalText(event["text"], `${part}.text`) ?? "";
  const proposal = () => readNumber(event["proposal"], `${part}.proposal`);
  switch (event["kind"]) {
    case "proposed": {
      const terms = readTerms(event["terms"], `${part}.terms`);
      return { ...happened, side: side(), kind: "proposed", proposal: proposal(), terms, text: text() };
    }
    case "message": {
      const attachments = readList(event["attachments"], `${part}.attachments`, readAttachment);
      return { ...happened, side: side(), kind: "message", text: text(), attachments };
    }
    case "briefChanged":
      return {
        ...happened,
        side: side(),
        kind: "briefChanged",
        fields: readNames(event["fields"], `${part}.fields`, briefFields),
        removed: readTexts(event["removed"], `${part}.removed`),
        added: readTexts(event["added"], `${part}.added`),
      };
    case "accepted":
      return { ...happened, side: side(), kind: "accepted", proposal: proposal() };
    case "declined": {
      const reason = readOne(event["reason"], `${part}.reason`, declineReasons);
      return { ...happened, side: side(), kind: "declined", reason, text: text() };
    }
    case "withdrawn": {
      const by = readOne(event["side"], `${part}.side`, withdrawers);
      return { ...happened, side: by, kind: "withdrawn" };
    }
    case "expired":
      return { ...happened, side: "system", kind: "expired" };
    default:
      return undefined;
  }
}

/** Reads the events of an offer, oldest first; those of a kind that this page does not know are left out. */
export const readEvents = (value: unknown, part: string): OfferEvent[] =>
  readList(value, part, readEvent).filter((event) => event !== undefined);
