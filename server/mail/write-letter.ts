import { inArray } from "drizzle-orm";
import { writePersonalLetter, type PersonalParts } from "#server/account/write-letter.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { offersLetter } from "#server/offers/letter.ts";
import { writeOfferLetter } from "#server/offers/letters/write.ts";
import { findShownVoices } from "#server/offers/shown-voices.ts";
import { findOffers } from "#server/offers/sql.ts";
import { writeRoomsLetter } from "#server/rooms/letters/write.ts";
import { requestLetter } from "#server/voice-requests/letter.ts";
import { findRequest } from "#server/voice-requests/sql.ts";
import { isOfferKind } from "./limits.ts";
import type { MailParts } from "./send-owed.ts";

async function findOffer({ db, ...parts }: PersonalParts, offerId: string) {
  const today = agencyToday(parts);
  const [placed] = await findOffers(db, { offerId, limit: 1 }, today);
  const shown = (await findShownVoices(db, [offerId], { today })).get(offerId) ?? [];
  const titled = await db
    .select({ id: voices.id, title: voices.title })
    .from(voices)
    .where(
      inArray(
        voices.id,
        shown.map(({ voiceId }) => voiceId),
      ),
    );
  const titles = new Map(titled.map(({ id, title }) => [id, title]));
  const named = shown.map(({ voiceId, voiceArtistName }) => ({
    voiceArtistName,
    title: titles.get(voiceId) ?? "",
  }));
  return placed && { ...placed, voices: named };
}

/**
 * Writes letters about requests, offers, rooms and signing in as things are now; undefined when there is nothing to say.
 * `mailTo` is the agency's own address, which is told of new offers anyway.
 */
export function letterWriter(parts: PersonalParts, siteUrl: string, mailTo = ""): MailParts["write"] {
  const { db, settings } = parts;
  const { agency } = settings;
  const address = `${siteUrl}/owner/dashboard`;
  return async (mail) => {
    const { kind, subjectIds } = mail;
    if (kind === "voice-request") {
      const request = await findRequest(db, subjectIds[0] ?? "");
      return request && requestLetter(request, address, agency);
    }
    if (isOfferKind(kind)) return writeOfferLetter(parts, { ...mail, kind }, { siteUrl, mailTo });
    if (kind === "room-answers") return writeRoomsLetter(parts, mail, siteUrl);
    if (kind !== "offer") return writePersonalLetter(parts, { ...mail, kind }, siteUrl);
    const offers = [];
    for (const id of subjectIds) offers.push((await findOffer(parts, id)) ?? []);
    return offersLetter(offers.flat(), address, agency);
  };
}
