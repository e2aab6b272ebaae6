import { Type } from "typebox";
import { OfferPage } from "#contract/offers.ts";
import { pagingQuery } from "#contract/paging.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { readPaging } from "#server/http/paging.ts";
import type { Parts } from "#server/parts.ts";
import { nameGone } from "./name-gone.ts";
import { readOfferPage } from "./page.ts";

/** All offers for owners, newest first. */
export function registerOffers(app: App, { db, callers }: Parts): void {
  app.get(
    "/api/v1/offers",
    {
      onRequest: callers.signedIn("OWNER"),
      schema: {
        security: [{ bearer: [] }],
        tags: ["offers"],
        querystring: Type.Object(pagingQuery, { additionalProperties: false }),
        response: { 200: OfferPage },
      },
    },
    async (request, reply) => {
      const page = await readOfferPage(db, readPaging(request.query));
      const locale = callerLocale(request.headers["accept-language"]);
      return reply.send({ ...page, content: nameGone(page.content, locale) });
    },
  );
}
