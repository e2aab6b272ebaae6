import type { Language } from "#contract/voices/voices.ts";

/** What an artist says in a take of the demo's productions: a generated recording in `demo/audio/takes`. */
export interface DemoRecording {
  file: string;
  artist: string;
  language: Language;
  text: string;
  /** How fast, as a part of the artist's pace. */
  pace: number;
}

export const safetyOpening =
  "İş güvenliği eğitimimizin birinci bölümüne hoş geldiniz. Bu bölüm yaklaşık 12 dakika sürer; dilediğiniz yerde durabilirsiniz. Önce çalışma alanımızı tanıyacak, ardından koruyucu donanımı tek tek göreceğiz. Hazırsanız başlayalım.";
export const safetyClosing =
  "Birinci bölümün sonuna geldiniz. Baretinizi, gözlüğünüzü ve eldiveninizi her gün işe başlamadan önce denetleyin. İkinci bölümde görüşmek üzere.";
const trailerTitle = "Tides of Lodenka: coming this spring.";
export const trailer = `Every tide takes something. This one took everything. ${trailerTitle}`;

const rojda = { artist: "Rojda Baran", language: "TURKISH" } as const;
const kerem = { artist: "Kerem Ilgaz", language: "ENGLISH" } as const;

export const demoRecordings: DemoRecording[] = [
  { ...rojda, file: "safety-opening-1.mp3", text: safetyOpening, pace: 1.15 },
  { ...rojda, file: "safety-opening-2.mp3", text: safetyOpening, pace: 1 },
  { ...rojda, file: "safety-closing.mp3", text: safetyClosing, pace: 1 },
  { ...kerem, file: "trailer.mp3", text: trailer, pace: 0.85 },
  { ...kerem, file: "trailer-title.mp3", text: trailerTitle, pace: 0.8 },
];
