import type { FastifyRequest } from "fastify";
import { Type, type Static } from "typebox";
import { insightCharts, insightPeriods } from "#contract/constants/values/insights.ts";
import { Insights, InsightsQuerystring } from "#contract/insights.ts";
import type { App } from "#server/http/app-type.ts";
import { matchesETag, sendNothingNew } from "#server/http/etag.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { registerPlays } from "./counting/routes.ts";
import { insightsCsv } from "./csv.ts";
import { lookBack } from "./period.ts";
import { CountSums } from "./read/count-sums.ts";
import { readInsights } from "./read/insights.ts";
import { readInsightsTag } from "./tag.ts";

const documented = { security: [{ bearer: [] }], tags: ["insights"], querystring: InsightsQuerystring };
const files = [...insightCharts, "all"] as const;
type Query = Static<typeof InsightsQuerystring>;

/** What is counted, and what the agency learns from it and from its requests and offers (docs/rules.md). */
export function registerInsights(app: App, parts: Parts): void {
  const { db, callers, library } = parts;
  const sums = new CountSums(db);
  registerPlays(app, parts);

  const periodOf = ({ days = String(insightPeriods[0]) }: Query) =>
    lookBack(parts, insightPeriods.find((period) => String(period) === days) ?? insightPeriods[0]);
  const read = async (request: FastifyRequest, period: ReturnType<typeof periodOf>) => {
    const { generation } = callerOf(request);
    return readInsights({ db, sums, index: await library.at({ generation, today: period.until }) }, period);
  };

  app.get(
    "/api/v1/insights",
    {
      onRequest: callers.signedIn("OWNER"),
      schema: {
        operationId: "getInsights",
        summary: "What the agency learns of the last days",
        refusals: [403],
        ...documented,
        response: { 200: Insights, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const period = periodOf(request.query);
      const etag = await readInsightsTag(db, period);
      void reply.headers({ "cache-control": "private, no-cache", vary: "Authorization", etag });
      if (matchesETag(request.headers["if-none-match"], etag)) return sendNothingNew(reply);
      return reply.send(await read(request, period));
    },
  );

  app.get(
    "/api/v1/insights/:chart.csv",
    {
      onRequest: callers.signedIn("OWNER"),
      schema: {
        operationId: "exportInsights",
        summary: "One of its tables as CSV, or `all`",
        refusals: [403, 404],
        answers: { 200: "text/csv" },
        ...documented,
        params: Type.Object({ chart: Type.String() }),
      },
    },
    async (request, reply) => {
      const chart = files.find((file) => file === request.params.chart);
      if (!chart) throw new Problem(404, "not-found");
      const period = periodOf(request.query);
      const name = `insights-${chart}-${period.from}-${period.until}.csv`;
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${name}"`)
        .type("text/csv; charset=utf-8")
        .send(insightsCsv(await read(request, period), chart));
    },
  );
}
