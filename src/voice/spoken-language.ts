const known = new Map<string, Intl.DisplayNames>();

/** A language's name by its BCP 47 tag, without its region: "Türkçe" for `tr-TR`; undefined where the tag is none. */
export function spokenLanguage(tag: string, locale: string): string | undefined {
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
  known.set(locale, names);
  try {
    return names.of(new Intl.Locale(tag).language);
  } catch {
    return undefined;
  }
}
