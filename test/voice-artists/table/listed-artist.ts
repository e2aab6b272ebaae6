import type { ListedArtist } from "#contract/voice-artists.ts";

/** A row of the owners' table. */
export const listedArtist = (more: Partial<ListedArtist> = {}): ListedArtist => ({
  artistId: "1",
  name: "Ayla Şenol",
  gender: "Female",
  languages: ["TURKISH", "ENGLISH"],
  voiceColors: ["WARM"],
  ageRanges: ["ADULT"],
  state: "published",
  samples: 2,
  publishedSamples: 2,
  consentEnds: null,
  changedAt: new Date().toISOString(),
  changedBy: "Ayşe Erdem",
  ...more,
});
