import { describe, expect, it } from "vitest";
import type { ArtistFields } from "#contract/constants/artist-fields.ts";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { draftOf, singleFormOf, updateOf } from "#src/features/voice-artists/editor/single-sample.ts";
import type { KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { someArtist } from "#test/support/voice.ts";

const fields: ArtistFields = { ...someArtist, name: "Nehir Soysal", age: 38 };
const mp3 = "https://cdn.example/nehir.mp3";
const artist: VoiceArtist = { ...fields, voices: [{ voiceId: "v1", voiceMp3: "/audio/v1.mp3" }] };
const stored = singleFormOf(artist);
const always = () => true;
const withoutColors = (field: string) => field !== "voiceColors";

/** The form with this in the field of the sample. */
const withUrl = (voiceMp3: string): KeptForm => ({
  ...stored,
  samples: stored.samples.map((sample) => ({ ...sample, voiceMp3 })),
});

describe("the voice entries of an artist", () => {
  it("creation sends one entry when a URL is given, else an empty list", () => {
    expect(draftOf(withUrl(` ${mp3} `), always)).toEqual({ ...fields, voices: [{ voiceMp3: mp3 }] });
    expect(draftOf(withUrl(""), always)).toEqual({ ...fields, voices: [] });
  });

  it("an update reuses the id of the voice that is there", () => {
    expect(updateOf(artist, { ...withUrl(mp3), name: "Nehir Su" }, always)).toEqual({
      ...fields,
      artistName: "Nehir Soysal",
      name: "Nehir Su",
      voices: [{ voiceId: "v1", voiceMp3: mp3 }],
    });
  });

  it("an update sends no entry without a URL, and none for an artist without a voice", () => {
    expect(updateOf(artist, withUrl(""), always).voices).toEqual([]);
    expect(updateOf({ ...artist, voices: [] }, withUrl(mp3), always).voices).toEqual([]);
  });

  it("nothing is sent of a field that this server does not know", () => {
    const { voiceColors: _unknown, ...known } = fields;
    expect(draftOf(withUrl(""), withoutColors)).toEqual({ ...known, voices: [] });
    expect(updateOf(artist, withUrl(""), withoutColors)).toEqual({
      ...known,
      artistName: artist.name,
      voices: [],
    });
  });

  it("a stored artist fills the form", () => {
    expect(stored).toMatchObject({ ...fields, age: "38", samples: [{ voiceMp3: "/audio/v1.mp3" }] });
    expect(singleFormOf({ ...artist, voices: [] }).samples).toMatchObject([{ voiceMp3: "" }]);
  });
});
