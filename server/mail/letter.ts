import { locales, type Locale } from "#contract/constants/site-languages.ts";
import { say } from "#server/http/language/sentences.ts";
import { mailSentences } from "./sentences.ts";

/** A mail's subject, in which nobody outside is quoted but for the title of an offer, and its plain text. */
export interface Letter {
  subject: string;
  text: string;
}

/** A letter to a person, which says the same once more in HTML. */
export interface PersonalLetter extends Letter {
  to: { name: string; address: string };
  html: string;
}

/** Says one of the mails' sentences in one language. */
export type Write = (word: keyof typeof mailSentences, values?: Record<string, string | number>) => string;

/** Quoted line by line, so that no text can pass for a line of ours. */
export const quote = (text: string): string => text.replaceAll(/^/gm, "> ");

/** A letter in Turkish and in English, one below the other. */
export function inBothLanguages(
  subject: string,
  address: string,
  lines: (write: Write, locale: Locale) => string[],
): Letter {
  const versions = locales.map((locale) => {
    const write: Write = (word, values) => say(locale, mailSentences[word], values);
    return [...lines(write, locale), "", write("open", { address })].join("\n");
  });
  return { subject, text: `${versions.join("\n\n----------\n\n")}\n` };
}
