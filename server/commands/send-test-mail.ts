import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { inBothLanguages } from "#server/mail/letter.ts";
import { smtpPost } from "#server/mail/transport.ts";
import { StartProblem } from "#server/start-problem.ts";
import { runCommand } from "./run-command.ts";

const usage = "npm run send-test-mail [-- --to <address>]";

/** What nodemailer and Node call a failure, and the words for it; anything else is told in the mail server's own words. */
const reasons: Record<string, string> = {
  ENOTFOUND: "there is no host of this name",
  EDNS: "there is no host of this name",
  ECONNREFUSED: "it refuses connections at this port",
  ECONNECTION: "no connection came about",
  ETIMEDOUT: "it did not answer in time",
  EAUTH: "it refuses the user name or the password of SMTP_URL",
  ETLS: "it offers no TLS, or none with a valid certificate",
  EENVELOPE: "it does not take mail from or to these addresses",
};

/** Why a mail was not taken, in a sentence for whoever set the server up. Names the host, never the password. */
export function failureOf(error: unknown, host: string): string {
  const { code = "", message = "", response, cause } = error as Error & { code?: string; response?: string };
  const inner = (cause as { code?: string } | undefined)?.code ?? "";
  const known = Object.keys(reasons).find((name) => [code, inner].includes(name) || message.includes(name));
  const own = response ?? message;
  return `${host} did not take the mail: ${known ? `${reasons[known]} (${own})` : own}.`;
}

if (import.meta.main)
  await runCommand(async (print) => {
    const { to } = parseArgs({ options: { to: { type: "string" } }, strict: false }).values;
    const { smtpUrl, mailTo, siteUrl, settings } = readConfig(process.env);
    if (!smtpUrl || !mailTo) throw new StartProblem("Nothing was sent: SMTP_URL and MAIL_TO are not set.");
    const address = to === undefined ? mailTo : String(to);
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw new StartProblem(`Usage: ${usage}`);
    const { name } = settings.agency;
    const { host } = new URL(smtpUrl);
    const letter = inBothLanguages(`${name}: test`, siteUrl, (write) => [write("test", { agency: name })]);
    try {
      const post = smtpPost({ agency: name, smtpUrl, mailTo });
      await post({ ...letter, to: { name: "", address }, html: "" }, randomUUID());
    } catch (error) {
      throw new StartProblem(failureOf(error, host));
    }
    print(`${host} took the mail from ${mailTo} to ${address}. Look whether it arrives, and not among spam.`);
    return true;
  });
