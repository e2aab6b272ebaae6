import { and, eq, inArray } from "drizzle-orm";
import { usageMedia } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import type { ProposedTerms } from "#contract/offers/offer-events.ts";
import type { OfferVoice, Terms, Usage } from "#contract/offers/offers.ts";
import { ahead, isDay } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { offerVoices } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanLine } from "#server/http/clean-text.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";

/** A voice as an offer keeps it. */
export type ShownVoice = Omit<OfferVoice, "isGone">;

export interface CleanTerms {
  terms: ProposedTerms;
  /** The voices that the offer does not keep yet. */
  added: ShownVoice[];
}

/** Whether a number is exact to the cent, so that the database stores what was sent. */
export const isMoney = (budget: number): boolean => /^\d+(\.\d{1,2})?$/.test(String(budget));

/** A day from today up to the last one; 400 for any other. */
function cleanDay(day: string | null | undefined, field: string, today: string, last: string): string | null {
  if (day === undefined || day === null) return null;
  if (!isDay(day)) throw wrongField(field);
  if (day < today || day > last) throw wrongField(field, "out-of-range");
  return day;
}

/** Usage with every field, the media in their usual order. */
const cleanUsage = ({ media, territory = null, months = null, exclusive }: Usage): Usage => ({
  media: usageMedia.filter((medium) => media.includes(medium)),
  territory,
  months,
  exclusive,
});

/** Those of the voices that are visible today, as they are shown, in the order of the ids. */
export async function findVoicesToKeep(db: Db, voiceIds: string[], today: string): Promise<ShownVoice[]> {
  const voices = await findVoicesByIds(db, voiceIds, today);
  return voices.map((voice) => ({
    voiceId: voice.voiceId,
    voiceArtistName: voice.voiceArtistName,
    voiceMp3: voice.voiceMp3,
    gender: voice.gender,
    ageRangeNames: voice.ageRangeNames,
    voiceColorNames: voice.voiceColorNames,
    seconds: voice.seconds ?? null,
    peaks: voice.peaks ?? null,
    transcript: voice.transcript ?? null,
  }));
}

/** The voices that an offer has to keep as well; 422 for one that is not visible, unless the offer knew it. */
async function findAdded(
  tx: Db,
  voiceIds: string[],
  { offerId, today }: Pick<Proposal, "offerId" | "today">,
): Promise<ShownVoice[]> {
  if (!voiceIds.every(isUuid)) throw new Problem(422, "unknown-voice");
  const kept =
    offerId === undefined
      ? []
      : await tx
          .select({ voiceId: offerVoices.voiceId })
          .from(offerVoices)
          .where(and(eq(offerVoices.offerId, offerId), inArray(offerVoices.voiceId, voiceIds)));
  const known = new Set(kept.map(({ voiceId }) => voiceId));
  const others = voiceIds.filter((voiceId) => !known.has(voiceId));
  const added = await findVoicesToKeep(tx, others, today);
  if (added.length < others.length) throw new Problem(422, "unknown-voice");
  return added;
}

interface Proposal {
  terms: Terms;
  /** Where they stand in the body, with a slash after it. */
  place: string;
  today: string;
  /** The offer that they are proposed for; none for a new one. */
  offerId?: string;
}

/**
 * Terms as they are stored. 400 for a budget of more than two decimals, a doubled voice or a day out of range, 422 for a
 * voice that clients do not see.
 */
export async function cleanTerms(tx: Db, proposal: Proposal): Promise<CleanTerms> {
  const { terms, place, today } = proposal;
  if (!isMoney(terms.budget)) throw wrongField(`${place}budget`);
  const platform = cleanLine(terms.platform, `${place}platform`);
  const voiceIds = terms.voiceIds.map((id) => id.toLowerCase());
  if (new Set(voiceIds).size < voiceIds.length) throw wrongField(`${place}voiceIds`);
  const lastDelivery = ahead(today, { years: limits.offer.deliveryYears });
  const lastAnswer = ahead(today, { days: limits.offer.answerDays });
  return {
    terms: {
      budget: terms.budget,
      platform,
      version: terms.version,
      voiceIds,
      usage: terms.usage ? cleanUsage(terms.usage) : null,
      deliverBy: cleanDay(terms.deliverBy, `${place}deliverBy`, today, lastDelivery),
      answerBy: cleanDay(terms.answerBy, `${place}answerBy`, today, lastAnswer),
      ...(terms.rounds !== undefined && { rounds: terms.rounds }),
    },
    added: await findAdded(tx, voiceIds, proposal),
  };
}
