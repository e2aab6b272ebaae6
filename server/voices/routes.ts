import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { VoicePage, VoicesQuerystring } from "#contract/voices.ts";
import type { App } from "#server/http/app-type.ts";
import { chooseEncoding } from "#server/http/encoding.ts";
import { contentTag, matchesETag } from "#server/http/etag.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { CurrentIndex } from "./current-index.ts";
import { readLibraryQuery } from "./library-query.ts";
import { PageAnswers, type PageAnswer } from "./page-answers.ts";
import { readVoiceIndex } from "./sql.ts";

// A deployed change of a page's fields must not be answered with 304.
const shape = contentTag(VoicePage).slice(1, 9);
const pageTag = (generation: number) => `W/"${shape}-${generation}"`;

/** The library: filters, pages, totals and facets (docs/rules.md). */
export function registerVoices(app: App, { db, callers }: Pick<Parts, "db" | "callers">): void {
  const current = new CurrentIndex(() => readVoiceIndex(db));
  const answers = new PageAnswers(db);

  app.get(
    "/api/v1/voices",
    {
      onRequest: callers.signedIn(),
      schema: {
        tags: ["voices"],
        security: [{ bearer: [] }],
        querystring: VoicesQuerystring,
        response: { 200: VoicePage, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const query = readLibraryQuery(request.query);
      const { generation } = callerOf(request);
      void reply.headers({ "cache-control": "private, no-cache", vary: "Authorization, Accept-Encoding" });
      if (matchesETag(request.headers["if-none-match"], pageTag(generation)))
        return sendNothingNew(reply.header("etag", pageTag(generation)));
      const index = await current.at(generation);
      void reply.header("etag", pageTag(index.generation));
      return sendKept(request, reply, await answers.find(index, query));
    },
  );
}

/** Without a body, and without the length of one: the contract's `null` would be four bytes. */
const sendNothingNew = (reply: FastifyReply) => reply.code(304).send();

/** Sends the bytes as they were kept, past Fastify's serialising. */
async function sendKept(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = await answer.body(encoding);
  if (encoding !== "plain") void reply.header("content-encoding", encoding);
  return reply.type("application/json; charset=utf-8").send(body);
}
