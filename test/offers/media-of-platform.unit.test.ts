import { expect, test } from "vitest";
import { mediaOfPlatform } from "#src/features/offers/usage/media-of-platform.ts";

test.for([
  ["TV", ["TV"]],
  ["Televizyon ve RADYO", ["TV", "RADIO"]],
  ["TELEVİZYON", ["TV"]],
  ["İnternet, Instagram", ["WEB", "SOCIAL"]],
  ["YouTube reklamı", ["WEB", "SOCIAL"]],
  ["E-öğrenme modülü", ["ELEARNING"]],
  ["Sesli kitap", ["AUDIOBOOK"]],
  ["Mobil oyun, 14 karakter", ["GAME"]],
  ["phone system / IVR", ["IVR"]],
  ["Sesli rehber", []],
  ["matv", []],
  ["", []],
] as const)("%s names %j", ([platform, media]) => {
  expect(mediaOfPlatform(platform)).toEqual(media);
});
