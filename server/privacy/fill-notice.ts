import { defaultLocale, locales } from "#contract/constants/site-languages.ts";
import type { AllNoticeFacts, NoticeFacts } from "#contract/privacy.ts";
import { escapeHtml, jsonAttribute } from "#server/http/escape-html.ts";

const factOf = (facts: NoticeFacts, name: string) => facts[name as keyof NoticeFacts];

/**
 * Puts the facts into a built page: into what `data-fact` marks, and into the meta element that the application reads.
 * Sentences that `data-when` marks go where their fact is null.
 */
export function fillNotice(html: string, all: AllNoticeFacts): string {
  const shown = locales.find((locale) => html.includes(`<html lang="${locale}"`)) ?? defaultLocale;
  const facts = all[shown];
  return html
    .replaceAll(/<(li|p) data-when="(\w+)">.*?<\/\1>/g, (sentence, _tag, name: string) =>
      factOf(facts, name) === null ? "" : sentence,
    )
    .replaceAll(/(<span data-fact="(\w+)">)[^<]*/g, (usual, start: string, name: string) => {
      const fact = factOf(facts, name);
      return fact === null ? usual : start + escapeHtml(fact);
    })
    .replace(
      /<meta name="notice-facts" content=""/,
      () => `<meta name="notice-facts" content=${jsonAttribute(all)}`,
    );
}
