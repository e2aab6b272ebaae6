import type { Config } from "#server/config.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { sendOwed, type MailParts } from "./send-owed.ts";
import { smtpPost } from "./transport.ts";
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

/** The job that the settings ask for; none without `SMTP_URL`: owed mails are then only deleted in time. */
export function configuredMailJobs({ db, clock, logger }: Parts, config: Config): Job[] {
  const { smtpUrl, mailTo, siteUrl } = config;
  if (!smtpUrl || !mailTo) return [];
  const post = smtpPost({ smtpUrl, mailTo });
  return [mailJob({ db, clock, logger, post, write: letterWriter(db, siteUrl), mostPerDay: 500 })];
}
