import { trailer } from "#demo/takes.ts";
import type { DemoConversation } from "./step.ts";

const hour = 60;
const day = 24 * hour;

const script =
  "Welcome back, captain. The harbour burned for three nights while you were away, and 14 of our ships are gone. Give the order, and we sail at dawn.";

/** The conversations in English, by the offer's platform. */
export const englishConversations: Record<string, DemoConversation> = {
  "Mobil oyun, 14 karakter": {
    beginning: {
      title: "Tides of Lodenka: 14 characters",
      answerIn: 10,
      deliverIn: 45,
      usage: { media: ["GAME"], territory: "WORLD", months: null, exclusive: true },
      brief: {
        script,
        scriptLanguage: "ENGLISH",
        targetSeconds: 12,
        notes: "About 1,900 lines in Turkish and English. One session a character, directed online.",
      },
    },
    steps: [
      {
        after: 3 * hour,
        side: "agency",
        kind: "message",
        text: "Thank you! Are the lines final, or will there be pick-ups after the first build?",
      },
      {
        after: 4 * hour,
        side: "client",
        kind: "message",
        text: "One round of pick-ups, at most a tenth of the lines.",
      },
      {
        after: 20 * hour,
        side: "agency",
        kind: "propose",
        terms: { budget: 14_200, answerIn: 8, deliverIn: 50 },
        text: "This holds the pick-ups and a director for every session.",
      },
      {
        after: 30 * hour,
        side: "client",
        kind: "propose",
        terms: {
          budget: 13_500,
          answerIn: 7,
          usage: { media: ["GAME", "WEB"], territory: "WORLD", months: null, exclusive: false },
        },
        text: "We can do without exclusivity if the trailer on our site is included.",
      },
      {
        after: 31 * hour,
        side: "client",
        kind: "brief",
        brief: {
          script: script
            .replace("three nights", "seven nights")
            .replace("14 of our ships", "half of our ships"),
          scriptLanguage: "ENGLISH",
          targetSeconds: 12,
          notes: "About 1,900 lines in Turkish and English. One session a character, directed online.",
        },
      },
      {
        after: 40 * hour,
        side: "client",
        kind: "message",
        text: "We have changed two lines of the captain’s speech; the rest stands.",
      },
    ],
  },
  Fragman: {
    beginning: {
      title: "Launch trailer",
      deliverIn: 10,
      usage: { media: ["WEB", "SOCIAL", "CINEMA"], territory: "WORLD", months: 12, exclusive: false },
      brief: {
        script: trailer,
        scriptLanguage: "ENGLISH",
        targetSeconds: 10,
        notes: "Low and slow; leave room for the drums before the title.",
      },
    },
    steps: [
      {
        after: 6 * hour,
        side: "agency",
        kind: "message",
        text: "Kerem has read the script and likes it. Cinema in all countries?",
      },
      { after: 8 * hour, side: "client", kind: "message", text: "In Turkey and Germany only." },
      { after: day, side: "agency", kind: "accept" },
      { after: day + 2 * hour, side: "client", kind: "message", text: "Great, the session link follows." },
      { after: day + 3 * hour, side: "agency", kind: "read" },
    ],
  },
};
