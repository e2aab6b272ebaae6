import type { Db } from "#server/db/client.ts";
import { offersLetter } from "#server/offers/letter.ts";
import { findOfferVoices, findPlacedOffer } from "#server/offers/page.ts";
import { requestLetter } from "#server/voice-requests/letter.ts";
import { findRequest } from "#server/voice-requests/sql.ts";
import type { Letter } from "./letter.ts";
import type { OwedMail } from "./outbox.ts";

async function findOffer(db: Db, id: string) {
  const placed = await findPlacedOffer(db, id);
  return placed && { ...placed, voices: await findOfferVoices(db, placed.offer.voiceIds) };
}

/** Writes the letter about a request or a user's offers as they are now; undefined when they are gone. */
export function letterWriter(db: Db, siteUrl: string): (mail: OwedMail) => Promise<Letter | undefined> {
  const address = `${siteUrl}/owner/dashboard`;
  return async ({ kind, subjectIds }) => {
    if (kind === "voice-request") {
      const request = await findRequest(db, subjectIds[0] ?? "");
      return request && requestLetter(request, address);
    }
    const offers = [];
    for (const id of subjectIds) offers.push((await findOffer(db, id)) ?? []);
    return offersLetter(offers.flat(), address);
  };
}
