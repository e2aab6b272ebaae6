import { Type, type Static } from "typebox";
import { Import, ImportCells, ImportDraft, ImportQuerystring, ImportList } from "#contract/imports.ts";
import { limits } from "#contract/constants/limits.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { readPaging } from "#server/http/paging.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { WokenWork } from "#server/woken-work.ts";
import { correctCells } from "./check/correct.ts";
import { createImport } from "./check/create.ts";
import { registerCatalogueExport } from "./export/routes.ts";
import { refusedLines } from "./report/refused-lines.ts";
import { showImport } from "./report/show.ts";
import { cancelImport, startImport } from "./run/start.ts";
import { workOnImports } from "./run/worker.ts";
import { listImports } from "./sql.ts";
import { registerUploads } from "./uploads/routes.ts";

const documented = { security: [{ bearer: [] }], tags: ["imports"] };
const params = Type.Object({ importId: Type.String({ maxLength: limits.name }) });
const noQuery = { outcome: undefined, q: undefined, page: undefined, size: undefined };
type Query =
  | Partial<Record<keyof Static<typeof ImportQuerystring>, undefined>>
  | Static<typeof ImportQuerystring>;

/** Artists that are brought with a spreadsheet, for owners (docs/rules.md). */
export function registerImports(app: App, parts: Parts): void {
  const { db, clock, callers } = parts;
  const onRequest = callers.signedIn("OWNER");
  const worker = new WokenWork(parts, (isStopping) => workOnImports(parts, isStopping));
  app.addHook("onClose", () => worker.stop());
  const show = (importId: string, query: Query, language: string | undefined) =>
    showImport(db, importId, {
      ...query,
      paging: readPaging(query),
      locale: callerLocale(language),
      now: clock(),
    });

  registerUploads(app, parts);

  app.post(
    "/api/v1/imports",
    // As many ids as an import has files.
    {
      onRequest,
      bodyLimit: limits.clientUpdateBytes,
      schema: {
        operationId: "checkImport",
        summary: "Check a spreadsheet and its sound; nothing is imported yet",
        refusals: [403, 404, 409, 413, 422, 429],
        ...documented,
        headers: Type.Object(idempotencyHeader),
        body: ImportDraft,
        response: { 201: Import },
      },
    },
    async (request, reply) => {
      const { userId } = callerOf(request);
      const importId = await createImport(parts, userId, request.body, keyedCallOf(request, userId));
      worker.wake();
      return reply.code(201).send(await show(importId, noQuery, request.headers["accept-language"]));
    },
  );

  app.get(
    "/api/v1/imports",
    {
      onRequest,
      schema: {
        operationId: "listImports",
        summary: "The newest imports",
        refusals: [403],
        ...documented,
        response: { 200: ImportList },
      },
    },
    async (_request, reply) =>
      reply.send({
        imports: (await listImports(db)).map(({ id, createdAt, startedAt, endedAt, ...listed }) => ({
          importId: id,
          ...listed,
          createdAt: createdAt.toISOString(),
          startedAt: startedAt?.toISOString() ?? null,
          endedAt: endedAt?.toISOString() ?? null,
        })),
      }),
  );

  const ofOne = { ...documented, params, querystring: ImportQuerystring, response: { 200: Import } };

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
    async (request, reply) =>
      reply.send(await show(request.params.importId, request.query, request.headers["accept-language"])),
  );

  app.post(
    "/api/v1/imports/:importId/rows",
    {
      onRequest,
      bodyLimit: limits.clientUpdateBytes,
      schema: {
        operationId: "correctImport",
        summary: "Correct cells of a checked import",
        refusals: [403, 404, 409, 429],
        again: "it changes nothing",
        ...ofOne,
        body: ImportCells,
      },
    },
    async (request, reply) => {
      await correctCells(parts, request.params.importId, request.body);
      return reply.send(
        await show(request.params.importId, request.query, request.headers["accept-language"]),
      );
    },
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
      return reply.send(
        await show(request.params.importId, request.query, request.headers["accept-language"]),
      );
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
      return reply.send(
        await show(request.params.importId, request.query, request.headers["accept-language"]),
      );
    },
  );

  app.get(
    "/api/v1/imports/:importId/report",
    {
      onRequest,
      config: { lane: "long", costly: { aDay: 100 } },
      schema: {
        operationId: "getRefusedRows",
        summary: "The refused rows of an import as CSV, to correct and bring again",
        refusals: [403, 404, 429],
        answers: { 200: "text/csv" },
        ...documented,
        params,
      },
    },
    async (request, reply) => {
      const lines = await refusedLines(
        db,
        request.params.importId,
        callerLocale(request.headers["accept-language"]),
      );
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", 'attachment; filename="import.csv"')
        .type("text/csv; charset=utf-8")
        .send(lines);
    },
  );

  registerCatalogueExport(app, parts);
}
