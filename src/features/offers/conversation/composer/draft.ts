import type { Attachment } from "#contract/offer-events.ts";
import { readAttachment } from "#src/features/offers/read-event.ts";
import { readStoredDraft, removeStoredDraft, storeDraft } from "#src/lib/drafts/stored-drafts.ts";
import { readList, readRecord, readText } from "#src/lib/http/parse.ts";

/** What was typed and not sent; it survives a reload of the tab, and a logout deletes it. */
export interface MessageDraft {
  text: string;
  attachments: Attachment[];
}

const nameOf = (offerId: string) => `message ${offerId}`;

/** A user's unsent message for one offer; empty without one. */
export function readDraft(userName: string, offerId: string): MessageDraft {
  try {
    const draft = readRecord(readStoredDraft(userName, nameOf(offerId)), "draft");
    return {
      text: readText(draft["text"], "draft.text"),
      attachments: readList(draft["attachments"], "draft.attachments", readAttachment),
    };
  } catch {
    return { text: "", attachments: [] };
  }
}

export function writeDraft(userName: string, offerId: string, draft: MessageDraft): void {
  if (draft.text === "" && draft.attachments.length === 0) removeStoredDraft(userName, nameOf(offerId));
  else storeDraft(userName, nameOf(offerId), draft);
}
