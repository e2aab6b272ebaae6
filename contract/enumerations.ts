// Plain constants that both sides read, without a schema. Each list is in the order in which people see it.

/**
 * The languages of the site, the product's own first. A further one is an entry here and its `locales/{code}.po`. `clock`
 * stands between hours and minutes; `quotes` are the marks that its sentences may hold.
 */
export const siteLanguages = {
  tr: { name: "Türkçe", dir: "ltr", clock: ".", quotes: "“”‘" },
  en: { name: "English", dir: "ltr", clock: ":", quotes: "“”‘" },
} as const;
export type Locale = keyof typeof siteLanguages;
export const locales = Object.keys(siteLanguages) as Locale[];
/** The language of whoever has not chosen one. */
export const defaultLocale: Locale = "tr";

export const genders = ["Male", "Female"] as const;
export const languages = [
  "TURKISH",
  "ARABIC",
  "GERMAN",
  "ENGLISH",
  "FRENCH",
  "SPANISH",
  "ITALIAN",
  "RUSSIAN",
  "PERSIAN",
  "HINDI",
  "URDU",
  "PORTUGUESE",
  "FINNISH",
  "SWEDISH",
  "NORWEGIAN",
  "INDONESIAN",
  "VIETNAMESE",
  "KURDISH",
] as const;
export const voiceColors = [
  "DEEP",
  "HUSKY",
  "ENERGETIC",
  "POWERFUL",
  "CHARISMATIC",
  "PLAYFUL",
  "BRIGHT",
  "NATURAL",
  "WARM",
  "NARRATOR",
  "CALM",
  "CONFIDENT",
  "AUTHORITATIVE",
  "MELANCHOLIC",
  "COMPASSIONATE",
  "CELEBRITY",
] as const;
export const ageRanges = ["TEEN", "YOUNG_ADULT", "ADULT", "SENIOR"] as const;

/** The groups of the library's filters and what each may hold; gender holds one value at most. */
export const filterValues = {
  gender: genders,
  voiceColorNames: voiceColors,
  languageNames: languages,
  ageRangeNames: ageRanges,
} as const;
export type FilterGroup = keyof typeof filterValues;
export const filterGroups = Object.keys(filterValues) as FilterGroup[];

/** The audio files that may be uploaded, by their usual ending. A server that takes fewer names those in the profile. */
export const audioFormats = ["mp3", "wav", "m4a", "ogg"] as const;
export type AudioFormat = (typeof audioFormats)[number];

export const voiceRequestStatuses = ["new", "contacted", "closed"] as const;

/** What a server may offer beyond the calls that every back end has (docs/rules.md); absent means none. */
export const features = [
  "upload",
  "inbox",
  "offers",
  "password",
  "logout",
  "idempotency",
  "demo", // the catalogue is the synthetic demo's
] as const;
