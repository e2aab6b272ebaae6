import { siteLanguages, type Locale } from "#contract/constants/site-languages.ts";
import { fullName } from "#server/db/text/full-name.ts";
import { escapeHtml } from "#server/http/escape-html.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import type { PersonalLetter } from "./letter.ts";

/** What a letter to a person says, in its reader's language; the same in plain text and in HTML. */
export interface LetterWords {
  locale: Locale;
  /** The agency's name, over and under the letter. */
  agency: string;
  /** The subject, and the heading of the HTML. */
  subject: string;
  /** What stands between the greeting and the link. */
  before: string[];
  action: { label: string; address: string };
  after: string[];
}

const greetingOf: Sentence = /*i18n*/ {
  id: "mail.greeting",
  message: "Hello {name},",
  comment: "First line of an e-mail; name is the reader’s first name",
};

type Greeted = LetterWords & { greeting: string };

/** The letter in plain text. */
const plainLetter = ({ agency, greeting, before, action, after }: Greeted): string =>
  `${[greeting, ...before, `${action.label}:\n${action.address}`, ...after, agency].join("\n\n")}\n`;

// The colours of src/ui/tokens.css. Programs that know no media queries show the light ones.
const style = `
body { margin: 0; background: #f6f8f7; color: #0e1b25; font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
main { box-sizing: border-box; max-width: 560px; margin: 0 auto; padding: 24px 20px 32px; overflow-wrap: anywhere; }
section { padding: 24px 20px; border: 1px solid #d5dddb; border-radius: 20px; background: #ffffff; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.25; overflow-wrap: break-word; }
p { margin: 0 0 14px; }
p:last-child { margin: 0; }
.site { margin: 0 0 16px; font-weight: 700; }
.button { display: inline-block; padding: 12px 20px; border-radius: 12px; background: #00706b; color: #ffffff; font-weight: 600; line-height: 1.25; text-decoration: none; }
.link { font-size: 14px; color: #44545c; }
.link a { color: #00706b; }
@media (prefers-color-scheme: dark) {
  body { background: #0b141b; color: #edf3f2; }
  section { border-color: #263843; background: #111d26; }
  .button { background: #3ed6c6; color: #04201e; }
  .link { color: #b4c3c8; }
  .link a { color: #3ed6c6; }
}`;

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

/** The letter in HTML: one column, light and dark, nothing loaded from anywhere. */
function htmlLetter({ locale, agency, subject, before, action, after }: LetterWords): string {
  const address = escapeHtml(action.address);
  return [
    "<!doctype html>",
    `<html lang="${locale}" dir="${siteLanguages[locale].dir}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>:root { color-scheme: light dark; }${style}</style>`,
    "</head>",
    "<body>",
    "<main>",
    `<p class="site">${escapeHtml(agency)}</p>`,
    "<section>",
    `<h1>${escapeHtml(subject)}</h1>`,
    ...before.map(paragraph),
    `<p><a class="button" href="${address}">${escapeHtml(action.label)}</a></p>`,
    `<p class="link"><a href="${address}">${address}</a></p>`,
    ...after.map(paragraph),
    "</section>",
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** A letter that greets somebody and says these words, as plain text and as HTML. */
export function letterTo(
  reader: { name: string; lastName: string; address: string },
  words: LetterWords,
): PersonalLetter {
  const greeted = { ...words, greeting: say(words.locale, greetingOf, { name: reader.name }) };
  return {
    to: { name: fullName(reader), address: reader.address },
    subject: words.subject,
    text: plainLetter(greeted),
    html: htmlLetter({ ...greeted, before: [greeted.greeting, ...greeted.before] }),
  };
}

interface OwnWords extends Pick<LetterWords, "locale" | "agency" | "subject"> {
  text: string;
  /** Stands in the text once, where the link goes. */
  place: string;
}

const paragraphsOf = (lines: string[]): string[] =>
  lines
    .join("\n")
    .split(/\n{2,}/)
    .filter((one) => one.trim() !== "");

/** A letter in somebody's own words and nothing else; the line of its link is a button in the HTML, named by what stands there. */
export function letterInOwnWords(
  to: PersonalLetter["to"],
  { text, place, ...words }: OwnWords,
  address: string,
): PersonalLetter {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.includes(place));
  const label = (lines[at] ?? "").replace(place, "").trim().replace(/:$/, "") || address;
  const [before, after] = [paragraphsOf(lines.slice(0, at)), paragraphsOf(lines.slice(at + 1))];
  return {
    to,
    subject: words.subject,
    text: `${text.replace(place, () => address)}\n`,
    html: htmlLetter({ ...words, before, action: { label, address }, after }),
  };
}
