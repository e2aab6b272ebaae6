import { voiceRankings } from "#contract/constants/insight-values.ts";
import type { Insights } from "#contract/insights.ts";
import type { Db } from "#server/db/client.ts";
import type { LookBack } from "#server/insights/period.ts";
import type { VoiceIndex } from "#server/voices/voice-index.ts";
import { readOfferMonths } from "./offers.ts";
import { readFirstContact, readFunnel, readRequestsFrom } from "./requests.ts";
import { readUnmet } from "./unmet.ts";
import { readNeverHeard, readRanking } from "./voices.ts";

/** All that the agency learns of a period. */
export async function readInsights(db: Db, period: LookBack, index: VoiceIndex): Promise<Insights> {
  const rankings = {} as Insights["rankings"];
  for (const ranking of voiceRankings) rankings[ranking] = await readRanking(db, period, ranking);
  const { days, from, until } = period;
  return {
    days,
    from,
    until,
    requestsFrom: await readRequestsFrom(db, period),
    funnel: await readFunnel(db, period),
    firstContact: await readFirstContact(db, period),
    months: await readOfferMonths(db, period),
    rankings,
    neverHeard: await readNeverHeard(db, period),
    unmet: await readUnmet(db, period, index),
  };
}
