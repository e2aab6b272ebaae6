import { shelfPlaceholder, type ShelfTemplate } from "#contract/constants/shelf.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import { escapeHtml } from "#server/http/escape-html.ts";

/** A language's name by its BCP 47 tag, without its region; undefined where the tag is none. */
function languageName(tag: string, locale: Locale): string | undefined {
  try {
    const names = new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
    return names.of(new Intl.Locale(tag).language);
  } catch {
    return undefined;
  }
}

/** The page with these voices in words in the place of its shelf, and marked with how many there are. */
export function fillShelf(
  page: string,
  { html, kinds }: ShelfTemplate,
  voices: readonly ShowcaseVoice[],
  locale: Locale,
): string {
  const [from, to] = [html.indexOf("<li>"), html.lastIndexOf("</li>") + "</li>".length];
  const rows = voices.map(({ name, title, titleLanguage, kind, language }) => {
    const words = [language && languageName(language, locale), kinds[kind], title];
    const [heard, spokenFor, called] = words.map((said) => escapeHtml(said ?? ""));
    const isForeign = called !== "" && titleLanguage && titleLanguage !== locale;
    const marked = isForeign ? `<span lang="${escapeHtml(titleLanguage)}">${called}</span>` : called;
    const line = [heard, spokenFor, marked].filter(Boolean).join(" · ");
    return html
      .slice(from, to)
      .replace(shelfPlaceholder.name, () => escapeHtml(name))
      .replace(shelfPlaceholder.line, () => line);
  });
  const text = html.slice(0, from) + rows.join("") + html.slice(to);
  return page
    .replace(/<html\b[^>]*/, (start) => `${start} data-shelf="${voices.length}"`)
    .replace('data-shelf-place="">', (start) => start + text);
}
