// Each list is in the order in which people see it.

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
