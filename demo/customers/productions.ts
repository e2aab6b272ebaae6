import type { DemoWorkStep } from "./step.ts";

const hour = 60;
const day = 24 * hour;

/** The work on accepted offers, by the offer's platform. */
export const demoProductions: Record<string, DemoWorkStep[]> = {
  "E-öğrenme modülü": [
    {
      after: 20 * hour,
      kind: "take",
      recording: "safety-opening-1.mp3",
      fileName: "giris-sentetik.wav",
      title: "Giriş",
    },
    {
      after: 20 * hour + 1,
      kind: "take",
      recording: "safety-closing.mp3",
      fileName: "kapanis-sentetik.wav",
      title: "Kapanış",
    },
    {
      after: 20 * hour + 5,
      kind: "handOver",
      text: "Merhaba Deniz, giriş ve kapanış dinlemenize hazır. Bu tanıtımda ses sentetik.",
    },
    {
      after: 30 * hour,
      kind: "note",
      recording: "safety-opening-1.mp3",
      from: 0,
      to: 4,
      text: "Burası biraz hızlı. Karşılama daha sakin olabilir mi?",
    },
    {
      after: 30 * hour + 4,
      kind: "note",
      recording: "safety-closing.mp3",
      from: 4.5,
      text: "“Baretinizi” sözcüğünü biraz daha vurgulayalım.",
    },
    {
      after: 30 * hour + 6,
      kind: "askChanges",
      text: "Kapanışın tonu tam istediğimiz gibi; girişi daha yavaş duymak isteriz.",
    },
    {
      after: 46 * hour,
      kind: "take",
      recording: "safety-opening-2.mp3",
      fileName: "giris-2-sentetik.wav",
      title: "Giriş",
      replaces: "safety-opening-1.mp3",
    },
    {
      after: 46 * hour + 4,
      kind: "reply",
      note: 1,
      text: "Girişi baştan, daha yavaş okuduk; yenisini ikinci turda dinleyebilirsiniz.",
    },
    { after: 46 * hour + 5, kind: "resolve", note: 1 },
    { after: 46 * hour + 9, kind: "handOver", text: "Yeni giriş hazır." },
    {
      after: 63 * hour,
      kind: "note",
      recording: "safety-opening-2.mp3",
      from: 9.5,
      to: 13,
      text: "“Dilediğiniz yerde durabilirsiniz” artık çok rahat anlaşılıyor; sonrasında kısa bir duraklama olsun.",
    },
  ],
  Fragman: [
    {
      after: 3 * day,
      kind: "take",
      recording: "trailer.mp3",
      fileName: "trailer-synthetic.wav",
      title: "Trailer",
    },
    {
      after: 3 * day + 1,
      kind: "take",
      recording: "trailer-title.mp3",
      fileName: "title-synthetic.wav",
      title: "Title only",
    },
    {
      after: 3 * day + 6,
      kind: "handOver",
      text: "Low and slow, with room for the drums; the title alone is there too. In this demo the voice is synthetic.",
    },
    { after: 4 * day + 2 * hour, kind: "approve" },
  ],
};
