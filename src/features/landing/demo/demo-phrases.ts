import type { LandingClip } from "#src/features/landing/clips/clip.ts";

/** The sample phrases of the AI demo, written by server/demo/generator/generate.ts. */
export const demoPhrases: LandingClip[] = [
  {
    src: "/clips/demo-1.mp3",
    language: "tr",
    text: "Markanızın sesi ilk cümlede tanınır.",
    seconds: 2.83,
    peaks:
      "000d5a75edc58c2a29214f41aaffceb45d87c59e545f81a8917a61645976a4a1bf9f4b70b7b0c2c8bd8eebd1b8838770634b0f4e0f1779c6dbb4825a61618ec0b87d345bbeb9a9591f70f6d4727da679585b92a5b3a4a8a69d9181733a220900",
    starts: [0, 77, 117, 151, 206],
  },
  {
    src: "/clips/demo-2.mp3",
    language: "tr",
    text: "Hoş geldiniz. Türkçe için biri, İngilizce için ikiyi tuşlayın.",
    seconds: 5.35,
    peaks:
      "0018cee59baaafb9ebab5cd2de62ceeadf83493d210301000000009ed0ac3559146eb9c6bad89fb7ecdd756980e1b768e3e9d6ab150d85eea866d3de78ffd63834a9c2aad070bcf1cf71db66c1f1b0e6d981b6d19ec4b6e28fc1c5c396746607",
    starts: [0, 32, 141, 198, 240, 301, 372, 403, 448],
  },
  {
    src: "/clips/demo-3.mp3",
    language: "en",
    text: "Every brand has a voice. Send us your script, and hear it tomorrow.",
    seconds: 4.61,
    peaks:
      "02efecc84a69c6b94cc2f7d7ab908a4421e0f65af4983ed2f4f2d2d0a27c5a58110000000000004895e2ffe08783c9edb6a0b5d3d282815d45bdeaefb45f330b2342060000acf1c87b2729b5f3d5a7abd7c53c4c4fe8fba9ffc9aa9fd0ca6d05",
    starts: [0, 35, 73, 91, 98, 184, 220, 237, 252, 329, 351, 380, 396],
  },
];
