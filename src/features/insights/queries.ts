import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { InsightChart, InsightPeriod } from "#contract/constants/values/insights.ts";
import { api } from "#src/lib/http/api.ts";
import { getIfChanged, type Versioned } from "#src/lib/http/get-if-changed.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { saveFile } from "#src/lib/http/save-file.ts";
import type { Insights } from "#contract/insights.ts";
import { readInsights } from "./read-insights.ts";

const path = "api/v1/insights";

/** What the agency learns of the last days. Only on servers with the feature `insights`. */
export const insightsQuery = (days: InsightPeriod) =>
  queryOptions({
    queryKey: [...keys.insights, days],
    queryFn: ({ client, queryKey, signal }) =>
      getIfChanged({
        path: `${path}?days=${days}`,
        known: client.getQueryData<Versioned<Insights>>(queryKey),
        read: readInsights,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

interface Download {
  chart: InsightChart | "all";
  days: InsightPeriod;
}

/** Downloads the table of a chart, or of all, as CSV. */
export const downloadInsights = mutationOptions({
  mutationFn: async ({ chart, days }: Download) =>
    saveFile(await api.get(`${path}/${chart}.csv`, { searchParams: { days } }), `insights-${chart}.csv`),
});
