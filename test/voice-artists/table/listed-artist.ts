import type { ListedArtist } from "#contract/voice-artists.ts";
import { someArtist } from "#test/support/voice.ts";

const { age: _age, ...listed } = someArtist;

/** A row of the owners' table. */
export const listedArtist = (more: Partial<ListedArtist> = {}): ListedArtist => ({
  artistId: "1",
  ...listed,
  languages: ["TURKISH", "ENGLISH"],
  state: "published",
  samples: 2,
  publishedSamples: 2,
  consentEnds: null,
  changedAt: new Date().toISOString(),
  changedBy: "Ayşe Erdem",
  ...more,
});
