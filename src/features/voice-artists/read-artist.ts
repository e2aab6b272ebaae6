import { artistFieldNames } from "#contract/constants/artist-fields.ts";
import type { ArtistVoice, VoiceArtist } from "#contract/voice-artists.ts";
import { readList, readRecord, readText } from "#src/lib/http/parse.ts";
import { readSound } from "#src/voice/voice.ts";
import { readArtistFields } from "./read-fields.ts";

function readVoice(value: unknown, part: string): ArtistVoice {
  const voice = readRecord(value, part);
  return {
    voiceId: readText(voice["voiceId"], part),
    voiceMp3: readText(voice["voiceMp3"], part),
    ...readSound(voice),
  };
}

/** Reads an artist. Values that the enumerations lack are kept, so that saving does not drop them. */
export function readArtist(value: unknown): VoiceArtist {
  const artist = readRecord(value, "artist");
  return {
    ...readArtistFields(artist, "artist", { fields: artistFieldNames, keepsUnknown: true }),
    voices: readList(artist["voices"], "artist.voices", readVoice),
  };
}
