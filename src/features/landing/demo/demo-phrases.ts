import type { LandingClip } from "#src/features/landing/clips/clip.ts";

/** The sample phrases of the AI demo, written by build/demo-audio/generate.ts. */
export const demoPhrases: LandingClip[] = [
  {
    src: "/clips/demo-1.mp3",
    language: "tr",
    text: "Markanızın sesi ilk cümlede tanınır.",
    seconds: 2.83,
    peaks: "02cgxrj665b9nzspdjrmcdinkhdecgnmqmafporrqjwtpijfea2b23hrupicddjqph7cqpnc4fytghnhccknpnnnmkig8510",
    starts: [0, 77, 117, 151, 206],
  },
  {
    src: "/clips/demo-2.mp3",
    language: "tr",
    text: "Hoş geldiniz. Türkçe için biri, İngilizce için ikiyi tuşlayın.",
    seconds: 5.35,
    peaks: "03svlnopwndtudswvia85000000mto7c3fprqumpwugeivpevwtn32ixnetugzt87nrntfqxsgueqxowuiptmrpvkqrrlge1",
    starts: [0, 32, 141, 198, 240, 301, 372, 403, 448],
  },
  {
    src: "/clips/demo-3.mp3",
    language: "en",
    text: "Every brand has a voice. Send us your script, and hear it tomorrow.",
    seconds: 4.61,
    peaks: "0xwraerparyunkj95vycxl9txxttmhcc2000000akvzvjisxpmpttiid9qwxpd7259100oxrh56pxtnnur8abwynzsnmtsf1",
    starts: [0, 35, 73, 91, 98, 184, 220, 237, 252, 329, 351, 380, 396],
  },
];
