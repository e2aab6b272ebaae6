import type { LandingClip } from "./own-clips.ts";

/** The sample phrases of the AI demo, written by server/demo/audio/generate.ts. */
export const demoPhrases: LandingClip[] = [
  {
    src: "/clips/demo-1.mp3",
    language: "tr",
    text: "Markanızın sesi, ilk cümlede tanınır.",
    seconds: 3.17,
    peaks:
      "0158d2a92a2728c2f979949c5e94a8856f71a3d24e7bb1e4d6d3b8971a120a7affc98a863e180d7adb9b666d99c2407dbe4b36dc678e7672999fa39e82662904",
    starts: [0, 77, 152, 185, 240],
  },
  {
    src: "/clips/demo-2.mp3",
    language: "tr",
    text: "Hoş geldiniz. Türkçe için biri, İngilizce için ikiyi tuşlayın.",
    seconds: 5.35,
    peaks:
      "08b2ff7564b9828da4aafb86441b02000000a3b82e1471c3c171c4e18d69bf50d2c87e0d7aa377dc88d83b69c6be6aceadbd46a198f148ae7e98b8b1c8877e1f",
    starts: [0, 32, 141, 198, 240, 301, 372, 403, 448],
  },
  {
    src: "/clips/demo-3.mp3",
    language: "en",
    text: "Every brand has a voice. Send us your script, and hear it tomorrow.",
    seconds: 4.61,
    peaks:
      "43e47643c061afbb83901f6c7e98436ee6b48b6f5e30000000005cbddb8f82c56ca1c7756d3ab4eb8e160b2e04008882681abbff84b78032509aabcb79a09a26",
    starts: [0, 35, 73, 91, 98, 184, 220, 237, 252, 329, 351, 380, 396],
  },
];
