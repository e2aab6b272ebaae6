import { and, eq } from "drizzle-orm";
import { Type } from "typebox";
import { Play } from "#contract/insights.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { isUuid } from "#server/db/uuid.ts";
import type { App } from "#server/http/app-type.ts";
import { refuseWhileWaiting } from "#server/http/limits/attempts.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { isVisible } from "#server/voices/visible.ts";

async function isPlayable(db: Db, voiceId: string, today: string): Promise<boolean> {
  if (!isUuid(voiceId)) return false;
  const rows = await db
    .select({ voiceId: voices.id })
    .from(voices)
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(and(eq(voices.id, voiceId), isVisible(today)));
  return rows.length > 0;
}

type PlayParts = Pick<Parts, "db" | "callers" | "clock" | "settings" | "counts" | "logger">;

/** `POST /api/v1/plays`: a client heard a voice, which is counted without the client. */
export function registerPlays(app: App, parts: PlayParts): void {
  const { db, callers, counts } = parts;
  // The last seconds of a server that stops are not lost.
  app.addHook("onClose", () =>
    counts.write().catch((error: unknown) => parts.logger?.error({ err: error }, "counts not written")),
  );
  app.post(
    "/api/v1/plays",
    {
      onRequest: callers.signedIn("CLIENT"),
      // It has a limit of its own, which writes nothing.
      config: { isUncounted: true },
      schema: {
        operationId: "countPlay",
        summary: "Count that a client heard a voice, without who it was",
        again: "it counts once more",
        refusals: [403, 404, 429],
        tags: ["insights"],
        security: [{ bearer: [] }],
        body: Play,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { voiceId } = request.body;
      if (!(await isPlayable(db, voiceId, agencyToday(parts)))) throw new Problem(404, "not-found");
      refuseWhileWaiting(counts.secondsToWait(callerOf(request).userId), "too-many-writes");
      counts.countPlay(voiceId);
      return reply.code(204).send(null);
    },
  );
}
