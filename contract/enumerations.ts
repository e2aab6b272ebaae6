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
  "accounts",
  "mail", // letters can be sent: addresses, invitations, forgotten passwords
  "demo", // the catalogue is the synthetic demo's
] as const;

/** What becomes of a person who may sign in. */
export const personStates = ["active", "invited", "locked", "inactive"] as const;
export type PersonState = (typeof personStates)[number];

/** How the list of clients may be ordered; the first one unless told. */
export const clientOrders = ["name", "-name", "lastSeenAt", "-lastSeenAt"] as const;
export type ClientOrder = (typeof clientOrders)[number];

/** A device in words; empty where the browser does not say. */
export const deviceKinds = ["computer", "phone", "tablet", ""] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** What the record tells of, by the groups that it is filtered by. */
export const historyActions = {
  "voice-artists": ["voice-artist.create", "voice-artist.update", "audio.upload"],
  "voice-requests": ["voice-request.status", "voice-request.expire"],
  clients: [
    "client.create",
    "client.update",
    "client.lock",
    "client.unlock",
    "client.deactivate",
    "client.activate",
    "client.credentials",
    "client.invite",
    "client.remove",
    "client.export",
    "account.update",
    "account.lock",
    "account.unlock",
    "account.delete",
  ],
  team: ["owner.create", "owner.invite", "owner.remove", "owner.end"],
  security: [
    "login",
    "login.refused",
    "login.new-device",
    "logout",
    "password.change",
    "password.reset",
    "invitation.accept",
    "address.change",
    "address.confirm",
    "passkey.add",
    "passkey.remove",
    "totp.on",
    "totp.off",
    "recovery-codes.renew",
    "recovery-code.use",
    "sessions.end",
    "data.export",
  ],
} as const;
export type HistorySubject = keyof typeof historyActions;
export const historySubjects = Object.keys(historyActions) as HistorySubject[];
export type HistoryAction = (typeof historyActions)[HistorySubject][number];
