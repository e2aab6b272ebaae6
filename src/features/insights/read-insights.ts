import { filterValues } from "#contract/constants/enumerations.ts";
import { offerStatuses } from "#contract/constants/values/offers.ts";
import {
  demandGroups,
  funnelSteps,
  insightPeriods,
  voiceRankings,
} from "#contract/constants/values/insights.ts";
import type { Insights, OfferMonth, RankedVoice, UnmetDemand } from "#contract/insights.ts";
import type { VoiceColor } from "#contract/voices/voices.ts";
import {
  numberOrNull,
  readList,
  readNumber,
  readOne,
  readRecord,
  readText,
  textOrNull,
} from "#src/lib/http/parse.ts";

type NamedVoice = Omit<RankedVoice, "count">;

function readVoice(value: unknown, part: string): NamedVoice {
  const voice = readRecord(value, part);
  return {
    voiceId: readText(voice["voiceId"], `${part}.voiceId`),
    voiceArtistName: readText(voice["voiceArtistName"], `${part}.voiceArtistName`),
    title: readText(voice["title"], `${part}.title`),
    titleLanguage: textOrNull(voice["titleLanguage"], `${part}.titleLanguage`),
    voiceColorNames: readList(voice["voiceColorNames"], `${part}.voiceColorNames`, (color, place) =>
      readOne<VoiceColor>(color, place, filterValues.voiceColorNames),
    ),
  };
}

const readRanked = (value: unknown, part: string): RankedVoice => ({
  ...readVoice(value, part),
  count: numberOrNull(readRecord(value, part)["count"], `${part}.count`),
});

function readMonth(value: unknown, part: string): OfferMonth {
  const month = readRecord(value, part);
  return {
    month: readText(month["month"], `${part}.month`),
    from: readText(month["from"], `${part}.from`),
    until: readText(month["until"], `${part}.until`),
    isWhole: month["isWhole"] === true,
    sums: readList(month["sums"], `${part}.sums`, (entry, place) => {
      const sum = readRecord(entry, place);
      return {
        status: readOne(sum["status"], `${place}.status`, offerStatuses),
        count: readNumber(sum["count"], `${place}.count`),
        unpriced: readNumber(sum["unpriced"], `${place}.unpriced`),
        values: readList(sum["values"], `${place}.values`, (one, at) => {
          const { currency, amount } = readRecord(one, at);
          return {
            currency: readText(currency, `${at}.currency`),
            amount: readNumber(amount, `${at}.amount`),
          };
        }),
      };
    }),
  };
}

function readDemand(value: unknown, part: string): UnmetDemand {
  const demand = readRecord(value, part);
  const filters = readRecord(demand["filters"], `${part}.filters`);
  return {
    filters: Object.fromEntries(
      demandGroups.map((group) => [
        group,
        readList(filters[group], `${part}.${group}`, (one, place) =>
          readOne<string>(one, place, filterValues[group]),
        ),
      ]),
    ) as UnmetDemand["filters"],
    searches: numberOrNull(demand["searches"], `${part}.searches`),
    found: readNumber(demand["found"], `${part}.found`),
  };
}

function readFirstContact(value: unknown, part: string): Insights["firstContact"] {
  const contact = readRecord(value, part);
  return {
    minutes: numberOrNull(contact["minutes"], `${part}.minutes`),
    before: numberOrNull(contact["before"], `${part}.before`),
    contacted: readNumber(contact["contacted"], `${part}.contacted`),
    requests: readNumber(contact["requests"], `${part}.requests`),
    weeks: readList(contact["weeks"], `${part}.weeks`, (entry, place) => {
      const week = readRecord(entry, place);
      return {
        from: readText(week["from"], `${place}.from`),
        contacted: readNumber(week["contacted"], `${place}.contacted`),
        minutes: numberOrNull(week["minutes"], `${place}.minutes`),
      };
    }),
  };
}

/** Reads the server's answer. */
export function readInsights(value: unknown): Insights {
  const insights = readRecord(value, "insights");
  const rankings = readRecord(insights["rankings"], "rankings");
  const neverHeard = readRecord(insights["neverHeard"], "neverHeard");
  const days = readNumber(insights["days"], "days");
  return {
    days: insightPeriods.find((period) => period === days) ?? insightPeriods[0],
    from: readText(insights["from"], "from"),
    until: readText(insights["until"], "until"),
    requestsFrom: readText(insights["requestsFrom"], "requestsFrom"),
    funnel: readList(insights["funnel"], "funnel", (entry, part) => {
      const { step, count } = readRecord(entry, part);
      return { step: readOne(step, `${part}.step`, funnelSteps), count: readNumber(count, `${part}.count`) };
    }),
    firstContact: readFirstContact(insights["firstContact"], "firstContact"),
    months: readList(insights["months"], "months", readMonth),
    rankings: Object.fromEntries(
      voiceRankings.map((ranking) => [ranking, readList(rankings[ranking], ranking, readRanked)]),
    ) as Insights["rankings"],
    neverHeard: {
      total: readNumber(neverHeard["total"], "neverHeard.total"),
      voices: readList(neverHeard["voices"], "neverHeard.voices", readVoice),
    },
    unmet: readList(insights["unmet"], "unmet", readDemand),
  };
}
