import { deleteOldAttempts } from "#server/http/limits/attempts.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { deleteOldListeners } from "#server/productions/listening/listeners.ts";
import { forgetOldDevices } from "#server/session/login/known-devices.ts";
import { forgetOldSignIns } from "#server/session/login/sign-ins.ts";
import { deleteEndedSessions } from "#server/session/sql.ts";
import { deleteOldTickets } from "#server/session/tickets.ts";

/**
 * Deletes sessions that ended by time, attempts that no limit looks at any more, tickets and cookies of takes that are past their time,
 * and old places and devices of signing in.
 */
export const cleanUp = ({ db, clock, clockWatch }: Pick<Parts, "db" | "clock" | "clockWatch">): Job => ({
  name: "clean up",
  everySeconds: 600,
  async run() {
    if (!(await clockWatch.mayDestroy())) return;
    await deleteEndedSessions(db, clock());
    await deleteOldAttempts(db, clock());
    await forgetOldSignIns(db, clock());
    await forgetOldDevices(db, clock());
    await deleteOldTickets(db, clock());
    await deleteOldListeners(db, clock());
  },
});
