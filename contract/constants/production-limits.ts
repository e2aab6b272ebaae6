/** Bounds of the work on an accepted offer; apart from the others, which the first page loads. */
export const productionLimits = {
  /** Rounds that terms may include, and those that they do unless told. */
  rounds: { most: 20, usual: 2 },
  title: 100,
  note: 1000,
  reply: 1000,
  replies: 20,
  /** Of one take: notes, and letters of them all with their replies. */
  notes: 200,
  noteLetters: 150_000,
  /** Notes of all guests in one round. */
  guestNotes: 200,
  /** What is said with takes that are handed over, with wished changes, and when it begins anew. */
  text: 2000,
  takesARound: 20,
  takes: 200,
  takeBytes: 1024 * 1024 * 1024,
  bytes: 5 * 1024 * 1024 * 1024,
  takeSeconds: 12 * 3600,
  /** As the landing page names them: mono, stereo, 5.1, 7.1, 9.1 and 11.1. */
  channels: 12,
  peakBars: 512,
  /** In kbit/s, of the copy that is listened to. */
  copyRate: 128,
  /** For how long approved originals may be kept, and takes that never were. */
  keptDays: { least: 30, usual: 365, most: 3650 },
  unapprovedDays: 30,
  /** How many days before they go both sides are told. */
  tellDays: 14,
  /** After how many working days without an answer the agency is told. */
  waitDays: 3,
  /** How long one who may listen may. */
  listenHours: 12,
} as const;
