import { writePersonalLetter, type PersonalParts } from "#server/account/write-letter.ts";
import type { Db } from "#server/db/client.ts";
import { offersLetter } from "#server/offers/letter.ts";
import { findOfferVoices, findPlacedOffer } from "#server/offers/page.ts";
import { requestLetter } from "#server/voice-requests/letter.ts";
import { findRequest } from "#server/voice-requests/sql.ts";
import type { MailParts } from "./send-owed.ts";

async function findOffer(db: Db, id: string) {
  const placed = await findPlacedOffer(db, id);
  return placed && { ...placed, voices: await findOfferVoices(db, placed.offer.voiceIds) };
}

/** Writes letters about requests, offers and signing in as things are now; undefined when there is nothing to say. */
export function letterWriter(parts: PersonalParts, siteUrl: string): MailParts["write"] {
  const { db } = parts;
  const address = `${siteUrl}/owner/dashboard`;
  return async (mail) => {
    const { kind, subjectIds } = mail;
    if (kind === "voice-request") {
      const request = await findRequest(db, subjectIds[0] ?? "");
      return request && requestLetter(request, address);
    }
    if (kind !== "offer") return writePersonalLetter(parts, { ...mail, kind }, siteUrl);
    const offers = [];
    for (const id of subjectIds) offers.push((await findOffer(db, id)) ?? []);
    return offersLetter(offers.flat(), address);
  };
}
