import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const turkishOrder = "names sort and are capitalised as in Turkish, in every language";
const english = "English is the source of all sentences";

/** The files that name a language of the site, and why. What a further language takes stands in CONTRIBUTING.md. */
const reasons: Record<string, string> = {
  "contract/constants/site-languages.ts": "the list itself",
  "contract/constants/language-tags.ts": "what artists speak, which is not the site's languages",
  "contract/constants/wall-clock.ts": "figures and parts alone are read, of one fixed format",
  "server/settings-readers.ts": "asks whether a time zone is known",
  "src/session/read-session.ts": "asks whether a time zone is known",
  "src/lib/i18n/password-words.ts":
    "words to make passwords of; a language without them takes the English ones",
  "src/features/landing/demo/demo-phrases.ts": "phrases in the languages that they are spoken in",
  "src/features/landing/hero/clips.ts": "clips in the languages that they are spoken in",
  "src/features/landing/brands/BrandStrip.tsx": "names of brands, which are Turkish",
  "src/voice/spoken/letters.ts": "how the letters of a script's own language are read",
  "src/features/offers/conversation/composer/draft.ts": "compares moments, letter by letter",
  "src/lib/i18n/locale.ts": "the pseudo language is English",
  "src/lib/i18n/pseudo.ts": "the pseudo language is English",
  "build/dev/dev-sentences.ts": "the pseudo language is English",
  "build/dev/dev-room.ts": "a page of npm run dev alone",
  "server/voice-artists/routes.ts": turkishOrder,
  "server/voices/order.ts": turkishOrder,
  "server/db/text/turkish-order.ts": turkishOrder,
  "server/showcase/routes.ts": turkishOrder,
  "src/features/voice-artists/names/name-groups.ts": turkishOrder,
  "src/lib/i18n/format.ts": turkishOrder,
  "build/sentences/glossary.ts": english,
  "build/sentences/catalogues.ts": english,
  "build/compile-sentences.ts": english,
  "build/pages/page-sentences.ts": english,
};

/** A language's code as a text or as a key; comments are left out. */
const named = /(["'`])(?:tr|en)\1|^\s*(?:tr|en): |[{,] (?:tr|en): |\.(?:tr|en)\b(?!\.)|lang="(?:tr|en)"/m;
const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, "");

test("no other file names a language of the site", () => {
  const files = globSync("{contract,server,src,build}/**/*.{ts,tsx}", { exclude: ["build/demo-audio/**"] });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => named.test(withoutComments(readFileSync(file, "utf8"))));
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
