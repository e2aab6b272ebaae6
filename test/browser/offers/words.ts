import { words as conversation } from "#test/offers/conversation/words.ts";
import { words as form } from "#test/offers/form/words.ts";

const own = {
  tr: {
    offers: /^Teklifler/,
    part: "Metin ve kullanım ekle (isteğe bağlı)",
    offerTitle: "Başlık",
    script: "Metin",
    target: "Hedef (sn)",
    media: "Yayın mecrası",
    tv: "Televizyon",
    months: "Kullanım süresi (ay)",
    yoursTab: /^Sıra sizde/,
    theirs: /^Ajansta/,
    waitingForClient: "Müşteriden yanıt bekleniyor",
    decided: "$1.350 karşılığında TV için 2 versiyonu kabul ediyorsunuz",
    print: "Yazdır",
    noneFits: "Bu aramaya uyan teklif yok",
    noneWaits: "Burada bekleyen teklif yok",
    unfold: "Koşullar, sesler ve proje bilgileri",
    meter: "Okuma süresi",
    briefEdit: "Proje bilgilerini düzenle",
    first: "1.250",
    second: "1.400",
    third: "1.350",
    held: "$1.350",
  },
  en: {
    offers: /^Offers/,
    part: "Add a script and usage (optional)",
    offerTitle: "Title",
    script: "Script",
    target: "Target (s)",
    media: "Media",
    tv: "Television",
    months: "Duration (months)",
    yoursTab: /^Waiting for you/,
    theirs: /^With the agency/,
    waitingForClient: "Waiting for the client",
    decided: "You accept $1,350 for 2 versions on TV",
    print: "Print",
    noneFits: "No offer matches this search",
    noneWaits: "No offers are waiting here",
    unfold: "Terms, voices and brief",
    meter: "Spoken length",
    briefEdit: "Edit the brief",
    first: "1,250",
    second: "1,400",
    third: "1,350",
    held: "$1,350",
  },
} as const;

/** What both sides of an offer read in Chromium, by language. */
export const offerWords = {
  tr: { ...form.tr, ...conversation.tr, ...own.tr },
  en: { ...form.en, ...conversation.en, ...own.en },
} as const;

export type OfferLocale = keyof typeof offerWords;
