// Each list is in the order in which people see it.

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

/** What a sample was spoken for. */
export const sampleKinds = [
  "COMMERCIAL",
  "NARRATION",
  "CHARACTER",
  "IVR",
  "ELEARNING",
  "AUDIOBOOK",
  "DUBBING",
  "OTHER",
] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** The groups of the library's filters and what each may hold; gender holds one value at most. `kind` is of the
 * feature `search`. */
export const filterValues = {
  gender: genders,
  voiceColorNames: voiceColors,
  languageNames: languages,
  ageRangeNames: ageRanges,
  kind: sampleKinds,
} as const;
export type FilterGroup = keyof typeof filterValues;
export const filterGroups = Object.keys(filterValues) as FilterGroup[];

/** How the library may be ordered; the first one unless told. `best` only with words that are searched for. */
export const voiceOrders = ["newest", "name", "best", "shuffled"] as const;
export type VoiceOrder = (typeof voiceOrders)[number];

/** The audio files that may be uploaded, by their usual ending. A server that takes fewer names those in the profile. */
export const audioFormats = ["mp3", "wav", "m4a", "ogg"] as const;
export type AudioFormat = (typeof audioFormats)[number];

/** What a server may offer beyond the calls that every back end has (docs/rules.md); absent means none. */
export const features = [
  "upload",
  "inbox",
  "offers",
  "password",
  "logout",
  "idempotency",
  "accounts",
  "negotiation", // offers are answered: terms, turns, events, attachments
  "search", // the library is searched and ordered; loudness of samples
  "catalogue", // many samples an artist, states, consent, the owners' table, history, imports
  "showcase", // samples that visitors hear
  "lists", // named lists of voices, with an order and notes
  "rooms", // guests without an account listen to a list and vote
  "insights", // plays are counted, and owners learn from them
  "requests", // visitors’ requests are worked on: states, people, acts, events
  "delivery", // accepted offers are carried on to approved files: takes, rounds, notes
  "mail", // letters can be sent: addresses, invitations, forgotten passwords
  "demo", // the catalogue is the synthetic demo's
] as const;

/** Who sees a sample, and an artist; only an artist can be archived. */
export const sampleStates = ["draft", "published", "hidden"] as const;
export type SampleState = (typeof sampleStates)[number];
export const artistStates = [...sampleStates, "archived"] as const;
export type ArtistState = (typeof artistStates)[number];

/** What owners do to the state of artists. */
export const artistStateWrites = ["publish", "hide", "archive", "restore", "erase"] as const;
export type ArtistStateChange = (typeof artistStateWrites)[number];

/** Where the knowledge of an artist's consent comes from; unstated: the sample is older than the question. */
export const consentSources = ["unstated", "stated", "import", "demo"] as const;
export type ConsentSource = (typeof consentSources)[number];

/** How the owners' table of artists may be ordered; the first one unless told. */
export const artistOrders = [
  "name",
  "-name",
  "samples",
  "-samples",
  "state",
  "-state",
  "changedAt",
  "-changedAt",
] as const;
export type ArtistOrder = (typeof artistOrders)[number];
