import type { LandingClip } from "#src/features/landing/clips/clip.ts";

/** The sample phrases of the AI demo, written by server/demo/generator/generate.ts. */
export const demoPhrases: LandingClip[] = [
  {
    src: "/clips/demo-1.mp3",
    language: "tr",
    text: "Markanızın sesi ilk cümlede tanınır.",
    seconds: 2.83,
    peaks:
      "000c5769dfa96a24291a2a1697ffcd924569b4874b62819b8c70886b40646faad0853b5b70c8e2e8c59bfdf2ba86846861290d180e0e5fc3c4966759656a70a2b56a234197bc7b320f52c8a746559a5e6567758c9c89998a8b766967301e0500",
    starts: [0, 77, 117, 151, 206],
  },
  {
    src: "/clips/demo-2.mp3",
    language: "tr",
    text: "Hoş geldiniz. Türkçe için biri, İngilizce için ikiyi tuşlayın.",
    seconds: 5.35,
    peaks:
      "0012c3ff7c796c57b9834895a46fa9ebaf6d3f300a02010000000060ce9231150e378cc598b44687f2ae836366b4734fb9b8b78a0e0a2cbd6e7f7dd263c9a8372772bd95b63689d0b363c1393eae86bdd3476ba25f878cc36aacb69c72765003",
    starts: [0, 32, 141, 198, 240, 301, 372, 403, 448],
  },
  {
    src: "/clips/demo-3.mp3",
    language: "en",
    text: "Every brand has a voice. Send us your script, and hear it tomorrow.",
    seconds: 4.61,
    peaks:
      "01b0be7e2643ab923e88bc9a6b847e21167481489c413570cec48f787e56524f0a0000000000002f8fabc79f7f8572bc608089b69f4267453398c7c9932f170c0d3104000043a95d6e1e1784ffbc707db38b24282184825adea06a6e9b9f4303",
    starts: [0, 35, 73, 91, 98, 184, 220, 237, 252, 329, 351, 380, 396],
  },
];
