import { demoArtists } from "./catalogue.ts";

/** The id of an artist's first voice; a name that is not on the roster is our own mistake. */
export function voiceIdOf(artistName: string) {
  const voice = demoArtists.find(({ name }) => name === artistName)?.voices[0];
  if (!voice) throw new Error(`No demo voice of ${artistName}`);
  return voice.voiceId;
}
