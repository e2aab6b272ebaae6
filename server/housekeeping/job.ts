import { limits } from "#contract/constants/limits.ts";
import { listLimits } from "#contract/constants/list-limits.ts";
import { importLimits } from "#contract/constants/import-limits.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { sweepIncoming } from "#server/audio/incoming.ts";
import type { Config } from "#server/config.ts";
import { purgeHistory } from "#server/history/purge.ts";
import { forgetImports } from "#server/imports/sql.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { forgetCounts } from "#server/insights/counting/sql.ts";
import { forgetUploads } from "#server/uploads/sql.ts";
import type { Job } from "#server/jobs.ts";
import { forgetLists } from "#server/lists/forget.ts";
import { deleteMailsBefore } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { forgetCalls } from "#server/repeats/once.ts";
import { forgetAddressesBefore } from "#server/voice-requests/sql.ts";
import { forgetRequests, forgetSpam } from "./forget-requests.ts";
import { sweepAudio } from "./sweep-audio.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long things are kept, in milliseconds. */
const kept = { address: hour, incoming: hour, upload: day, repeat: 2 * day, mail: 30 * day };

type HousekeepingParts = Pick<
  Parts,
  "db" | "clock" | "clockWatch" | "settings" | "audio" | "incomingFolder" | "logger"
>;

/** Deletes what is kept no longer, every hour; every process may do it, even at the same moment. */
export const housekeeping = (
  parts: HousekeepingParts,
  { voiceRequestDays }: Pick<Config, "voiceRequestDays">,
): Job => ({
  name: "housekeeping",
  everySeconds: 3600,
  async run() {
    const { db, clock, clockWatch, incomingFolder, logger } = parts;
    if (!(await clockWatch.mayDestroy())) return;
    const ago = (time: number) => new Date(clock().getTime() - time);
    await forgetRequests(db, ago(voiceRequestDays * day));
    await forgetSpam(db, ago(limits.request.spamDays * day));
    await forgetAddressesBefore(db, ago(kept.address));
    await forgetCalls(db, ago(kept.repeat), clock());
    const unsent = await deleteMailsBefore(db, ago(kept.mail));
    if (unsent > 0) logger?.warn({ unsent }, "mails given up after a month");
    await purgeHistory(db, ago(limits.historyDays * day));
    await sweepIncoming(incomingFolder, ago(kept.incoming));
    await forgetImports(db, {
      unstarted: ago(importLimits.unstartedHours * hour),
      report: ago(importLimits.reportDays * day),
    });
    await forgetUploads(db, ago(uploadLimits.untakenHours * hour));
    await forgetLists(db, ago(listLimits.undoHours * hour));
    await forgetCounts(db, agencyToday(parts));
    await sweepAudio(parts, ago(kept.upload));
  },
});
