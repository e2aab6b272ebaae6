/**
 * A built-in clip, written by server/demo/audio/generate.ts. `peaks` is 96 RMS bars of two hex
 * digits, `starts` when each word of `text` (split at spaces) begins, in hundredths of a second.
 */
export type LandingClip = {
  src: string;
  language: string;
  dir?: "rtl";
  text: string;
  seconds: number;
  peaks: string;
  starts: number[];
};

/** The clips in the site's own languages; the page shows one of them before anything is pressed. */
export const ownClips: Record<"tr" | "en", LandingClip> = {
  tr: {
    src: "/clips/hero-tr.mp3",
    language: "tr",
    text: "Markanızın sesi, ilk cümlede tanınır.",
    seconds: 3.07,
    peaks:
      "00135a87d692732e2a11361fbbffa1516bad95546272a3b4786c6e467eab9cc0ba7a68a497babf9fb9ba8b120000000004ebf7ac677354091a170a47b0ca90637470609dba853d4375b9913e053daab57b43828f595e7fad9892785d3e221000",
    starts: [0, 83, 152, 182, 238],
  },
  en: {
    src: "/clips/hero-en.mp3",
    language: "en",
    text: "Every brand has a voice. Send us your script, and hear it tomorrow.",
    seconds: 4.97,
    peaks:
      "04bab7854057b6894eb8a9856e824b143b934094323952daffc4898f7e60433827030201000000025687cba17f946ebb6f538eb9852d3b2a6dabdbc7a5671a1306240a010147a17059132ec9bb717e98ab17241c83847dd2ba80767aa49e4803",
    starts: [0, 36, 76, 94, 101, 201, 239, 255, 270, 356, 376, 406, 423],
  },
};
