import { simpleParser } from "mailparser";
import { expect } from "vitest";
import { test as base } from "#test/support/browser/fixtures.ts";
import type { Site } from "#test/support/browser/site.ts";
import { ownAddress } from "#test/support/built/free-port.ts";
import { startSmtp, type TestSmtp } from "#test/support/services/smtp.ts";

/** A test with a site that sends letters and knows its own address. */
export const test = base
  .extend("smtp", { scope: "file" }, async ({}, { onCleanup }) => {
    const smtp = await startSmtp();
    onCleanup(() => smtp.close());
    return smtp;
  })
  .extend("settings", { scope: "file" }, async ({ smtp }): Promise<Record<string, string>> => {
    return { ...(await ownAddress()), SMTP_URL: smtp.url, MAIL_TO: "ajans@tinora.example" };
  });

/** Waits for the newest mail to `address` that holds a link to `path`, and answers the link with the mail's subject. */
export async function mailOf(
  smtp: TestSmtp,
  address: string,
  path: string,
): Promise<{ link: string; subject: string }> {
  const shape = new RegExp(String.raw`http://localhost:\d+${path}[#/][\w#/=-]+`);
  const find = async () => {
    for (const { to, raw } of smtp.received.toReversed()) {
      if (!to.includes(address)) continue;
      const { text = "", subject = "" } = await simpleParser(raw);
      const link = shape.exec(text)?.[0];
      if (link) return { link, subject };
    }
    return undefined;
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? { link: "", subject: "" };
}

/** An owner creates a client with an address, whom an invitation goes to. */
export async function inviteClient(site: Site, email: string, locale = "tr"): Promise<string> {
  const token = await site.logIn("demo-owner");
  const answer = await fetch(`${site.origin}/api/v1/clients`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "accept-language": locale,
    },
    body: JSON.stringify({ name: "Gökçe", lastName: "Altınışık", email }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { username } = (await answer.json()) as { username: string };
  return username;
}
