import { Type } from "typebox";
import { OfferPage } from "#contract/offers.ts";
import { pagingQuery } from "#contract/paging.ts";
import type { App } from "#server/http/app-type.ts";
import { readPaging } from "#server/http/paging.ts";
import type { Parts } from "#server/parts.ts";
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
    async (request, reply) => reply.send(await readOfferPage(db, readPaging(request.query))),
  );
}
