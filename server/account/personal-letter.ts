import type { Locale } from "#contract/constants/site-languages.ts";
import type { users } from "#server/db/schema/people.ts";
import { say } from "#server/http/language/sentences.ts";
import { type LetterWords, letterTo } from "#server/mail/html-letter.ts";
import type { PersonalLetter } from "#server/mail/letter.ts";
import { letterSentences, type PersonalKind } from "./letter-sentences.ts";

/** The page that each letter leads to. */
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

/** What a letter is, and whom it goes to. */
export interface LetterDraft {
  kind: PersonalKind | "taken";
  person: Pick<typeof users.$inferSelect, "name" | "lastName" | "userName">;
  address: string;
  locale: Locale;
  /** Of a link; it stands behind the #, which no server is sent. */
  token?: string;
  values?: Record<string, string>;
}

/** A letter to a person: plain text, and the same in HTML. Its link lies below the site's own address alone. */
export function personalLetter(draft: LetterDraft, siteUrl: string, agency: string): PersonalLetter {
  const { kind, person, address, locale, token, values = {} } = draft;
  const { subject, before, action, after } = letterSentences[kind];
  const { name, userName } = person;
  const write = (sentence: typeof subject) => say(locale, sentence, { agency, name, userName, ...values });
  const fragment = token === undefined ? "" : `#${token}`;
  const words: LetterWords = {
    locale,
    agency,
    subject: write(subject),
    before: before.map(write),
    action: { label: write(action), address: `${siteUrl}${pages[kind]}${fragment}` },
    after: after.map(write),
  };
  return letterTo({ ...person, address }, words);
}
