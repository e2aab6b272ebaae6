import type { DemoConversation } from "./step.ts";

const hour = 60;
const day = 24 * hour;

/** The conversations in Turkish, by the offer's platform. */
export const turkishConversations: Record<string, DemoConversation> = {
  "YouTube reklamı": {
    beginning: {
      answerIn: 5,
      deliverIn: 12,
      usage: { media: ["WEB", "SOCIAL"], territory: "TURKEY", months: 6, exclusive: false },
      brief: {
        script:
          "Sabahın ilk ışığında taze çekilmiş bir fincan kahve. Orvanta’da çekirdekler her gün kavrulur, her fincan sizin için hazırlanır. Bu hafta 2 kahveye %20 indirim. Orvanta: güne iyi başla.",
        scriptLanguage: "TURKISH",
        targetSeconds: 20,
        notes:
          "Acele etmeyen, gülümseyen bir okuma. Marka adını cümlenin sonunda bir an bekleterek söyleyelim.",
      },
    },
    steps: [],
  },
  "TV ve radyo kampanyası": {
    beginning: {
      answerIn: 4,
      deliverIn: 14,
      usage: { media: ["TV", "RADIO"], territory: "TURKEY", months: 3, exclusive: false },
      brief: {
        script:
          "Halbora Hava Yolları ile bu yaz 14 yeni şehir. Biletler 899 TL’den başlayan fiyatlarla halbora.example adresinde. Halbora: ufuk sizin.",
        scriptLanguage: "TURKISH",
        targetSeconds: 15,
        notes: "Radyo için 15, TV için 20 saniyelik iki okuma.",
      },
    },
    steps: [
      {
        after: 20,
        side: "agency",
        kind: "message",
        text: "Merhaba, teşekkürler. Radyoda bölgesel mi, ulusal mı yayınlanacak?",
      },
      {
        after: 34,
        side: "client",
        kind: "message",
        text: "Ulusal. TV tarafında da yalnızca haber kuşağı var.",
      },
      {
        after: 75,
        side: "agency",
        kind: "propose",
        terms: { budget: 5400, answerIn: 3 },
        text: "Ulusal radyo yayını için iki sesin toplamı bu olur; üç versiyon içinde.",
      },
    ],
  },
  "Santral anonsu": {
    beginning: {
      usage: { media: ["IVR"], territory: "TURKEY", months: null, exclusive: false },
      brief: {
        script:
          "Çamlora Turizm’e hoş geldiniz. Rezervasyon için 1’i, mevcut rezervasyonunuz için 2’yi tuşlayın. Müşteri temsilcimize bağlanmak için lütfen hatta kalın.",
        scriptLanguage: "TURKISH",
        notes: "Her cümle ayrı dosya olacak.",
      },
    },
    steps: [
      {
        after: 2 * hour,
        side: "agency",
        kind: "message",
        text: "Tatil günleri için ayrı bir anons da gerekiyor mu?",
      },
      {
        after: 3 * hour,
        side: "client",
        kind: "message",
        text: "Evet, iki cümlelik bir metin daha ekleyeceğiz; bütçeye dâhil olabilir mi?",
      },
    ],
  },
  "Kabin anonsu": {
    beginning: { usage: { media: ["CORPORATE"], territory: "WORLD", months: null, exclusive: true } },
    steps: [
      {
        after: day,
        side: "agency",
        kind: "message",
        text: "Leyla Hanım’ın programına bakıp size döneceğiz.",
      },
      {
        after: 2 * day,
        side: "agency",
        kind: "decline",
        reason: "availability",
        text: "Leyla Hanım iki ay boyunca yurt dışında. Başka bir sesle yeniden konuşmak isteriz.",
      },
      { after: 2 * day + hour, side: "client", kind: "read" },
    ],
  },
  "Instagram hikâyesi": {
    beginning: {
      answerIn: 3,
      usage: { media: ["SOCIAL"], territory: "TURKEY", months: 1, exclusive: false },
      brief: {
        script: "Soğuk kahve mevsimi açıldı! Bugün, bu hafta, bu yaz: hep Orvanta.",
        scriptLanguage: "TURKISH",
        targetSeconds: 8,
      },
    },
    steps: [
      {
        after: 5 * hour,
        side: "agency",
        kind: "propose",
        terms: { budget: 900, answerIn: 3 },
        text: "Dört versiyon için ayrı kurgu gerekiyor; bu yüzden küçük bir fark var.",
      },
      {
        after: 20 * hour,
        side: "client",
        kind: "propose",
        terms: { budget: 850, answerIn: 3 },
        text: "Ortada buluşalım mı?",
      },
      { after: 22 * hour, side: "agency", kind: "accept" },
      { after: 23 * hour, side: "client", kind: "read" },
    ],
  },
  "Kurumsal tanıtım filmi": {
    beginning: {
      title: "Tanıtım filmi, Türkçe ve Almanca",
      answerIn: 5,
      usage: { media: ["CORPORATE", "WEB", "EVENT"], territory: "WORLD", months: 36, exclusive: false },
    },
    steps: [
      {
        after: day,
        side: "agency",
        kind: "propose",
        terms: { budget: 2200, answerIn: 4 },
        text: "Almanca okuma için dil danışmanlığı dâhil.",
      },
      { after: 6 * day, side: "client", kind: "expire" },
    ],
  },
  "Mağaza içi anons": {
    steps: [
      {
        after: 4 * hour,
        side: "agency",
        kind: "message",
        text: "Kaç mağazada ve ne kadar süre kullanılacak? Ona göre bir bütçe önerelim.",
      },
      {
        after: 26 * hour,
        side: "client",
        kind: "message",
        text: "180 mağaza, bir yıl. Bütçemiz 200 doları geçemez.",
      },
      {
        after: 30 * hour,
        side: "agency",
        kind: "decline",
        reason: "budget",
        text: "Bu kullanım için bütçe ne yazık ki yetmiyor. Tek bir kampanya dönemi için yeniden yazabilirsiniz.",
      },
      { after: 31 * hour, side: "client", kind: "read" },
    ],
  },
};
