import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { VoiceArtist, VoiceArtistDraft, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { registerConsentFiles } from "./consent/routes.ts";
import { createArtist } from "./create.ts";
import { registerKeptArtists } from "./kept/routes.ts";
import { findArtist, findNames, showArtist } from "./sql.ts";
import { typedIn } from "./typed.ts";
import { updateArtist } from "./update.ts";

const documented = { security: [{ bearer: [] }], tags: ["voice artists"] };
const collator = new Intl.Collator("tr");

/** Voice artists, for owners (docs/rules.md). */
export function registerVoiceArtists(app: App, parts: Parts): void {
  registerKeptArtists(app, parts);
  registerConsentFiles(app, parts);
  const { db, callers } = parts;
  const onRequest = callers.signedIn("OWNER");

  app.post(
    "/api/v1/voice-artists",
    {
      onRequest,
      // Twenty samples with a transcript each, whose letters may be escaped.
      bodyLimit: limits.clientUpdateBytes,
      schema: {
        operationId: "createVoiceArtist",
        summary: "Create a voice artist",
        refusals: [403, 404, 409, 422, 429],
        ...documented,
        headers: Type.Object(idempotencyHeader),
        body: VoiceArtistDraft,
        response: { 201: VoiceArtist },
      },
    },
    async (request, reply) => {
      const owner = by(callerOf(request));
      const keyed = keyedCallOf(request, owner.actorId);
      const { artist, etag } = await createArtist(db, owner, request.body, typedIn(parts, request), keyed);
      return reply.code(201).header("etag", etag).send(artist);
    },
  );

  app.post(
    "/api/v1/voice-artists/update/:artistName",
    {
      onRequest,
      schema: {
        operationId: "updateVoiceArtist",
        summary: "Change a voice artist",
        refusals: [403, 404, 409, 412, 422, 429],
        again: "it writes the same, or finds no artist of the name before",
        ...documented,
        params: Type.Object({ artistName: Type.String() }),
        headers: Type.Object({ "if-match": Type.Optional(Type.String({ maxLength: 1000 })) }),
        body: VoiceArtistUpdate,
        response: { 200: VoiceArtist },
      },
    },
    async (request, reply) => {
      const { params, body: update, headers } = request;
      const save = { update, ifMatch: headers["if-match"], days: typedIn(parts, request) };
      const { artist, etag } = await updateArtist(db, by(callerOf(request)), params.artistName, save);
      return reply.header("etag", etag).send(artist);
    },
  );

  app.get(
    "/api/v1/voice-artists/names",
    {
      onRequest,
      schema: {
        operationId: "listVoiceArtistNames",
        summary: "The names of all voice artists",
        refusals: [403],
        ...documented,
        response: { 200: Type.Array(Type.String()) },
      },
    },
    async (_request, reply) => reply.send((await findNames(db)).toSorted(collator.compare)),
  );

  app.get(
    "/api/v1/voice-artists/names/:name",
    {
      onRequest,
      schema: {
        operationId: "getVoiceArtist",
        summary: "A voice artist by name",
        refusals: [403, 404],
        ...documented,
        params: Type.Object({ name: Type.String() }),
        response: { 200: VoiceArtist },
      },
    },
    async (request, reply) => {
      const row = await findArtist(db, request.params.name);
      if (!row) throw new Problem(404, "voice-artist-not-found");
      const { artist, etag } = await showArtist(db, row);
      return reply.header("etag", etag).send(artist);
    },
  );
}
