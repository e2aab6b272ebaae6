import { setTimeout as sleep } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { isLoopback } from "#server/loopback.ts";
import type { Letter } from "./letter.ts";

/** Sends one letter, or throws. `reference` is the same for the same letter, so that a second copy can be told. */
export type Post = (letter: Letter, reference: string) => Promise<void>;

const seconds = 1000;

/** A try that took longer counts as failed, even where the server takes the letter in the end. */
export const longestTry = 25 * seconds;

async function inTime(work: Promise<unknown>): Promise<void> {
  const watch = new AbortController();
  const late = sleep(longestTry, undefined, { signal: watch.signal, ref: false }).then(() => {
    throw new Error("the mail server took too long");
  });
  try {
    await Promise.race([work, late]);
  } finally {
    watch.abort();
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}

/** Where and how letters go: `SMTP_URL`, and `MAIL_TO` as reader and sender. */
export interface MailSettings {
  smtpUrl: string;
  mailTo: string;
}

/** Posts letters over SMTP: plain text, fixed sender and subject, nothing read from files or addresses. */
export function smtpPost({ smtpUrl, mailTo }: MailSettings): Post {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replaceAll(/^\[|\]$/g, "");
  const transport = createTransport({
    host,
    secure: protocol === "smtps:",
    // A letter names people: off this machine it goes over TLS, or not at all.
    requireTLS: !isLoopback(host),
    ...(port ? { port: Number(port) } : {}),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    socketTimeout: 10 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ subject, text }, reference) => {
    const sending = transport.sendMail({
      from: { name: "Tınora", address: mailTo },
      to: mailTo,
      messageId: `<${reference}@${mailTo.split("@")[1] ?? "localhost"}>`,
      subject,
      text,
    });
    await inTime(sending);
  };
}
