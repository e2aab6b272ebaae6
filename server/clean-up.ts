import type { Parts } from "./http/parts.ts";
import { deleteOldAttempts } from "./http/attempts.ts";
import type { Job } from "./jobs.ts";
import { sessionLife } from "./session/life.ts";
import { deleteEndedSessions } from "./session/sql.ts";

const hour = 60 * 60_000;

/** Deletes sessions that ended by time, and attempts that no limit looks at any more. */
export const cleanUp = ({ db, clock }: Pick<Parts, "db" | "clock">): Job => ({
  name: "clean up",
  everySeconds: 600,
  async run() {
    const now = clock().getTime();
    await deleteEndedSessions(db, new Date(now - sessionLife.idle), new Date(now - sessionLife.absolute));
    await deleteOldAttempts(db, new Date(now - 2 * hour));
  },
});
