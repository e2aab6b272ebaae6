import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { pagingQuery } from "#contract/paging.ts";
import {
  ArtistHistoryPage,
  ArtistPage,
  ArtistRestore,
  ArtistsQuerystring,
  ArtistStateResults,
  ArtistStateWrite,
  KeptArtist,
  KeptArtistWrite,
} from "#contract/voice-artists.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { readPaging } from "#server/http/paging.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { typedIn } from "#server/voice-artists/typed.ts";
import { findVersions } from "#server/voice-artists/history/find.ts";
import { restoreVersion } from "#server/voice-artists/history/restore.ts";
import { changeStates } from "./change-states.ts";
import { findListedArtists } from "./list.ts";
import { readArtist, readKeptArtist } from "./read.ts";
import { saveKeptArtist } from "./save.ts";

const documented = { security: [{ bearer: [] }], tags: ["voice artists"] };
const root = "/api/v1/voice-artists";
const OfArtist = Type.Object({ artistId: Type.String({ maxLength: limits.name }) });
const ifMatch = Type.String({ maxLength: 1000 });
const PageQuery = Type.Object(pagingQuery, { additionalProperties: false });

/** Artists as owners keep them, with all of their samples (docs/rules.md). */
export function registerKeptArtists(app: App, parts: Parts): void {
  registerReading(app, parts);
  registerWriting(app, parts);
}

function registerReading(app: App, parts: Parts): void {
  const { db, callers } = parts;
  const onRequest = callers.signedIn("OWNER");

  app.get(
    root,
    {
      onRequest,
      schema: {
        operationId: "listVoiceArtists",
        summary: "A page of the artists as owners keep them",
        refusals: [403],
        ...documented,
        querystring: ArtistsQuerystring,
        response: { 200: ArtistPage },
      },
    },
    async (request, reply) => {
      const { page, size, q = "", order = "name", consent, ...chosen } = request.query;
      const filters = {
        q,
        order,
        states: [chosen.state ?? []].flat(),
        languages: [chosen.language ?? []].flat(),
        endingConsent: consent === "ending",
      };
      const paging = readPaging({ page, size });
      return reply.send(await findListedArtists(db, paging, filters, agencyToday(parts)));
    },
  );

  app.get(
    `${root}/:artistId`,
    {
      onRequest,
      schema: {
        operationId: "getKeptArtist",
        summary: "A voice artist with everything that is kept of it, and an ETag to save it with",
        refusals: [403, 404],
        ...documented,
        params: OfArtist,
        response: { 200: KeptArtist },
      },
    },
    async (request, reply) => {
      const { artist, etag } = await readKeptArtist(db, request.params.artistId, agencyToday(parts));
      return reply.header("etag", etag).send(artist);
    },
  );

  app.get(
    `${root}/:artistId/history`,
    {
      onRequest,
      schema: {
        operationId: "listArtistHistory",
        summary: "A page of what was changed of a voice artist, newest first, with values",
        refusals: [403, 404],
        ...documented,
        params: OfArtist,
        querystring: PageQuery,
        response: { 200: ArtistHistoryPage },
      },
    },
    async (request, reply) => {
      const paging = readPaging(request.query);
      const { artistId } = await readArtist(db, request.params.artistId, agencyToday(parts));
      const locale = callerLocale(request.headers["accept-language"]);
      return reply.send(await findVersions(db, artistId, paging, locale));
    },
  );
}

function registerWriting(app: App, parts: Parts): void {
  const { db, callers } = parts;
  const onRequest = callers.signedIn("OWNER");

  app.post(
    `${root}/:artistId`,
    {
      onRequest,
      // Twenty samples with a transcript each, whose letters may be escaped.
      bodyLimit: limits.clientUpdateBytes,
      schema: {
        operationId: "saveKeptArtist",
        summary: "Save fields, samples and their order of a voice artist; the answer is the artist",
        refusals: [403, 404, 409, 412, 422, 429],
        again: "it is refused, because its ETag is old by then",
        ...documented,
        params: OfArtist,
        headers: Type.Object({ "if-match": ifMatch }),
        body: KeptArtistWrite,
        response: { 200: KeptArtist },
      },
    },
    async (request, reply) => {
      const save = { write: request.body, ifMatch: request.headers["if-match"] };
      const owner = by(callerOf(request));
      const { artist, etag } = await saveKeptArtist(
        db,
        owner,
        request.params.artistId,
        save,
        typedIn(parts, request),
      );
      return reply.header("etag", etag).send(artist);
    },
  );

  app.post(
    `${root}/state`,
    {
      onRequest,
      schema: {
        operationId: "changeArtistStates",
        summary: "Publish, hide, archive, bring back or erase artists; the answer says what became of each",
        refusals: [403, 429],
        again: "it changes nothing",
        ...documented,
        body: ArtistStateWrite,
        response: { 200: ArtistStateResults },
      },
    },
    async (request, reply) => {
      const typed = typedIn(parts, request);
      return reply.send(await changeStates(parts, by(callerOf(request)), request.body, typed));
    },
  );

  app.post(
    `${root}/:artistId/restore`,
    {
      onRequest,
      schema: {
        operationId: "restoreArtist",
        summary: "Give a voice artist the values of an entry of its history again; the answer is the artist",
        refusals: [403, 404, 409, 412, 422, 429],
        again: "it changes nothing",
        ...documented,
        params: OfArtist,
        headers: Type.Object({ "if-match": Type.Optional(ifMatch) }),
        body: ArtistRestore,
        response: { 200: KeptArtist },
      },
    },
    async (request, reply) => {
      const wanted = { entryId: request.body.entryId, ifMatch: request.headers["if-match"] };
      const owner = by(callerOf(request));
      const { artist, etag } = await restoreVersion(
        db,
        owner,
        request.params.artistId,
        wanted,
        typedIn(parts, request),
      );
      return reply.header("etag", etag).send(artist);
    },
  );
}
