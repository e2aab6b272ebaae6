import { safetyClosing, safetyOpening } from "#demo/takes.ts";
import type { DemoConversation } from "./step.ts";

const hour = 60;

/** What became of the offers of the client whose login is printed, by platform. */
export const clientConversations: Record<string, DemoConversation> = {
  "Radyo spotu": {
    beginning: {
      title: "Sabah programı, iki tanıtım",
      answerIn: 4,
      deliverIn: 9,
      usage: { media: ["RADIO"], territory: "TURKEY", months: 6, exclusive: false },
      brief: {
        script: "Günaydın! Kahveniz hazırsa biz de hazırız. Her sabah yedide, Ritmova’da buluşalım.",
        scriptLanguage: "TURKISH",
        targetSeconds: 12,
        notes: "İki sesle de birer okuma; müziği biz ekleyeceğiz.",
      },
    },
    steps: [
      {
        after: 3 * hour,
        side: "agency",
        kind: "message",
        text: "Merhaba Deniz, iki ses de bu hafta stüdyoda. Canlı tanıtım da olacak mı?",
      },
      { after: 5 * hour, side: "client", kind: "message", text: "Hayır, yalnızca bu iki kayıt." },
    ],
  },
  "Sesli kitap": {
    beginning: {
      title: "Kıyıdaki Ev, ilk üç bölüm",
      usage: { media: ["AUDIOBOOK"], territory: "WORLD", months: null, exclusive: true },
      brief: {
        script:
          "O yaz deniz hiç susmadı; beklenen mektup ise bir türlü gelmedi. Kapının önündeki iki sandalyeden biri, yıllardır boş duruyordu.",
        scriptLanguage: "TURKISH",
        notes: "Toplam 92 sayfa. Üç anlatıcıdan birini örnek okumadan sonra seçeceğiz.",
      },
    },
    steps: [
      {
        after: 90,
        side: "agency",
        kind: "message",
        text: "Merhaba Deniz, üç anlatıcının da sesli kitap deneyimi var. Kayda ne zaman başlamak istersiniz?",
      },
      {
        after: 3 * hour,
        side: "client",
        kind: "message",
        text: "Gelecek ayın ilk haftası bizim için uygun.",
      },
      {
        after: 22 * hour,
        side: "agency",
        kind: "propose",
        terms: { budget: 2400, answerIn: 6, deliverIn: 40 },
        text: "Tek anlatıcı, stüdyo ve kurgu dâhil. Seçiminize göre fiyat değişmez.",
      },
    ],
  },
  "E-öğrenme modülü": {
    beginning: {
      deliverIn: 9,
      usage: { media: ["ELEARNING"], territory: "TURKEY", months: 24, exclusive: false },
      brief: {
        script: `${safetyOpening}\n\n${safetyClosing}`,
        scriptLanguage: "TURKISH",
        targetSeconds: 35,
        notes: "Önce giriş ve kapanış; bölümün geri kalanı onaydan sonra gelecek.",
      },
    },
    steps: [
      {
        after: 4 * hour,
        side: "agency",
        kind: "message",
        text: "Tonunu duymanız için kısa bir deneme okuması ekledik.",
        clip: "tr-09.mp3",
      },
      {
        after: 5 * hour,
        side: "client",
        kind: "message",
        text: "Tam aradığımız gibi: sakin ve anlaşılır. Bununla ilerleyelim.",
      },
      { after: 6 * hour, side: "agency", kind: "accept" },
      {
        after: 7 * hour,
        side: "client",
        kind: "message",
        text: "Teşekkürler! Bölümün geri kalanını onaydan sonra yolluyoruz.",
      },
      { after: 8 * hour, side: "agency", kind: "read" },
    ],
  },
  "Podcast açılışı": {
    steps: [
      { after: 5 * hour, side: "agency", kind: "message", text: "Merhaba, açılış müziği sizde hazır mı?" },
      {
        after: 7 * hour,
        side: "client",
        kind: "message",
        text: "Yayını bahara erteledik; teklifi şimdilik geri çekiyorum.",
      },
      { after: 7 * hour + 2, side: "client", kind: "withdraw" },
      { after: 9 * hour, side: "agency", kind: "read" },
    ],
  },
  "Belgesel anlatımı": {
    beginning: { usage: { media: ["TV"], territory: "WORLD", months: 12, exclusive: true } },
    steps: [
      {
        after: 20 * hour,
        side: "agency",
        kind: "decline",
        reason: "budget",
        text: "Bu bütçe, dünya çapında ve yalnızca size ait bir yıllık kullanıma yetmiyor. Yalnızca Türkiye için yeniden konuşalım.",
      },
      { after: 22 * hour, side: "client", kind: "read" },
    ],
  },
};
