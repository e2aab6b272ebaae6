import type { Voice } from "#contract/voices.ts";
import { hueOf } from "./voice-hue.ts";

/** What a portrait chip shows of a voice. */
export const personOf = ({ voiceId, voiceArtistName, voiceColorNames }: Voice) => ({
  id: voiceId,
  name: voiceArtistName,
  hue: hueOf(voiceColorNames),
});
