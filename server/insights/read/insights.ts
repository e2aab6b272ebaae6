import type { Insights } from "#contract/insights.ts";
import type { Db } from "#server/db/client.ts";
import type { LookBack } from "#server/insights/period.ts";
import type { VoiceIndex } from "#server/voices/voice-index.ts";
import type { CountSums } from "./count-sums.ts";
import { readOfferMonths } from "./offers.ts";
import { readFirstContact, readFunnel, readRequestsFrom } from "./requests.ts";
import { findUnmet } from "./unmet.ts";
import { readNeverHeard, readRankings } from "./voices.ts";

interface Sources {
  db: Db;
  sums: CountSums;
  index: VoiceIndex;
}

/** All that the agency learns of a period. */
export async function readInsights({ db, sums, index }: Sources, period: LookBack): Promise<Insights> {
  const { days, from, until } = period;
  const plays = await sums.of("plays", period);
  return {
    days,
    from,
    until,
    requestsFrom: await readRequestsFrom(db, period),
    funnel: await readFunnel(db, period),
    firstContact: await readFirstContact(db, period),
    months: await readOfferMonths(db, period),
    rankings: await readRankings(db, period, plays),
    neverHeard: await readNeverHeard(db, period, plays),
    unmet: findUnmet(await sums.of("searches", period), index),
  };
}
