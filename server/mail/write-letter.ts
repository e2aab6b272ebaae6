import type { Db } from "#server/db/client.ts";
import { offerLetter } from "#server/offers/letter.ts";
import { findOfferVoices, findPlacedOffer } from "#server/offers/page.ts";
import { requestLetter } from "#server/voice-requests/letter.ts";
import { findRequest } from "#server/voice-requests/sql.ts";
import type { Letter } from "./letter.ts";
import type { OwedMail } from "./outbox.ts";

/** Writes the letter about a request or an offer as it is now; undefined when it is gone. */
export function letterWriter(db: Db, siteUrl: string): (mail: OwedMail) => Promise<Letter | undefined> {
  const address = `${siteUrl}/owner/dashboard`;
  return async ({ kind, subjectId }) => {
    if (kind === "voice-request") {
      const request = await findRequest(db, subjectId);
      return request && requestLetter(request, address);
    }
    const placed = await findPlacedOffer(db, subjectId);
    return placed && offerLetter(placed, await findOfferVoices(db, placed.offer.voiceIds), address);
  };
}
