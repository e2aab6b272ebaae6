import type { ArtistFields } from "#contract/constants/artist-fields.ts";

/** An artist before the voices: `line` is what the first sample says, null for an artist without one. */
export interface DemoPerson extends ArtistFields {
  line: string | null;
}
