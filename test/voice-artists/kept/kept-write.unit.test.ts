import { expect, test } from "vitest";
import { emptyFields } from "#src/features/voice-artists/editor/artist-form.ts";
import { newSample, type KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { isChangedFrom, keptWriteOf } from "#src/features/voice-artists/kept/calls/kept-write.ts";

const sample = (voiceId: string) => ({
  ...newSample(`/audio/${voiceId}.mp3`, voiceId),
  key: voiceId,
  voiceId,
});
const [a, b] = [sample("a"), sample("b")];
const stored: KeptForm = {
  ...emptyFields,
  name: "Nehir Soysal",
  age: "38",
  gender: "Female",
  voiceColors: ["WARM"],
  languages: ["TURKISH", "ENGLISH"],
  samples: [a, b],
};

test("nothing is sent where nothing was changed, and a blank new sample is nothing", () => {
  expect(keptWriteOf(stored, stored)).toEqual({});
  expect(isChangedFrom(stored, { ...stored, samples: [...stored.samples, newSample()] })).toBe(false);
});

test("only changed fields are sent, with all samples by their ids in the new order", () => {
  const renamed = { ...b, title: " Masal " };
  expect(keptWriteOf(stored, { ...stored, age: "39", samples: [renamed, a] })).toEqual({
    age: 39,
    samples: [{ voiceId: "b", title: "Masal" }, { voiceId: "a" }],
  });
});

test("what is gone is removed by name, what is new is sent whole", () => {
  const added = { ...newSample("/audio/c.mp3", "c"), transcript: { text: "Merhaba", language: "" as const } };
  const { samples, removed } = keptWriteOf(stored, { ...stored, samples: [a, added] });
  expect(removed).toEqual(["b"]);
  expect(samples?.[1]).toEqual({
    voiceMp3: "/audio/c.mp3",
    title: "c",
    kind: "OTHER",
    languages: [],
    voiceColors: [],
    transcript: { text: "Merhaba", language: "TURKISH" },
    state: "draft",
    consent: { publish: null, share: null, fileId: null },
  });
});
