import { createTransport } from "nodemailer";
import { isLoopback } from "#server/loopback.ts";
import { inTime } from "./in-time.ts";
import type { Letter, PersonalLetter } from "./letter.ts";

/** Sends one letter, or throws. `reference` is the same for the same letter, so that a second copy can be told. */
export type Post = (letter: Letter | PersonalLetter, reference: string) => Promise<void>;

const seconds = 1000;

/** A try that took longer counts as failed, even where the server takes the letter in the end. */
export const longestTry = 25 * seconds;

/** Where and how letters go: `SMTP_URL`, and `MAIL_TO` as sender of all and reader of those to the agency. */
export interface MailSettings {
  /** The sender's name. */
  agency: string;
  smtpUrl: string;
  mailTo: string;
}

/** Whether the mail server took no letter to this reader, however often it is tried: it works, the address does not. */
export function isReaderRefused(error: unknown): boolean {
  const { rejected, responseCode } = error as { rejected?: unknown[]; responseCode?: number };
  return (rejected?.length ?? 0) > 0 && (responseCode ?? 0) >= 500;
}

// What tells other machines not to answer, such as those that send notes of absence (RFC 3834).
const automatic = { "auto-submitted": "auto-generated" };

/** Posts letters over SMTP: fixed sender, nothing read from files or addresses. */
export function smtpPost({ agency, smtpUrl, mailTo }: MailSettings): Post {
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
  return async (letter, reference) => {
    const { subject, text } = letter;
    const sending = transport.sendMail({
      from: { name: agency, address: mailTo },
      to: mailTo,
      messageId: `<${reference}@${mailTo.split("@")[1] ?? "localhost"}>`,
      subject,
      text,
      ...("to" in letter ? { to: letter.to, html: letter.html, headers: automatic } : {}),
    });
    await inTime(sending, longestTry);
  };
}
