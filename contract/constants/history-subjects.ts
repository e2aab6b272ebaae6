/** The groups of what the record tells of; it is filtered by them. */
export const historySubjects = [
  "voice-artists",
  "voice-requests",
  "offers",
  "lists",
  "clients",
  "team",
  "security",
] as const;
export type HistorySubject = (typeof historySubjects)[number];
