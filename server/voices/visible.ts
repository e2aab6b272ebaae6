import { eq, and, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { ahead } from "#server/clock/agency-day.ts";

/** A day of the agency's, or its place in a prepared statement. */
type Today = string | Placeholder;

/** A consent as it is stored: from a day on, until the end of another one; null for none, and for without end. */
export interface ConsentDays {
  from: string | null;
  until: string | null;
}

/** Whether consent is valid on a day. */
export const isConsented = ({ from, until }: ConsentDays, today: string): boolean =>
  from !== null && from <= today && (until === null || today <= until);

const isConsentedInSql = (from: AnyPgColumn, until: AnyPgColumn, today: Today): SQL =>
  sql`${from} <= ${today}::date and (${until} is null or ${until} >= ${today}::date)`;

/**
 * Whether clients see a sample on a day, were its artist published: it is published, and the artist's consent to publish
 * it is valid. The state is never written because of a day.
 */
export const isSampleVisible = (
  sample: Pick<typeof voices.$inferSelect, "state" | "publishFrom" | "publishUntil">,
  today: string,
): boolean =>
  sample.state === "published" &&
  isConsented({ from: sample.publishFrom, until: sample.publishUntil }, today);

/** Whether a sample is visible, in SQL, for the samples of any alias. */
export const sampleIsVisible = (
  sample: Record<"state" | "publishFrom" | "publishUntil", AnyPgColumn>,
  today: Today,
): SQL =>
  sql`(${sample.state} = 'published' and ${isConsentedInSql(sample.publishFrom, sample.publishUntil, today)})`;

/** The one rule of who sees what, in SQL where `voices` are joined with `voiceArtists`: published both, with consent. */
export const isVisible = (today: Today): SQL =>
  sql`(${voiceArtists.state} = 'published' and ${sampleIsVisible(voices, today)})`;

/** What visitors may hear: visible, with consent to share it as well. */
export const isShareable = (today: Today): SQL =>
  sql`(${isVisible(today)} and ${isConsentedInSql(voices.shareFrom, voices.shareUntil, today)})`;

/** Whether an own file is heard by everybody: a visible sample names it. */
export const isHeard = (audioName: AnyPgColumn, today: Today): SQL =>
  sql`exists (select from ${voices} join ${voiceArtists} on ${eq(voiceArtists.id, voices.artistId)}
    where ${and(eq(voices.audioName, audioName), isVisible(today))})`;

/** The days on which the same samples are visible: from `from` on, before `until`, or without end. */
export interface Period {
  from: string;
  until: string | null;
}

/** The period of samples without consent that begins or ends. */
export const always: Period = { from: "", until: null };

export const isIn = ({ from, until }: Period, today: string): boolean =>
  from <= today && (until === null || today < until);

/** The period around a day in which none of these consents begins or ends. */
export function periodAround(consents: readonly ConsentDays[], today: string): Period {
  let until: string | null = null;
  for (const consent of consents) {
    const change = nextChange(consent, today);
    if (change !== null && (until === null || change < until)) until = change;
  }
  return { from: today, until };
}

function nextChange({ from, until }: ConsentDays, today: string): string | null {
  if (from === null || (until !== null && until < today)) return null;
  if (from > today) return from;
  return until === null ? null : ahead(until, { days: 1 });
}
