import { join } from "node:path";
import { simpleParser } from "mailparser";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { OfferDetails, OfferNews } from "#contract/offers/offer-events.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import { openEmbedded } from "#server/db/client.ts";
import { test as base } from "#test/browser/lists/demo-lists.ts";
import { startSite, type DemoUser } from "#test/support/browser/site.ts";
import { freePort } from "#test/support/built/free-port.ts";
import { CutLine } from "#test/support/services/cut-line.ts";
import { startSmtp, type TestSmtp } from "#test/support/services/smtp.ts";

const addressOf = (user: DemoUser) => `${user}@tinora.example`;

/** Gives the two whose logins are printed a mailbox; no server runs over the folder. */
async function giveAddresses(folder: string): Promise<void> {
  const { db, close } = await openEmbedded({ directory: join(folder, "database") });
  await db.execute(
    sql`update users set email = user_name || '@tinora.example', email_confirmed_at = now()
      where user_name in ('demo-client', 'demo-owner')`,
  );
  await close();
}

/** A letter as its reader has it. */
interface Letter {
  text: string;
  /** Where its link to an offer leads. */
  link: string;
}

async function findLetter(
  smtp: TestSmtp,
  { address, subject, count }: { address: string; subject: string; count: number },
): Promise<Letter> {
  const find = async () => {
    const own = smtp.received.filter(({ to }) => to.includes(address));
    const letters = await Promise.all(own.map(({ raw }) => simpleParser(raw)));
    return letters.filter((letter) => letter.subject === subject);
  };
  await expect.poll(async () => (await find()).length).toBe(count);
  const text = (await find()).at(-1)?.text ?? "";
  return { text, link: /http:\/\/localhost:\d+\/offers\/[\w-]+/.exec(text)?.[0] ?? "" };
}

/** A test with a site whose people get letters, behind a line that can be cut. */
export const test = base
  .extend("smtp", { scope: "file" }, async ({}, { onCleanup }) => {
    const smtp = await startSmtp();
    onCleanup(() => smtp.close());
    return smtp;
  })
  .extend("line", { scope: "file" }, async ({}, { onCleanup }) => {
    const line = await CutLine.open();
    onCleanup(() => line.close());
    return line;
  })
  .extend("settings", { scope: "file" }, async ({ smtp, line }): Promise<Record<string, string>> => {
    const port = await freePort();
    line.leadTo(port);
    return { PORT: port, SITE_URL: line.origin, SMTP_URL: smtp.url, MAIL_TO: "ajans@tinora.example" };
  })
  .extend("site", { scope: "file" }, async ({ settings, line }, { onCleanup }) => {
    const site = await startSite(settings, giveAddresses);
    onCleanup(() => site.stop());
    return { ...site, origin: line.origin };
  })
  .extend("accept", { scope: "file" }, ({ call }) =>
    /** Has both read a language, and one of the client's offers accepted that are still open; answers the offer. */
    async (locale: Locale): Promise<{ offerId: string; title: string }> => {
      for (const user of ["demo-client", "demo-owner"] as const) await call(user, "account", { locale });
      const { content } = await call<OfferPage>("demo-client", "offers?status=open");
      const [{ offerId = "", title = "", turn } = {}] = content;
      const { proposal, events } = await call<OfferDetails>("demo-client", `offers/${offerId}`);
      const act = { kind: "accept", proposal, eventId: events.at(-1)?.eventId };
      await call<OfferNews>(
        turn === "client" ? "demo-client" : "demo-owner",
        `offers/${offerId}/events`,
        act,
      );
      return { offerId, title };
    },
  )
  .extend(
    "letterOf",
    { scope: "file" },
    ({ smtp }) =>
      /** Waits until somebody has so many letters with a subject; answers the last of them. */
      (user: DemoUser, subject: string, count = 1): Promise<Letter> =>
        findLetter(smtp, { address: addressOf(user), subject, count }),
  )
  .extend("findProduction", { scope: "file" }, ({ call }) =>
    /** The work on an offer, as its client sees it. */
    async (offerId: string) => {
      const { production } = await call<OfferDetails>("demo-client", `offers/${offerId}`);
      if (!production) throw new Error("The offer has no production.");
      return production;
    },
  );
