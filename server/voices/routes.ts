import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { VoicePage, VoicesQuerystring } from "#contract/voices/voices.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { App } from "#server/http/app-type.ts";
import { chooseEncoding } from "#server/http/encoding.ts";
import { contentTag, matchesETag, sendNothingNew } from "#server/http/etag.ts";
import { combinationOf } from "#server/insights/combination.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { CurrentIndex } from "./current-index.ts";
import { type LibraryQuery, readLibraryQuery } from "./library-query.ts";
import { PageAnswers, type PageAnswer } from "./page-answers.ts";
import { searchTables } from "./search/meanings.ts";
import { registerSuggestions } from "./search/routes.ts";
import { readSearchIndex } from "./search/sql.ts";

// A deployed change of a page's fields, or of the words that are understood, must not be answered with 304.
const shape = contentTag([VoicePage, searchTables]).slice(1, 9);
// The day is part of it, because consent ends without a write.
const pageTag = (generation: number, today: string) => `W/"${shape}-${generation}-${today}"`;

type LibraryParts = Pick<Parts, "db" | "callers" | "clock" | "settings" | "counts" | "library">;

/** The library: filters, pages, totals and facets (docs/rules.md). */
export function registerVoices(app: App, parts: LibraryParts): void {
  const { db, callers, counts, library } = parts;
  // Made when something is searched for: without that it takes neither time nor memory.
  const searched = new CurrentIndex(() => readSearchIndex(db, agencyToday(parts)));
  const answers = new PageAnswers(db);
  registerSuggestions(app, { ...parts, searched });

  app.get(
    "/api/v1/voices",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "listVoices",
        summary: "A page of the library",
        tags: ["voices"],
        security: [{ bearer: [] }],
        querystring: VoicesQuerystring,
        response: { 200: VoicePage, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const query = readLibraryQuery(request.query);
      const { generation, role, userId } = callerOf(request);
      const today = agencyToday(parts);
      void reply.headers({ "cache-control": "private, no-cache", vary: "Authorization, Accept-Encoding" });
      const tag = pageTag(generation, today);
      if (matchesETag(request.headers["if-none-match"], tag))
        return sendNothingNew(reply.header("etag", tag));
      const isPlain = query.q === "" || query.voiceIds || query.sameArtist !== undefined;
      const index = await (isPlain ? library : searched).at({ generation, today });
      void reply.header("etag", pageTag(index.generation, today));
      const answer = await answers.find(index, query, today);
      if (role === "CLIENT" && isSearch(query))
        counts.countSearch(userId, combinationOf(query.filters, answer.understood), today);
      return sendKept(request, reply, answer);
    },
  );
}

/** Whether the library is asked, and not for a further page of what was found. */
const isSearch = ({ voiceIds, sameArtist, page }: LibraryQuery) =>
  voiceIds === undefined && sameArtist === undefined && page === 0;

/** Sends the bytes as they were kept, past Fastify's serialising. */
async function sendKept(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = await answer.body(encoding);
  if (encoding !== "plain") void reply.header("content-encoding", encoding);
  return reply.type("application/json; charset=utf-8").send(body);
}
