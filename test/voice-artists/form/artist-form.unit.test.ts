import { describe, expect, it } from "vitest";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import {
  draftOf,
  formOf,
  updateOf,
  type ValidArtist,
} from "#src/features/voice-artists/editor/artist-form.ts";

const fields: ValidArtist = {
  name: "Nehir Soysal",
  age: 38,
  gender: "Female",
  voiceColors: ["WARM"],
  languages: ["TURKISH"],
  ageRanges: ["ADULT"],
  sampleUrl: "",
};
const { sampleUrl: _none, ...plain } = fields;
const mp3 = "https://cdn.example/nehir.mp3";
const artist: VoiceArtist = { ...plain, voices: [{ voiceId: "v1", voiceMp3: "/audio/v1.mp3" }] };

describe("the voice entries of an artist", () => {
  it("creation sends one entry when a URL is given, else an empty list", () => {
    expect(draftOf({ ...fields, sampleUrl: mp3 })).toEqual({ ...plain, voices: [{ voiceMp3: mp3 }] });
    expect(draftOf(fields)).toEqual({ ...plain, voices: [] });
  });

  it("an update reuses the id of the voice that is there", () => {
    expect(updateOf(artist, { ...fields, name: "Nehir Su", sampleUrl: mp3 })).toEqual({
      ...plain,
      artistName: "Nehir Soysal",
      name: "Nehir Su",
      voices: [{ voiceId: "v1", voiceMp3: mp3 }],
    });
  });

  it("an update sends no entry without a URL, and none for an artist without a voice", () => {
    expect(updateOf(artist, fields).voices).toEqual([]);
    expect(updateOf({ ...artist, voices: [] }, { ...fields, sampleUrl: mp3 }).voices).toEqual([]);
  });

  it("a stored artist fills the form", () => {
    expect(formOf(artist)).toEqual({ ...plain, age: "38", sampleUrl: "/audio/v1.mp3" });
    expect(formOf({ ...artist, voices: [] }).sampleUrl).toBe("");
  });
});
