import type { FastifyRequest } from "fastify";
import { Problem } from "#server/http/problems/problem.ts";
import type { Settings } from "#server/settings.ts";

/** Whether an `Origin` names the very host that was called: browsers of that time send no `Sec-Fetch-Site`. */
export const isCalledHost = (origin: string, host: string) =>
  URL.canParse(origin) && host !== "" && new URL(origin).host === host;

/**
 * Whether a form was sent by a page of ours. A browser says where a form comes from in headers that no page can forge;
 * what is no browser sends neither of them.
 */
export function isFromOwnSite(
  { headers, host }: Pick<FastifyRequest, "headers" | "host">,
  { siteOrigin, corsOrigins }: Pick<Settings, "siteOrigin" | "corsOrigins">,
): boolean {
  const { origin } = headers;
  if (origin !== undefined && [siteOrigin, ...corsOrigins].includes(origin)) return true;
  const from = headers["sec-fetch-site"];
  if (from !== undefined) return from === "same-origin" || from === "none";
  return origin === undefined || isCalledHost(origin, host);
}

/** A guard for the login: another site's form could sign its visitor in as somebody else. 403 before the body is read. */
export const fromOwnSite =
  (settings: Pick<Settings, "siteOrigin" | "corsOrigins">) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!isFromOwnSite(request, settings)) throw new Problem(403, "forbidden");
  };
