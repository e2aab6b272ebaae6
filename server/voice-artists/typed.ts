import type { FastifyRequest } from "fastify";
import type { Locale } from "#contract/constants/site-languages.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import type { Parts } from "#server/parts.ts";
import type { Days } from "./sql.ts";

/** When something is written, and in the language of which page it was typed. */
export interface Typed extends Days {
  locale: Locale;
}

/** When and in which language a call writes. */
export const typedIn = (
  parts: Pick<Parts, "clock" | "settings">,
  { headers }: Pick<FastifyRequest, "headers">,
): Typed => ({
  now: parts.clock(),
  today: agencyToday(parts),
  locale: callerLocale(headers["accept-language"]),
});
