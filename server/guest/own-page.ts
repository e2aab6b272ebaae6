import type { FastifyRequest } from "fastify";
import { Problem } from "#server/http/problems/problem.ts";
import { isCalledHost } from "#server/session/login/own-site.ts";
import type { Settings } from "#server/settings.ts";

/**
 * A guard for what guests write: a cookie goes along unasked, so that another site's page could else vote. The browser must say
 * that a page of this very origin sends it; one that says nothing of itself is refused too. 403 before the body is read.
 */
export const fromOwnPage =
  ({ siteOrigin }: Pick<Settings, "siteOrigin">) =>
  async ({ headers, host }: FastifyRequest): Promise<void> => {
    const { origin, "sec-fetch-site": from } = headers;
    const isOwn =
      from === undefined
        ? origin !== undefined && (origin === siteOrigin || isCalledHost(origin, host))
        : from === "same-origin";
    if (!isOwn) throw new Problem(403, "forbidden");
  };
