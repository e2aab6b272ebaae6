import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import {
  ListChange,
  ListDraft,
  ListsQuerystring,
  ListVoicesChange,
  VoiceListDetails,
  VoiceLists,
} from "#contract/lists.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import type { App } from "#server/http/app-type.ts";
import { matchesETag, sendNothingNew } from "#server/http/etag.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import { callerOf } from "#server/session/caller.ts";
import { changeVoices } from "./change-voices.ts";
import { changeList, deleteList } from "./change.ts";
import { createList } from "./create.ts";
import { findList, findLists, showList, showLists, tagOf } from "./find.ts";
import { type ListCall, listCallOf } from "./holder.ts";

const documented = { security: [{ bearer: [] }], tags: ["lists"] };
const ofOne = { ...documented, params: Type.Object({ listId: Type.String() }) };
const own = { "cache-control": "private, no-cache", vary: "Authorization" };
const [all, one] = ["/api/v1/lists", "/api/v1/lists/:listId"];

/** Lists of voices: a client's own, and those that owners share (docs/rules.md). Writes answer the list as it is then. */
export function registerLists(app: App, parts: Parts): void {
  const { db, clock, callers } = parts;
  const onRequest = callers.signedIn();
  const callOf = (request: FastifyRequest) => listCallOf(callerOf(request), clock(), agencyToday(parts));

  /** Makes a change, and answers the list in the same transaction: what somebody else does next is not part of the answer. */
  const write = async (
    reply: FastifyReply,
    call: ListCall,
    change: (tx: Db) => Promise<string>,
  ): Promise<FastifyReply> => {
    const { list, etag } = await db.transaction(async (tx) => {
      const row = await findList(tx, call.holder, await change(tx));
      return { list: await showList(tx, row, call.today), etag: tagOf(call, [row]) };
    });
    return reply.headers({ etag, "cache-control": "no-store" }).send(list);
  };

  app.get(
    all,
    {
      onRequest,
      schema: {
        operationId: "listLists",
        summary: "The lists of whoever calls, newest change first; owners share theirs",
        ...documented,
        querystring: ListsQuerystring,
        response: { 200: VoiceLists, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const rows = await findLists(db, call.holder);
      const etag = tagOf(call, rows);
      void reply.headers({ ...own, etag });
      if (matchesETag(request.headers["if-none-match"], etag)) return sendNothingNew(reply);
      const { voiceId } = request.query;
      const asked = voiceId === undefined ? undefined : [voiceId].flat();
      return reply.send({ lists: await showLists(db, rows, call.today, asked) });
    },
  );

  app.post(
    all,
    {
      onRequest,
      schema: {
        operationId: "createList",
        summary: "Make a list, of voices or as a copy of another one",
        refusals: [404, 422, 429],
        ...documented,
        headers: Type.Object(idempotencyHeader),
        body: ListDraft,
        response: { 201: VoiceListDetails },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const keyed = keyedCallOf(request, callerOf(request).userId);
      return write(reply.code(201), call, async (tx) => {
        const create = async () => ({ listId: await createList(tx, call, request.body) });
        return (await once(tx, keyed, call.now, create)).listId;
      });
    },
  );

  app.get(
    one,
    {
      onRequest,
      schema: {
        operationId: "getList",
        summary: "One list with its voices in their order",
        refusals: [404],
        ...ofOne,
        response: { 200: VoiceListDetails, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const row = await findList(db, call.holder, request.params.listId);
      const etag = tagOf(call, [row]);
      void reply.headers({ ...own, etag });
      if (matchesETag(request.headers["if-none-match"], etag)) return sendNothingNew(reply);
      return reply.send(await showList(db, row, call.today));
    },
  );

  app.post(
    one,
    {
      onRequest,
      schema: {
        operationId: "changeList",
        summary: "Rename a list, write the note of one voice, or undo the list's deletion within a day",
        refusals: [404, 409, 422, 429],
        again: "it changes nothing",
        ...ofOne,
        body: ListChange,
        response: { 200: VoiceListDetails },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const { listId } = request.params;
      return write(reply, call, async (tx) => {
        await changeList(tx, call, listId, request.body);
        return listId;
      });
    },
  );

  app.delete(
    one,
    {
      onRequest,
      schema: {
        operationId: "deleteList",
        summary: "Delete a list, which can be undone for a day",
        refusals: [404, 429],
        ...ofOne,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteList(db, callOf(request), request.params.listId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${one}/voices`,
    {
      onRequest,
      schema: {
        operationId: "changeListVoices",
        summary: "Add, remove, restore or move voices of a list; the answer is the list",
        refusals: [404, 409, 422, 429],
        again: "it changes nothing: a list holds a voice once",
        ...ofOne,
        body: ListVoicesChange,
        response: { 200: VoiceListDetails },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const { listId } = request.params;
      return write(reply, call, async (tx) => {
        await changeVoices(tx, call, listId, request.body);
        return listId;
      });
    },
  );
}
