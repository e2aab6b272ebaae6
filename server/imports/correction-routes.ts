import { Type } from "typebox";
import { ImportCells, ImportReplacement, ImportSkips } from "#contract/imports/corrections.ts";
import { limits } from "#contract/constants/limits.ts";
import type { App } from "#server/http/app-type.ts";
import type { Parts } from "#server/parts.ts";
import { correctCells } from "./check/correct.ts";
import { fillNames } from "./check/fill-names.ts";
import { replaceValue } from "./check/replace.ts";
import { skipRows } from "./check/skip.ts";

const documented = { security: [{ bearer: [] }], tags: ["imports"] };
const params = Type.Object({ importId: Type.String({ maxLength: limits.name }) });

/** Correcting a checked import before it is started; its rows are judged anew. */
export function registerCorrections(app: App, parts: Parts): void {
  const onRequest = parts.callers.signedIn("OWNER");

  app.post(
    "/api/v1/imports/:importId/rows",
    {
      onRequest,
      bodyLimit: limits.clientUpdateBytes,
      schema: {
        operationId: "correctImport",
        summary: "Correct cells of a checked import; the rows of their artists are judged anew",
        refusals: [403, 404, 409, 429],
        again: "it changes nothing",
        ...documented,
        params,
        body: ImportCells,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await correctCells(parts, request.params.importId, request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/imports/:importId/replacements",
    {
      onRequest,
      schema: {
        operationId: "replaceInImport",
        summary: "Replace a value that is not known in every row of a checked import, which are judged anew",
        refusals: [403, 404, 409, 429],
        again: "it changes nothing",
        ...documented,
        params,
        body: ImportReplacement,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await replaceValue(parts, request.params.importId, request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/imports/:importId/names",
    {
      onRequest,
      schema: {
        operationId: "fillImportNames",
        summary: "Write the name of the artist above into every row of a checked import that has none",
        refusals: [403, 404, 409, 422, 429],
        again: "it changes nothing",
        ...documented,
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await fillNames(parts, request.params.importId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/imports/:importId/skips",
    {
      onRequest,
      schema: {
        operationId: "skipImportRows",
        summary:
          "Leave rows out of a checked import or take them in again; the others of their artists are judged anew",
        refusals: [403, 404, 409, 429],
        again: "it changes nothing",
        ...documented,
        params,
        body: ImportSkips,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await skipRows(parts, request.params.importId, request.body);
      return reply.code(204).send(null);
    },
  );
}
