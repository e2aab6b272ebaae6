import type { ArtistFields } from "#contract/constants/artist-fields.ts";

/** An artist before the voices: `clip` is the file of the first sample, null for an artist without one. */
export interface DemoPerson extends ArtistFields {
  clip: string | null;
}
