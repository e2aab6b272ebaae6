import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { NoteChange, NoteDraft, TakeNote, TakeNotes } from "#contract/productions/productions.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { actCallOf } from "#server/offers/acts/act-call.ts";
import { readerOf } from "#server/offers/reader.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { type NoteReader, readNote, readNotes } from "./read.ts";
import { addNote, changeNote, removeNote } from "./write.ts";

const documented = { security: [{ bearer: [] }], tags: ["productions"] };
const OfTake = Type.Object({ offerId: Type.String(), takeId: Type.String() });
const OfNote = Type.Object({ offerId: Type.String(), noteId: Type.String() });
const headers = Type.Object(idempotencyHeader);

const byOf = (request: FastifyRequest): NoteReader => ({
  reader: readerOf(callerOf(request)),
  locale: callerLocale(request.headers["accept-language"]),
});

/** What is remarked on takes, and what becomes of it. */
export function registerTakeNotes(app: App, parts: Parts): void {
  const { db, callers } = parts;
  const onRequest = callers.signedIn();

  app.get(
    "/api/v1/offers/:offerId/takes/:takeId/notes",
    {
      onRequest,
      schema: {
        operationId: "listTakeNotes",
        summary: "The notes on a take in order of their moments, with their replies",
        refusals: [404],
        ...documented,
        params: OfTake,
        response: { 200: TakeNotes },
      },
    },
    async (request, reply) => {
      const notes = await readNotes(db, byOf(request), request.params);
      return reply.header("cache-control", "no-store").send({ notes });
    },
  );

  app.post(
    "/api/v1/offers/:offerId/takes/:takeId/notes",
    {
      onRequest,
      schema: {
        operationId: "addTakeNote",
        summary: "Remark something at a moment of a take, or from one to another",
        refusals: [403, 404, 409, 422, 429],
        ...documented,
        params: OfTake,
        headers,
        body: NoteDraft,
        response: { 201: TakeNote },
      },
    },
    async (request, reply) => {
      const { id } = await addNote(db, actCallOf(parts, request), request.params.takeId, request.body);
      const note = await readNote(db, byOf(request), id);
      return reply.code(201).header("cache-control", "no-store").send(note);
    },
  );

  app.post(
    "/api/v1/offers/:offerId/notes/:noteId",
    {
      onRequest,
      schema: {
        operationId: "changeTakeNote",
        summary: "Change the text of a note, resolve it or open it again, or reply to it",
        refusals: [403, 404, 409, 422, 429],
        ...documented,
        params: OfNote,
        headers,
        body: NoteChange,
        response: { 200: TakeNote },
      },
    },
    async (request, reply) => {
      const { id } = await changeNote(db, actCallOf(parts, request), request.params.noteId, request.body);
      return reply.header("cache-control", "no-store").send(await readNote(db, byOf(request), id));
    },
  );

  app.delete(
    "/api/v1/offers/:offerId/notes/:noteId",
    {
      onRequest,
      schema: {
        operationId: "removeTakeNote",
        summary: "Delete an own note until its round is answered",
        refusals: [403, 404, 409, 429],
        ...documented,
        params: OfNote,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeNote(db, actCallOf(parts, request), request.params.noteId);
      return reply.code(204).send(null);
    },
  );
}
