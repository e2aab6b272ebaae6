import { and, desc, eq } from "drizzle-orm";
import { defaultLocale, type Locale } from "#contract/constants/site-languages.ts";
import { withClock } from "#contract/constants/wall-clock.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, sessions, users } from "#server/db/schema/people.ts";
import { bucketName, takeAttempts } from "#server/http/limits/attempts.ts";
import type { PersonalLetter } from "#server/mail/letter.ts";
import type { OwedMail } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import type { PersonalKind } from "./letter-sentences.ts";
import { makeLink, type LinkKind } from "./links.ts";
import { personalLetter } from "./personal-letter.ts";

export type PersonalParts = Pick<Parts, "db" | "clock" | "settings">;

type PersonalMail = OwedMail & { kind: PersonalKind };
type Person = typeof users.$inferSelect;

const hour = 60 * 60_000;

/** A letter that waited longer would only puzzle. */
const freshFor = (kind: PersonalKind) => (kind === "reset" ? hour : 72 * hour);

/** How many resets a user gets in an hour, and in a day. */
export const resetsAnHour = 3;
export const resetsADay = 5;

const isLink = (kind: PersonalKind): kind is LinkKind =>
  kind === "invitation" || kind === "reset" || kind === "confirm-address";

/** Where a letter goes, as things are now; null where nobody is to be told. */
function addressOf({ kind, email }: PersonalMail, person: Person): string | null {
  if (kind === "confirm-address") return person.pendingEmail;
  if (kind === "invitation") return person.pendingEmail ?? person.email;
  return email ?? person.email;
}

/** Whether a person may not come in, so that a link would lead nowhere. */
async function isKeptOut(db: Db, { isActive, isLocked, accountId }: Person): Promise<boolean> {
  const locked = and(eq(accounts.id, accountId ?? ""), accounts.isLocked);
  return !isActive || isLocked || (accountId !== null && (await db.$count(accounts, locked)) > 0);
}

async function findPerson(db: Db, column: typeof users.id | typeof users.email, value: string) {
  const [person] = await db.select().from(users).where(eq(column, value));
  return person;
}

/** Whether this is one reset too many; a second try of the same letter counts no more. */
async function isOneTooMany({ db, clock }: PersonalParts, { kind, attempts }: PersonalMail, userId: string) {
  if (kind !== "reset" || attempts > 1) return false;
  const limits = [
    { bucket: bucketName("reset", userId), most: resetsAnHour, minutes: 60 },
    { bucket: bucketName("reset", "day", userId), most: resetsADay, minutes: 24 * 60 },
  ];
  return (await takeAttempts(db, limits, clock())) > 0;
}

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

/** A moment as it is read where the agency is. */
const timeIn = (timeZone: string, locale: Locale, time: Date) =>
  withClock(
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone }),
    time,
    locale,
  );

/**
 * Writes a letter about signing in, in its reader's language. The token of a link is made here, so that none stands in
 * the outbox. Undefined where nobody is to be told: the person is gone, has no address, or has had enough of them.
 */
export async function writePersonalLetter(
  parts: PersonalParts,
  mail: PersonalMail,
  siteUrl: string,
): Promise<PersonalLetter | undefined> {
  const { db, clock, settings } = parts;
  const { kind, subjectIds, createdAt } = mail;
  const { name: agency } = settings.agency;
  if (!settings.mail || clock().getTime() - createdAt.getTime() > freshFor(kind)) return undefined;
  const person = await findPerson(db, users.id, subjectIds[0] ?? "");
  const address = person && addressOf(mail, person);
  if (!address || (await isOneTooMany(parts, mail, person.id))) return undefined;
  const draftFor = (reader: Person) => ({
    person: reader,
    address,
    locale: reader.locale ?? mail.locale ?? defaultLocale,
  });
  const draft = draftFor(person);
  if (isLink(kind)) {
    if (await isKeptOut(db, person)) return undefined;
    const owner = await findPerson(db, users.email, address);
    if (owner && owner.id !== person.id)
      return personalLetter({ ...draftFor(owner), kind: "taken" }, siteUrl, agency);
    const token = await makeLink(db, { kind, userId: person.id, email: address }, clock());
    return token === undefined ? undefined : personalLetter({ ...draft, kind, token }, siteUrl, agency);
  }
  if (kind !== "new-device") return personalLetter({ ...draft, kind }, siteUrl, agency);
  const values = {
    device: await newestDevice(db, person.id),
    time: timeIn(settings.agencyTimeZone, draft.locale, createdAt),
  };
  return personalLetter({ ...draft, kind, values }, siteUrl, agency);
}
