import { Type } from "typebox";
import { Import, ImportDraft, ImportList } from "#contract/imports/imports.ts";
import { limits } from "#contract/constants/limits.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { readPaging } from "#server/http/paging.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { WokenWork } from "#server/woken-work.ts";
import { createImport } from "./check/create.ts";
import { registerCatalogueExport } from "./export/routes.ts";
import { showImport } from "./report/show.ts";
import { workOnImports } from "./run/worker.ts";
import { registerCorrections } from "./correction-routes.ts";
import { registerOneImport, type ShowImport } from "./one-import-routes.ts";
import { listImports } from "./sql.ts";

const documented = { security: [{ bearer: [] }], tags: ["imports"] };

/** Artists that are brought with a spreadsheet, for owners (docs/rules.md). */
export function registerImports(app: App, parts: Parts): void {
  const { db, clock, callers } = parts;
  const onRequest = callers.signedIn("OWNER");
  const worker = new WokenWork(parts, (isStopping) => workOnImports(parts, isStopping));
  app.addHook("onClose", () => worker.stop());
  const show: ShowImport = ({ params, query, headers }) =>
    showImport(db, params.importId, {
      ...query,
      paging: readPaging(query),
      locale: callerLocale(headers["accept-language"]),
      now: clock(),
    });

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
      return reply.code(201).send(await show({ params: { importId }, query: {}, headers: request.headers }));
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

  registerOneImport(app, parts, { worker, show });
  registerCorrections(app, parts);
  registerCatalogueExport(app, parts);
}
