/** The groups of filters whose combinations say whom the agency lacks, in the order in which they are shown. */
export const demandGroups = ["languageNames", "gender", "ageRangeNames", "voiceColorNames"] as const;

/** What is counted for the agency, and how much of it is told. */
export const insightLimits = {
  /** Plays of a client that are counted in a minute, and searches of theirs. */
  countedAMinute: 120,
  /** A voice counts as played when it was heard for so long. */
  heardSeconds: 2,
  /** How many combinations of filters a process counts on a day. */
  combinationsADay: 5000,
  /** How long a process keeps counts before it writes them. */
  writtenEverySeconds: 10,
  keptMonths: 25,
} as const;
