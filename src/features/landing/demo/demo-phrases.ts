import type { LandingClip } from "#src/features/landing/clips/clip.ts";

/** The sample phrases of the AI demo, written by server/demo/generator/generate.ts. */
export const demoPhrases: LandingClip[] = [
  {
    src: "/clips/demo-1.mp3",
    language: "tr",
    text: "Markanızın sesi, ilk cümlede tanınır.",
    seconds: 3.17,
    peaks:
      "001e62b8d48f262e1d2a1de1ffb2586db787517594aa7e877d457685d6b64f5080a5c2ddbfd9c7b79a8d1915100c028ff8e9a880897c470e1a0f2e88e0ad88586c6986c6a3482a8ec583222193da6e4d9a746c6b8da38d9da18d7c745b2b1601",
    starts: [0, 77, 152, 185, 240],
  },
  {
    src: "/clips/demo-2.mp3",
    language: "tr",
    text: "Hoş geldiniz. Türkçe için biri, İngilizce için ikiyi tuşlayın.",
    seconds: 5.35,
    peaks:
      "0012c3ff7c796c57b9834895a46fa9ebaf6d3f300a02010000000060ce9231150e378cc598b44687f2ae836366b4734fb9b8b78a0e0a2cbd6e7f7dd263c9a8372772bd95b63689d0b363c1393eae86bdd3476ba25f878cc369acb69c72765003",
    starts: [0, 32, 141, 198, 240, 301, 372, 403, 448],
  },
  {
    src: "/clips/demo-3.mp3",
    language: "en",
    text: "Every brand has a voice. Send us your script, and hear it tomorrow.",
    seconds: 4.61,
    peaks:
      "01b0be7e2643ab923e88bc9a6b847e21167481489c413570cec48f787e56524f0a0000000000002f8fabc79f7f8572bc608089b69f4266453398c7c9932f170c0d3104000043a95d6e1e1784ffbc707db38b24282184825adea06a6e9b9f4303",
    starts: [0, 35, 73, 91, 98, 184, 220, 237, 252, 329, 351, 380, 396],
  },
];
