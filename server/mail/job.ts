import type { Config } from "#server/config.ts";
import type { Job } from "#server/jobs.ts";
import { remindOfAnswers } from "#server/offers/letters/remind.ts";
import type { Parts } from "#server/parts.ts";
import { tellOfAnswers } from "#server/rooms/letters/tell.ts";
import { mailLimits, readMailFigures } from "./limits.ts";
import { sendOwed, type MailParts } from "./send-owed.ts";
import { letterWriter } from "./write-letter.ts";

/** Sends owed mails every few seconds, one process and one mail at a time. */
function mailJob(parts: MailParts): Job {
  let isSending = false;
  return {
    name: "send mail",
    everySeconds: 3,
    async run() {
      if (isSending) return;
      isSending = true;
      try {
        await sendOwed(parts);
      } finally {
        isSending = false;
      }
    },
  };
}

/** Says once that a limit holds letters back, and again when it does so anew. */
export function mailLimitJob({ db, clock, logger, limits }: Omit<MailParts, "post" | "write">): Job {
  let isTold = false;
  return {
    name: "watch mail limits",
    everySeconds: 60,
    async run() {
      const { heldByDay, heldBySender } = await readMailFigures(db, limits, clock());
      const isReached = heldByDay + heldBySender > 0;
      if (isReached && !isTold) logger?.warn({ heldByDay, heldBySender }, "mail limit reached");
      isTold = isReached;
    },
  };
}

/** The jobs that the settings ask for; none without `SMTP_URL`: owed mails are then only deleted in time. */
export function configuredMailJobs(app: Parts, config: Config): Job[] {
  const { db, clock, logger, metrics } = app;
  const { mailTo, siteUrl } = config;
  const { post } = app;
  if (!post || !mailTo) return [];
  const parts = { db, clock, logger, limits: mailLimits, onRefused: () => metrics?.mailRefused() };
  return [
    mailJob({ ...parts, post, write: letterWriter(app, siteUrl, mailTo) }),
    mailLimitJob(parts),
    remindOfAnswers(app),
    tellOfAnswers(app),
  ];
}
