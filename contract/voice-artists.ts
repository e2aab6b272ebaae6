import { Type, type Static } from "typebox";
import { ageRanges, languages, voiceColors } from "./enumerations.ts";
import { limits } from "./limits.ts";
import { AgeRange, Gender, Language, Voice, VoiceColor } from "./voices.ts";

const name = Type.String({ minLength: 1, maxLength: limits.name });
const voiceMp3 = Type.String({ minLength: 1, maxLength: limits.text });
const strict = { additionalProperties: false };

const fields = {
  name,
  age: Type.Integer({ minimum: limits.age.least, maximum: limits.age.most }),
  gender: Gender,
  voiceColors: Type.Array(VoiceColor, { uniqueItems: true, maxItems: voiceColors.length }),
  languages: Type.Array(Language, { uniqueItems: true, maxItems: languages.length }),
  ageRanges: Type.Array(AgeRange, { uniqueItems: true, maxItems: ageRanges.length }),
};

/** What a card shows of a sound; our server's own. */
const sound = Type.Pick(Voice, ["seconds", "peaks", "transcript"]).properties;

/** A voice entry of an artist as it is read. */
export const ArtistVoice = Type.Object({ voiceId: Type.String(), voiceMp3: Type.String(), ...sound });
export type ArtistVoice = Static<typeof ArtistVoice>;

export const VoiceArtist = Type.Object({ ...fields, voices: Type.Array(ArtistVoice) });
export type VoiceArtist = Static<typeof VoiceArtist>;

/** A new artist: one voice entry when a sample was given, else none. */
export const VoiceArtistDraft = Type.Object(
  { ...fields, voices: Type.Array(Type.Object({ voiceMp3 }, strict), { maxItems: 20 }) },
  strict,
);
export type VoiceArtistDraft = Static<typeof VoiceArtistDraft>;

/**
 * `artistName` is the present name, `name` the one to have; a voice entry reuses its `voiceId`. An artist may be sent back
 * as it was read: what it says of a sound is ignored.
 */
export const VoiceArtistUpdate = Type.Object(
  {
    artistName: name,
    ...fields,
    voices: Type.Array(
      Type.Object({ voiceId: Type.String({ maxLength: limits.name }), voiceMp3, ...sound }, strict),
      { maxItems: 20 },
    ),
  },
  strict,
);
export type VoiceArtistUpdate = Static<typeof VoiceArtistUpdate>;
