import { PaceQuerystring, VoicePaces } from "#contract/voices/voices.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { App } from "#server/http/app-type.ts";
import type { Parts } from "#server/parts.ts";
import { findPaces } from "./sql.ts";

/** How fast the artists of some voices speak, for everybody who is signed in. */
export function registerPace(
  app: App,
  { db, callers, ...parts }: Pick<Parts, "db" | "callers" | "clock" | "settings">,
): void {
  app.get(
    "/api/v1/voices/pace",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "getPaces",
        summary: "What the artists of some voices say in their samples of a language, and how long it takes",
        security: [{ bearer: [] }],
        tags: ["voices"],
        querystring: PaceQuerystring,
        response: { 200: VoicePaces },
      },
    },
    async (request, reply) => {
      const { voiceId, language } = request.query;
      return reply
        .header("cache-control", "private, no-cache")
        .send(await findPaces(db, { voiceIds: [voiceId].flat(), language, today: agencyToday(parts) }));
    },
  );
}
