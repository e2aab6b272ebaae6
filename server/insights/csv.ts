import {
  insightCharts,
  insightLimits,
  voiceRankings,
  type InsightChart,
} from "#contract/constants/values/insights.ts";
import type { Insights, UnmetDemand } from "#contract/insights.ts";
import { byteOrderMark, csvLine } from "#server/http/csv.ts";

type Cell = string | number | null;
type Lines = readonly (readonly Cell[])[];

const few = `<${insightLimits.leastTold}`;
const told = (count: number | null) => count ?? few;
const valuesOf = ({ filters }: UnmetDemand, group: keyof UnmetDemand["filters"]) => filters[group].join(" ");

/** Each chart's table, its headings first. */
const tables: Record<InsightChart, (insights: Insights) => Lines> = {
  funnel: ({ funnel }) => [["step", "count"], ...funnel.map(({ step, count }) => [step, count])],
  "first-contact": ({ firstContact }) => [
    ["week", "contacted", "medianMinutes"],
    ...firstContact.weeks.map(({ from, contacted, minutes }) => [from, contacted, minutes]),
    ["all", firstContact.contacted, firstContact.minutes],
  ],
  offers: ({ months }) => [
    ["month", "from", "until", "status", "count", "unpriced", "currency", "value"],
    ...months.flatMap(({ month, from, until, sums }) =>
      sums.flatMap(({ status, count, unpriced, values }) =>
        (values.length > 0 ? values : [{ currency: "", amount: 0 }]).map(({ currency, amount }) => [
          month,
          from,
          until,
          status,
          count,
          unpriced,
          currency,
          amount,
        ]),
      ),
    ),
  ],
  voices: ({ rankings, neverHeard }) => [
    ["by", "voiceId", "artist", "title", "count"],
    ...voiceRankings.flatMap((ranking) =>
      rankings[ranking].map((voice) => [
        ranking,
        voice.voiceId,
        voice.voiceArtistName,
        voice.title,
        told(voice.count),
      ]),
    ),
    ...neverHeard.voices.map((voice) => ["neverHeard", voice.voiceId, voice.voiceArtistName, voice.title, 0]),
  ],
  "unmet-demand": ({ unmet }) => [
    ["languages", "gender", "ages", "colors", "searches", "voices"],
    ...unmet.map((demand) => [
      valuesOf(demand, "languageNames"),
      valuesOf(demand, "gender"),
      valuesOf(demand, "ageRangeNames"),
      valuesOf(demand, "voiceColorNames"),
      told(demand.searches),
      demand.found,
    ]),
  ],
};

/** The table of a chart as CSV (RFC 4180); of all of them one after the other, each under its name. */
export function insightsCsv(insights: Insights, wanted: InsightChart | "all"): string {
  const lines: Lines =
    wanted === "all"
      ? insightCharts.flatMap((chart) => [[chart], ...tables[chart](insights), []])
      : tables[wanted](insights);
  return byteOrderMark + lines.map(csvLine).join("");
}
