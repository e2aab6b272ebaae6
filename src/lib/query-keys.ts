/** The first word of every cache key, typed once. Factories add what tells their entries apart. */
export const keys = {
  session: ["session"],
  sessionError: ["session-error"],
  voices: ["voices"],
  likedVoices: ["liked-voices"],
  voiceArtists: ["voice-artists"],
  offers: ["offers"],
  voiceRequests: ["voice-requests"],
} as const;
