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

export const voiceRequestStatuses = ["new", "contacted", "closed"] as const;

/** What becomes of a visitor's request, and as which status callers see it who know no more; null: they do not see it. */
export const statusOfState = {
  new: "new",
  contacted: "contacted",
  suggested: "contacted",
  won: "closed",
  lost: "closed",
  spam: null,
} as const satisfies Record<string, (typeof voiceRequestStatuses)[number] | null>;
export type RequestState = keyof typeof statusOfState;
export const requestStates = Object.keys(statusOfState) as RequestState[];

/** Why a request came to nothing. */
export const lostReasons = ["price", "no-fit", "no-answer", "elsewhere", "other"] as const;
export type LostReason = (typeof lostReasons)[number];

/** How the agency reaches a visitor. */
export const contactWays = ["mail", "phone", "whatsapp"] as const;
export type ContactWay = (typeof contactWays)[number];

/**
 * What makes a request look like spam: the field that no person sees was filled, several links, sent seconds after the form was
 * opened, the same text from several addresses.
 */
export const suspicions = ["trap", "links", "speed", "repeated"] as const;
export type Suspicion = (typeof suspicions)[number];

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

/** What becomes of an offer; only an open one has a turn. */
export const offerStatuses = ["open", "accepted", "declined", "withdrawn", "expired"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Who must answer an open offer. */
export const offerTurns = ["client", "agency"] as const;
export type OfferTurn = (typeof offerTurns)[number];

/** Where a recording is used. `platform` is another thing: a client's own words. */
export const usageMedia = [
  "TV",
  "CINEMA",
  "RADIO",
  "WEB",
  "SOCIAL",
  "IVR",
  "ELEARNING",
  "CORPORATE",
  "GAME",
  "AUDIOBOOK",
  "EVENT",
  "OTHER",
] as const;
export type UsageMedium = (typeof usageMedia)[number];

export const territories = ["LOCAL", "TURKEY", "WORLD"] as const;
export type Territory = (typeof territories)[number];

/** Why the agency declines. */
export const declineReasons = ["budget", "availability", "conflict", "not-our-work", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const briefFields = ["script", "scriptLanguage", "targetSeconds", "notes"] as const;
export type BriefField = (typeof briefFields)[number];

/** The files that a message may carry, by their usual ending. */
export const attachmentFormats = ["pdf", "docx", "txt", "mp3", "wav", "m4a", "ogg", "png", "jpeg"] as const;
export type AttachmentFormat = (typeof attachmentFormats)[number];

/** What becomes of a room for guests; one that is revoked is gone. */
export const roomStates = ["preparing", "open", "closed"] as const;
export type RoomState = (typeof roomStates)[number];

export const roomVotes = ["yes", "maybe", "no"] as const;
export type RoomVote = (typeof roomVotes)[number];

/** What puts one of two voices with as many points first, in this order: guests' orders, yeses, the list's order. */
export const tieBreaks = ["ranks", "yeses", "list"] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** Why a voice cannot be heard in a room: not visible, sound elsewhere, too long, the artist does not allow it. */
export const unfitReasons = ["gone", "foreign", "too-long", "not-shared"] as const;
export type UnfitReason = (typeof unfitReasons)[number];

/** What becomes of a person who may sign in. */
export const personStates = ["active", "invited", "locked", "inactive"] as const;
export type PersonState = (typeof personStates)[number];

/** How the list of clients may be ordered; the first one unless told. */
export const clientOrders = ["name", "-name", "lastSeenAt", "-lastSeenAt"] as const;
export type ClientOrder = (typeof clientOrders)[number];

/** A device in words; empty where the browser does not say. */
export const deviceKinds = ["computer", "phone", "tablet", ""] as const;
export type DeviceKind = (typeof deviceKinds)[number];
