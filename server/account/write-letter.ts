import { desc, eq } from "drizzle-orm";
import { defaultLocale, type Locale } from "#contract/enumerations.ts";
import type { Db } from "#server/db/client.ts";
import { sessions, users } from "#server/db/people-schema.ts";
import { bucketName, takeAttempt } from "#server/http/limits/attempts.ts";
import { say } from "#server/http/language/sentences.ts";
import { htmlLetter, plainLetter, type LetterWords } from "#server/mail/html-letter.ts";
import type { PersonalLetter } from "#server/mail/letter.ts";
import type { OwedMail } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { greeting, letterSentences, type PersonalKind } from "./letter-sentences.ts";
import { makeLink, type LinkKind } from "./links.ts";

export type PersonalParts = Pick<Parts, "db" | "clock" | "settings">;

type PersonalMail = OwedMail & { kind: PersonalKind };
type Person = typeof users.$inferSelect;

const hour = 60 * 60_000;

/** Letters that waited longer would only puzzle. */
const freshFor = (kind: PersonalKind) => (kind === "reset" ? hour : 72 * hour);

/** How many resets an account gets in an hour. */
export const resetsAnHour = 3;

const isLink = (kind: PersonalKind): kind is LinkKind =>
  kind === "invitation" || kind === "reset" || kind === "confirm-address";

const pages: Record<PersonalKind | "taken", string> = {
  invitation: "/invitation",
  reset: "/reset-password",
  "confirm-address": "/confirm-address",
  "address-changing": "/account",
  "password-reset": "/forgot-password",
  "credentials-renewed": "/account",
  "new-device": "/account",
  taken: "/account",
};

/** Where a letter goes, as things are now; null where nobody is to be told. */
function addressOf({ kind, email }: PersonalMail, person: Person): string | null {
  if (kind === "confirm-address") return person.pendingEmail;
  if (kind === "invitation") return person.pendingEmail ?? person.email;
  return email ?? person.email;
}

const findPerson = async (db: Db, column: typeof users.id | typeof users.email, value: string) => {
  const [person] = await db.select().from(users).where(eq(column, value));
  return person;
};

/** Browser and system of a user's newest session; a dash where they are not known. */
async function newestDevice(db: Db, userId: string): Promise<string> {
  const { browser, system } = sessions;
  const [session] = await db
    .select({ browser, system })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return [session?.browser, session?.system].filter(Boolean).join(", ") || "–";
}

/** A moment as people of the agency's country read it. */
const timeIn = (locale: Locale, time: Date) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Istanbul",
  }).format(time);

interface Told {
  kind: PersonalKind | "taken";
  to: string;
  person: Person;
  values: Record<string, string>;
  fragment: string;
  locale: Locale;
}

/** The letter itself: plain text, and the same in HTML. */
function letterOf({ kind, to, person, values, fragment, locale }: Told, siteUrl: string): PersonalLetter {
  const { subject, before, action, after } = letterSentences[kind];
  const { name, lastName, userName } = person;
  const write = (sentence: typeof subject) => say(locale, sentence, { name, userName, ...values });
  const words: LetterWords = {
    locale,
    subject: write(subject),
    greeting: write(greeting),
    before: before.map(write),
    action: { label: write(action), address: `${siteUrl}${pages[kind]}${fragment}` },
    after: after.map(write),
  };
  return {
    to: { name: `${name} ${lastName}`.trim(), address: to },
    subject: words.subject,
    text: plainLetter(words),
    html: htmlLetter(words),
  };
}

/** Whether this is one reset too many; a second try of the same letter counts no more. */
const isOverLimit = async ({ db, clock }: PersonalParts, { kind, attempts }: PersonalMail, userId: string) => {
  const limit = { bucket: bucketName("reset", userId), most: resetsAnHour, minutes: 60 };
  return kind === "reset" && attempts === 1 && (await takeAttempt(db, limit, clock())) > 0;
};

/**
 * Writes a letter about signing in, in its reader's language. The token of a link is made here, so that none stands in
 * the outbox. Undefined where nobody is to be told: the person is gone, has no address, or had enough of them.
 */
export async function writePersonalLetter(
  parts: PersonalParts,
  mail: PersonalMail,
  siteUrl: string,
): Promise<PersonalLetter | undefined> {
  const { db, clock, settings } = parts;
  const { kind, subjectIds, createdAt } = mail;
  const now = clock();
  if (!settings.mail || now.getTime() - createdAt.getTime() > freshFor(kind)) return undefined;
  const person = await findPerson(db, users.id, subjectIds[0] ?? "");
  const to = person && addressOf(mail, person);
  if (!to || (await isOverLimit(parts, mail, person.id))) return undefined;
  const localeOf = (reader: Person) => reader.locale ?? mail.locale ?? defaultLocale;
  const told = { to, values: {}, fragment: "" };
  if (!isLink(kind)) {
    const values: Record<string, string> = {};
    if (kind === "new-device") {
      values["device"] = await newestDevice(db, person.id);
      values["time"] = timeIn(localeOf(person), createdAt);
    }
    return letterOf({ ...told, kind, person, values, locale: localeOf(person) }, siteUrl);
  }
  if (!person.isActive || person.isLocked) return undefined;
  const owner = await findPerson(db, users.email, to);
  if (owner && owner.id !== person.id)
    return letterOf({ ...told, kind: "taken", person: owner, locale: localeOf(owner) }, siteUrl);
  const token = await makeLink(db, { kind, userId: person.id, email: to }, now);
  if (token === undefined) return undefined;
  return letterOf({ ...told, kind, person, fragment: `#${token}`, locale: localeOf(person) }, siteUrl);
}
