import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser, type ParsedMail } from "mailparser";
import type { Locale } from "#contract/constants/site-languages.ts";
import { attempts, mailOutbox } from "#server/db/schema/operations.ts";
import { tickets, users } from "#server/db/schema/people.ts";
import { sendOwed, type MailParts } from "#server/mail/send-owed.ts";
import { smtpPost } from "#server/mail/transport.ts";
import { letterWriter } from "#server/mail/write-letter.ts";
import { eq } from "drizzle-orm";
import { test as base } from "#test/support/fixtures.ts";
import { startSmtp } from "#test/support/services/smtp.ts";

export const mailTo = "agency@tinora.example";
export const siteUrl = "https://tinora.example";

/** A letter as its reader gets it. */
export interface ReadLetter {
  to: string[];
  mail: ParsedMail;
  raw: string;
  /** Where its link leads; the token stands behind the #. */
  page: string;
  token: string;
}

const anyLink = /https:\/\/[^\s"<]+/;

async function readLetter({ to, raw }: { to: string[]; raw: string }): Promise<ReadLetter> {
  const mail = await simpleParser(raw, { skipTextToHtml: true });
  const address = new URL(anyLink.exec(mail.text ?? "")?.[0] ?? "https://none.example");
  return { to, mail, raw, page: address.origin + address.pathname, token: address.hash.slice(1) };
}

/** `LETTERS=folder` keeps every letter as a page to look at. */
async function keepForEyes({ mail }: ReadLetter): Promise<void> {
  const folder = process.env["LETTERS"];
  if (!folder || typeof mail.html !== "string") return;
  await mkdir(folder, { recursive: true });
  const name = `${mail.subject ?? "none"} ${mail.messageId ?? ""}`.replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  await writeFile(join(folder, `${name.slice(0, 80)}.html`), mail.html);
}

export const test = base
  .extend("options", { scope: "file" }, () => ({
    settings: {
      mail: true,
      siteOrigin: siteUrl,
      siteHost: "tinora.example",
      loginFailuresPerAddress: 10_000,
    },
  }))
  .extend("smtp", { scope: "file" }, async ({}, { onCleanup }) => {
    const smtp = await startSmtp();
    onCleanup(() => smtp.close());
    return smtp;
  })
  // Every test begins now, with nothing owed, nothing sent, no limit reached and no address taken.
  .extend("emptied", { auto: true }, async ({ server, db, smtp }) => {
    server.clock.jump((Date.now() - server.clock.read().getTime()) / 60_000);
    for (const table of [mailOutbox, attempts, tickets]) await db.delete(table);
    await db.update(users).set({ email: null, pendingEmail: null });
    smtp.received.length = 0;
    smtp.mode = "take";
  })
  .extend("mailParts", ({ server, smtp }) => (more: Partial<MailParts> = {}): MailParts => ({
    db: server.parts.db,
    clock: server.parts.clock,
    post: smtpPost({ agency: "Tınora", smtpUrl: smtp.url, mailTo }),
    write: letterWriter(server.parts, siteUrl),
    limits: { perDay: 1000, perSender: 1000, signIn: 1000, strangers: 1000 },
    ...more,
  }))
  // Sends what is owed; the letters that came.
  .extend("deliver", ({ mailParts, smtp }) => async (more: Partial<MailParts> = {}) => {
    smtp.received.length = 0;
    await sendOwed(mailParts(more));
    const letters = await Promise.all(smtp.received.map(readLetter));
    for (const letter of letters) await keepForEyes(letter);
    return letters;
  })
  // A call with a body, of nobody unless headers say otherwise.
  .extend(
    "post",
    ({ server }) =>
      (path: string, payload: object, headers: Record<string, string> = {}) =>
        server.inject({ method: "POST", url: `/api/v1/${path}`, payload, headers }),
  )
  .extend("rowOf", ({ db }) => async (userId: string) => {
    const [row] = await db.select().from(users).where(eq(users.id, userId));
    if (!row) throw new Error("there is no such user");
    return row;
  })
  // Somebody with a confirmed address and a language of letters.
  .extend("withAddress", ({ server, db }) => async (email: string, locale: Locale | null = null) => {
    const person = await server.createClient({ name: "Şule", lastName: "İğneci" });
    const confirmed = { email, emailConfirmedAt: server.clock.read(), locale };
    await db.update(users).set(confirmed).where(eq(users.id, person.userId));
    return person;
  });

/** The one letter that came. */
export function only(letters: ReadLetter[]): ReadLetter {
  const [letter, ...more] = letters;
  if (!letter || more.length > 0) throw new Error(`there are ${letters.length} letters instead of one`);
  return letter;
}

export const newPassword = "correct horse battery";
