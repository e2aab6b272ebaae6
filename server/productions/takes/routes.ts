import { Type } from "typebox";
import { Take, TakeChange, TakeDraft } from "#contract/productions/productions.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { actCallOf } from "#server/offers/acts/act-call.ts";
import type { Parts } from "#server/parts.ts";
import { wokenPreparing } from "#server/productions/preparing/job.ts";
import { readTake } from "#server/productions/read.ts";
import { remindClient } from "#server/productions/remind.ts";
import { idempotencyHeader } from "#server/repeats/keyed-call.ts";
import { addTake } from "./add.ts";
import { changeTake, removeTake } from "./change.ts";

const documented = { security: [{ bearer: [] }], tags: ["productions"] };
const OfOffer = Type.Object({ offerId: Type.String() });
const OfTake = Type.Object({ offerId: Type.String(), takeId: Type.String() });
const headers = Type.Object(idempotencyHeader);

/** What owners put together for a round, until it is handed over, and how they remind of it then. */
export function registerTakes(app: App, parts: Parts): void {
  const { db, callers } = parts;
  const onRequest = callers.signedIn("OWNER");
  const preparing = wokenPreparing(app, parts);

  const read = async (takeId: string): Promise<Take> => {
    const take = await readTake(db, "agency", takeId);
    if (!take) throw new Problem(404, "take-not-found");
    return take;
  };

  app.post(
    "/api/v1/offers/:offerId/takes",
    {
      onRequest,
      schema: {
        operationId: "addTake",
        summary: "Make a file that was sent in parts a take of the next round",
        refusals: [403, 404, 409, 413, 422, 429],
        ...documented,
        params: OfOffer,
        headers,
        body: TakeDraft,
        response: { 201: Take },
      },
    },
    async (request, reply) => {
      const { id } = await addTake(db, actCallOf(parts, request), request.body);
      preparing.wake();
      return reply
        .code(201)
        .header("cache-control", "no-store")
        .send(await read(id));
    },
  );

  app.post(
    "/api/v1/offers/:offerId/takes/:takeId",
    {
      onRequest,
      schema: {
        operationId: "changeTake",
        summary: "Change title or place of a take that was never handed over, or what it replaces",
        refusals: [403, 404, 409, 422, 429],
        ...documented,
        params: OfTake,
        headers,
        body: TakeChange,
        response: { 200: Take },
      },
    },
    async (request, reply) => {
      const { id } = await changeTake(db, actCallOf(parts, request), request.params.takeId, request.body);
      return reply.header("cache-control", "no-store").send(await read(id));
    },
  );

  app.post(
    "/api/v1/offers/:offerId/reminder",
    {
      onRequest,
      schema: {
        operationId: "remindOfTakes",
        summary: "Remind the client by mail of takes that wait for its answer, at most once a day",
        refusals: [403, 404, 409, 429],
        again: "it sends no second letter within a day",
        ...documented,
        params: OfOffer,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await remindClient(db, actCallOf(parts, request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/v1/offers/:offerId/takes/:takeId",
    {
      onRequest,
      schema: {
        operationId: "removeTake",
        summary: "Remove a take that was never handed over",
        refusals: [403, 404, 409, 429],
        ...documented,
        params: OfTake,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeTake(parts, actCallOf(parts, request), request.params.takeId);
      return reply.code(204).send(null);
    },
  );
}
