import { genders } from "#contract/constants/enumerations.ts";
import type { ArtistVoice, VoiceArtist } from "#contract/voice-artists.ts";
import { readList, readNumber, readRecord, readText, readTexts } from "#src/lib/http/parse.ts";
import { MalformedResponse } from "#src/lib/http/problem.ts";
import { readSound } from "#src/voice/voice.ts";

function readGender(value: unknown): VoiceArtist["gender"] {
  const gender = genders.find((known) => known === value);
  if (!gender) throw new MalformedResponse("artist.gender");
  return gender;
}

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
    name: readText(artist["name"], "artist.name"),
    age: readNumber(artist["age"], "artist.age"),
    gender: readGender(artist["gender"]),
    voiceColors: readTexts(artist["voiceColors"], "artist.voiceColors") as VoiceArtist["voiceColors"],
    languages: readTexts(artist["languages"], "artist.languages") as VoiceArtist["languages"],
    ageRanges: readTexts(artist["ageRanges"], "artist.ageRanges") as VoiceArtist["ageRanges"],
    voices: readList(artist["voices"], "artist.voices", readVoice),
  };
}
