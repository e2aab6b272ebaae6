import type { IncomingHttpHeaders } from "node:http";
import { Type, type Static } from "typebox";
import { Import, ImportQuerystring, ReportQuerystring } from "#contract/imports/imports.ts";
import { limits } from "#contract/constants/limits.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import type { WokenWork } from "#server/woken-work.ts";
import { refusedLines } from "./report/refused-lines.ts";
import { makeWorkbook, workbookType } from "./sheet/workbook/make-workbook.ts";
import { cancelImport, startImport } from "./run/start.ts";

interface AskedImport {
  params: { importId: string };
  query: Partial<Static<typeof ImportQuerystring>>;
  headers: IncomingHttpHeaders;
}

/** An import as it is answered, with the page of its rows that a request asks for, in the request's language. */
export type ShowImport = (request: AskedImport) => Promise<Import>;

const documented = { security: [{ bearer: [] }], tags: ["imports"] };
const params = Type.Object({ importId: Type.String({ maxLength: limits.name }) });
const ofOne = { ...documented, params, querystring: ImportQuerystring, response: { 200: Import } };

interface OneImport {
  worker: WokenWork;
  show: ShowImport;
}

/** Looking at an import, starting and cancelling it, and the rows that it refused. */
export function registerOneImport(app: App, parts: Parts, { worker, show }: OneImport): void {
  const { db, callers } = parts;
  const onRequest = callers.signedIn("OWNER");

  app.get(
    "/api/v1/imports/:importId",
    {
      onRequest,
      schema: {
        operationId: "getImport",
        summary: "An import with a page of its rows",
        refusals: [403, 404],
        ...ofOne,
      },
    },
    async (request, reply) => reply.send(await show(request)),
  );

  app.post(
    "/api/v1/imports/:importId/start",
    {
      onRequest,
      schema: {
        operationId: "startImport",
        summary: "Start a checked import",
        refusals: [403, 404, 409, 429],
        again: "it is refused, because the import runs or has ended",
        ...ofOne,
      },
    },
    async (request, reply) => {
      await startImport(parts, by(callerOf(request)), request.params.importId);
      worker.wake();
      return reply.send(await show(request));
    },
  );

  app.post(
    "/api/v1/imports/:importId/cancel",
    {
      onRequest,
      schema: {
        operationId: "cancelImport",
        summary: "Cancel an import; what is done of it stays",
        refusals: [403, 404, 409, 429],
        again: "it is refused, because the import has ended",
        ...ofOne,
      },
    },
    async (request, reply) => {
      await cancelImport(parts, by(callerOf(request)), request.params.importId);
      return reply.send(await show(request));
    },
  );

  app.get(
    "/api/v1/imports/:importId/report",
    {
      onRequest,
      config: { lane: "long", costly: { aDay: 100 } },
      schema: {
        operationId: "getRefusedRows",
        summary: "The refused rows of an import as CSV or as a workbook, to correct and bring again",
        refusals: [403, 404, 422, 429],
        answers: { 200: "text/csv" },
        ...documented,
        params,
        querystring: ReportQuerystring,
      },
    },
    async (request, reply) => {
      const { format = "csv" } = request.query;
      const lines = await refusedLines(
        db,
        request.params.importId,
        callerLocale(request.headers["accept-language"]),
      );
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="import.${format}"`)
        .type(format === "xlsx" ? workbookType : "text/csv; charset=utf-8")
        .send(format === "xlsx" ? await makeWorkbook(parts.incomingFolder, [lines]) : lines);
    },
  );
}
