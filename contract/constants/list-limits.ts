/** Bounds of lists of voices; apart from the others, which the first page loads. */
export const listLimits = {
  /** Lists of a client, and of the owners together. */
  most: 100,
  voices: 200,
  note: 500,
  /** How many portraits stand for a list. */
  portraits: 5,
  /** How long a deleted list and a removed voice can be brought back. */
  undoHours: 24,
} as const;
