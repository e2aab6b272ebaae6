import type { Attachment } from "#contract/offers/offer-events.ts";
import { readAttachment } from "#src/features/offers/reading/read-event.ts";
import { readList, readRecord, readText } from "#src/lib/http/parse.ts";
import { openDraft, waitingDrafts, type Draft } from "#src/session/sending/draft.ts";

/** What is written and not known to have arrived. */
export interface MessageDraft {
  text: string;
  attachments: Attachment[];
}

export const emptyMessage: MessageDraft = { text: "", attachments: [] };

/** A message that is on its way, or could not be sent. */
export interface OutgoingMessage extends MessageDraft {
  /** Names it in the list; its draft may get another key. */
  id: string;
  at: string;
  draft: Draft;
  /** Whether it has just been written, so that it is sent without a further press. */
  isNew: boolean;
}

/** The name of the message that is being written. */
export const writtenName = (offerId: string) => `message ${offerId}`;
const outgoingName = (offerId: string) => `outgoing ${offerId}`;

/** Anything that was kept as a message; undefined for what has another shape, as an older version may have left it. */
function readMessage(kept: unknown): (MessageDraft & { at: string }) | undefined {
  try {
    const message = readRecord(kept, "draft");
    return {
      text: readText(message["text"], "draft.text"),
      attachments: readList(message["attachments"], "draft.attachments", readAttachment),
      at: typeof message["at"] === "string" ? message["at"] : "",
    };
  } catch {
    return undefined;
  }
}

/** The message that was begun. */
export const writtenBefore = (draft: Draft): MessageDraft =>
  readMessage(draft.found(emptyMessage)) ?? emptyMessage;

/** The messages that this user sent to an offer and that are not known to have arrived, the oldest first. */
export const outgoingBefore = (owner: string, offerId: string): OutgoingMessage[] =>
  waitingDrafts(owner, outgoingName(offerId))
    .flatMap(({ key, values }) => {
      const message = readMessage(values);
      const draft = openDraft(owner, outgoingName(offerId), key);
      return message ? { ...message, id: key, draft, isNew: false } : [];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at, "en"));

/** A message that is to be sent; it is kept from here on. */
export function newOutgoing(
  owner: string,
  offerId: string,
  message: MessageDraft & { at: string; key: string },
): OutgoingMessage {
  const { key, ...kept } = message;
  const draft = openDraft(owner, outgoingName(offerId), key);
  draft.keep({}, kept);
  return { ...kept, id: key, draft, isNew: true };
}
