/** Where the work on an accepted offer stands, and whose turn it is then. */
export const turnOfProduction = {
  recording: "agency",
  review: "client",
  changes: "agency",
  approved: null,
} as const;
export type ProductionState = keyof typeof turnOfProduction;
export const productionStates = Object.keys(turnOfProduction) as ProductionState[];

/** What becomes of a take's file: checked and copied beside the server, or what kept it from being read. */
export const takeStates = ["preparing", "ready", "failed"] as const;
export type TakeState = (typeof takeStates)[number];

/** The sounds that the agency may hand over, by their usual ending; a program tells them by their bytes. */
export const takeFormats = ["wav", "flac", "aiff", "mp3"] as const;
export type TakeFormat = (typeof takeFormats)[number];

/** Why a take's file could not be read. */
export const takeFailures = [
  "not-recognised",
  "damaged",
  "too-long",
  "too-many-channels",
  "too-complex",
] as const;
export type TakeFailure = (typeof takeFailures)[number];
