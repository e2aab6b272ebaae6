import { deleteOldAttempts } from "#server/http/limits/attempts.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { sessionLife } from "#server/session/life.ts";
import { deleteEndedSessions } from "#server/session/sql.ts";

const hour = 60 * 60_000;

/** How long attempts are kept, with the addresses they came from; the privacy notice says so. */
export const hoursOfAttempts = 2;

/** Deletes sessions that ended by time, and attempts that no limit looks at any more. */
export const cleanUp = ({ db, clock }: Pick<Parts, "db" | "clock">): Job => ({
  name: "clean up",
  everySeconds: 600,
  async run() {
    const now = clock().getTime();
    await deleteEndedSessions(db, new Date(now - sessionLife.idle), new Date(now - sessionLife.absolute));
    await deleteOldAttempts(db, new Date(now - hoursOfAttempts * hour));
  },
});
