import { defaultLocale, locales, type Locale } from "#contract/constants/site-languages.ts";

interface Wish {
  locale: Locale;
  quality: number;
}

const readWish = (part: string): Wish[] => {
  const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
  const locale = locales.find((known) => tag === known || tag.startsWith(`${known}-`));
  const quality = parameters.map((text) => /^\s*q=(\d(?:\.\d+)?)$/.exec(text)?.[1]).find(Boolean);
  return locale ? [{ locale, quality: Number(quality ?? 1) }] : [];
};

/** The language that `Accept-Language` prefers; the default where it names none of ours. */
export function callerLocale(header: string | undefined): Locale {
  const wishes = (header ?? "").slice(0, 500).split(",").flatMap(readWish);
  const [best] = wishes.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return best?.locale ?? defaultLocale;
}
