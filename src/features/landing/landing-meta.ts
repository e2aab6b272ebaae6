import { msg } from "@lingui/core/macro";

/** What search engines and shared links show. */
export const landingTitle = msg`Voice-over and audio production agency`;
export const landingDescription = msg`Voice-over, dubbing, music, mixing, subtitling and video production in 18 languages with over 200 artists. Send your script; we suggest voices, record, mix and deliver.`;

export const headline = msg`The right voice for your brand is here.`;
export const serviceNames = [
  msg({ message: "Voice-over", comment: "Name of a service" }),
  msg({ message: "Dubbing", comment: "Name of a service" }),
  msg`Music and sound design`,
  msg({ message: "Mixing", comment: "Name of a service" }),
  msg`Translation and subtitling`,
  msg({ message: "Video production", comment: "Name of a service" }),
];
