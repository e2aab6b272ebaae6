/** The first part of every query key; the query factories append the rest. */
export const keys = {
  session: ["session"],
  sessionError: ["session-error"],
  account: ["account"],
  liveSessions: ["live-sessions"],
  voices: ["voices"],
  likedVoices: ["liked-voices"],
  voiceArtists: ["voice-artists"],
  offers: ["offers"],
  voiceRequests: ["voice-requests"],
  clients: ["clients"],
  team: ["team"],
  history: ["history"],
  imports: ["imports"],
  showcase: ["showcase"],
  lists: ["lists"],
  rooms: ["rooms"],
} as const;
