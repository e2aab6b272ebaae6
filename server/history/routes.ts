import { Readable } from "node:stream";
import { Type } from "typebox";
import { HistoryPage } from "#contract/history.ts";
import { pagingQuery } from "#contract/paging.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { readPaging, totals } from "#server/http/paging.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { historyLines } from "./csv.ts";
import { historyQuery } from "./filters.ts";
import { countRows, findRows, wantedRows } from "./find.ts";
import { findPeopleOfRecord } from "./people.ts";
import { by, recordHistory } from "./record.ts";
import { showRows } from "./show.ts";

const documented = { security: [{ bearer: [] }], tags: ["history"] };
const strict = { additionalProperties: false };
const PageQuery = Type.Object({ ...pagingQuery, ...historyQuery }, strict);
const CsvQuery = Type.Object(historyQuery, strict);

/** The record of what owners wrote and of who signed in how, for owners (docs/rules.md). */
export function registerHistory(app: App, { db, clock, callers }: Parts): void {
  app.get(
    "/api/v1/history",
    {
      onRequest: callers.signedIn("OWNER"),
      schema: {
        operationId: "listHistory",
        summary: "A page of the record, newest first",
        refusals: [403],
        ...documented,
        querystring: PageQuery,
        response: { 200: HistoryPage },
      },
    },
    async (request, reply) => {
      const { page, size, ...filters } = request.query;
      const paging = readPaging({ page, size });
      const wanted = await wantedRows(db, filters);
      const rows = wanted
        ? await findRows(db, wanted, { limit: paging.size, offset: paging.page * paging.size })
        : [];
      const locale = callerLocale(request.headers["accept-language"]);
      return reply.send({
        content: await showRows(db, rows, locale),
        ...totals(wanted ? await countRows(db, wanted) : 0, paging),
        people: await findPeopleOfRecord(db),
      });
    },
  );

  app.get(
    "/api/v1/history.csv",
    {
      onRequest: callers.signedIn("OWNER", { proof: true }),
      config: { lane: "long", costly: { aDay: 50 } },
      schema: {
        operationId: "exportHistory",
        summary: "The record as CSV",
        refusals: [403, 429],
        answers: { 200: "text/csv" },
        ...documented,
        querystring: CsvQuery,
      },
    },
    async (request, reply) => {
      const wanted = await wantedRows(db, request.query);
      const caller = callerOf(request);
      const changes = { history: true };
      await recordHistory(db, { ...by(caller), action: "data.export", subjectId: caller.userId, changes });
      const lines = historyLines(db, wanted, callerLocale(request.headers["accept-language"]));
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="history-${dayOf(clock())}.csv"`)
        .type("text/csv; charset=utf-8")
        .send(Readable.from(lines));
    },
  );
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
