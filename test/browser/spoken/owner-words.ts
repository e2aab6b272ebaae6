import { offerWords } from "#test/browser/offers/words.ts";
import { words as ownerWords } from "#test/browser/owner/words.ts";
import { words as sessionWords } from "#test/session/words.ts";

const own = {
  tr: {
    artists: "Sanatçılar",
    artistsTable: "Seslendirme sanatçıları",
    skip: "Sayfalara geç",
    next: "Sonraki",
    second: /^Sayfa 2/,
    clientCreated: "Müşteri başarıyla oluşturuldu!",
    clients: "Müşteriler",
    chosen: "Tüm dosyalar yüklendi",
    check: "Kontrol et",
    wrongAge: "Düzelt: yaş, 2. satır: otuz",
    wrongKind: "Düzelt: tür, 3. satır: reklm",
    corrected: "reklam",
    head: "ad;yaş;cinsiyet;renkler;diller;yaş aralıkları;başlık;tür;dosya;durum",
    line: (name: string, age: string, kind: string, file: string) =>
      `${name};${age};Kadın;Sıcak;Türkçe;Yetişkin;Banka reklamı;${kind};${file};taslak`,
  },
  en: {
    artists: "Voice artists",
    artistsTable: "Voice artists",
    skip: "Skip to the pages",
    next: "Next",
    second: /^Page 2/,
    clientCreated: "Client Created Successfully!",
    clients: "Clients",
    chosen: "All files are uploaded",
    check: "Check",
    wrongAge: "Correct age in row 2: otuz",
    wrongKind: "Correct kind in row 3: reklm",
    corrected: "commercial",
    head: "name;age;gender;colors;languages;age ranges;title;kind;file;state",
    line: (name: string, age: string, kind: string, file: string) =>
      `${name};${age};Female;Warm;Turkish;Adult;Bank commercial;${kind};${file};draft`,
  },
} as const;

/** What an owner of each language hears and presses. */
export const words = {
  tr: { ...offerWords.tr, ...sessionWords.tr, ...ownerWords.tr, ...own.tr },
  en: { ...offerWords.en, ...sessionWords.en, ...ownerWords.en, ...own.en },
} as const;
