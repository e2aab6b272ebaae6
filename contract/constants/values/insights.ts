/** Over how many days, today among them, the agency looks back; the first one unless told. */
export const insightPeriods = [90, 30, 365] as const;
export type InsightPeriod = (typeof insightPeriods)[number];

/** What becomes of visitors' requests, each step of those before it. */
export const funnelSteps = ["requests", "suggested", "clients", "offers", "accepted"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What is told, each as a file too. */
export const insightCharts = ["funnel", "first-contact", "offers", "voices", "unmet-demand"] as const;
export type InsightChart = (typeof insightCharts)[number];

/** By what the voices are ranked. */
export const voiceRankings = ["played", "liked", "offered", "inRooms"] as const;
export type VoiceRanking = (typeof voiceRankings)[number];

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
  /** A sum below it is told as fewer than it. */
  leastTold: 3,
  /** Demand is unmet where fewer voices than this are found. */
  enoughVoices: 3,
  /** How many of the most frequent combinations are looked at. */
  combinations: 2000,
  /** How many rows are told of each ranking, of the voices that nobody heard, and of unmet demand. */
  ranked: 20,
  unheard: 50,
  unmet: 50,
} as const;
