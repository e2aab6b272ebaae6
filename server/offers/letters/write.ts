import { eq } from "drizzle-orm";
import { defaultLocale, type Locale } from "#contract/constants/site-languages.ts";
import { fullName } from "#server/db/text/full-name.ts";
import type { Db } from "#server/db/client.ts";
import {
  productionMailKinds,
  type OfferMailKind,
  type ProductionMailKind,
} from "#server/db/schema/operations.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { offers } from "#server/db/schema/offers.ts";
import { productions } from "#server/db/schema/productions.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import { type LetterWords, letterTo } from "#server/mail/html-letter.ts";
import type { PersonalLetter } from "#server/mail/letter.ts";
import type { OwedMail } from "#server/mail/outbox.ts";
import type { Reader } from "#server/mail/told.ts";
import type { Parts } from "#server/parts.ts";
import { productionLines } from "#server/productions/letters/lines.ts";
import { foldAddress } from "#server/session/login/address.ts";
import { findReader } from "./readers.ts";
import { fewerLetters, offerFrom, offerLetterSentences, offerTitle, openOffer } from "./sentences.ts";

type OfferMail = Pick<OwedMail, "subjectIds" | "createdAt"> & { kind: OfferMailKind };

/** Who wrote, as the other side knows them: of an owner the first name, of a client the company too. */
async function findWriter(db: Db, userId: string, agency: string): Promise<string | undefined> {
  const [row] = await db
    .select({ role: users.role, name: users.name, lastName: users.lastName, company: accounts.company })
    .from(users)
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  if (row.role === "OWNER") return `${row.name.split(/\s/u)[0]}, ${agency}`;
  const name = fullName(row);
  return row.company ? `${name}, ${row.company}` : name;
}

async function findOffer(db: Db, offerId: string, reader: Reader) {
  const { title, accountId, status } = offers;
  const { keptUntil } = productions;
  const [offer] = await db
    .select({ title, accountId, status, keptUntil })
    .from(offers)
    .leftJoin(productions, eq(productions.offerId, offers.id))
    .where(eq(offers.id, offerId));
  return offer && (reader.role === "OWNER" || offer.accountId === reader.accountId) ? offer : undefined;
}

const threeDays = 72 * 60 * 60_000;

/**
 * Writes a letter about an offer, in its reader's language. Undefined where nobody is to be told: the reader or the offer
 * is gone, letters are not wanted, or `mailTo` gets a letter of its own about the same.
 */
export async function writeOfferLetter(
  { db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">,
  { kind, subjectIds, createdAt }: OfferMail,
  { siteUrl, mailTo }: { siteUrl: string; mailTo: string },
): Promise<PersonalLetter | undefined> {
  const [readerId = "", offerId = "", writerId] = subjectIds;
  if (!settings.mail || clock().getTime() - createdAt.getTime() > threeDays) return undefined;
  const { name: agency } = settings.agency;
  const reader = await findReader(db, readerId);
  if (!reader || (kind === "offer-new" && reader.address === foldAddress(mailTo))) return undefined;
  const offer = await findOffer(db, offerId, reader);
  // What was answered meanwhile needs no reminder.
  if (!offer || (kind === "offer-due" && offer.status !== "open")) return undefined;
  // What was reopened meanwhile loses no file.
  if (kind === "offer-files" && offer.keptUntil === null) return undefined;
  const writer = writerId === undefined ? undefined : await findWriter(db, writerId, agency);
  const locale = reader.locale ?? defaultLocale;
  const lines = isOfProduction(kind) ? await productionLines(db, kind, offerId, locale) : [];
  if (!lines) return undefined;
  const words = wordsOf(kind, locale, {
    agency,
    title: offer.title,
    keptUntil: offer.keptUntil,
    writer,
    lines,
    address: `${siteUrl}/offers/${offerId}`,
  });
  return letterTo(reader, words);
}

interface Told {
  agency: string;
  title: string;
  /** The day from which on its files are deleted. */
  keptUntil: string | null;
  writer: string | undefined;
  /** What it says besides. */
  lines: string[];
  address: string;
}

const isOfProduction = (kind: OfferMailKind): kind is ProductionMailKind =>
  productionMailKinds.some((one) => one === kind);

/** A day as a letter says it. */
const longDay = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

function wordsOf(kind: OfferMailKind, locale: Locale, told: Told): LetterWords {
  const { agency, title, keptUntil, writer, lines, address } = told;
  const day = keptUntil === null ? "" : longDay(locale, keptUntil);
  const write = (sentence: Sentence, values?: Record<string, string>) => say(locale, sentence, values);
  const { subject, text } = offerLetterSentences[kind];
  return {
    locale,
    agency,
    subject: write(subject, { title }),
    before: [
      write(text, { day }),
      write(offerTitle, { title }),
      ...(writer === undefined ? [] : [write(offerFrom, { name: writer })]),
      ...lines,
    ],
    action: { label: write(openOffer), address },
    after: [write(fewerLetters)],
  };
}
