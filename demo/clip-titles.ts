import type { SampleKind } from "#contract/constants/enumerations.ts";
import type { Locale } from "#contract/constants/site-languages.ts";

type Titled = [kind: SampleKind, title: string];

const turkish: Titled[] = [
  ["COMMERCIAL", "Kahve reklamı"],
  ["COMMERCIAL", "Yaz indirimi"],
  ["COMMERCIAL", "Sağlık grubu"],
  ["ELEARNING", "Nefes egzersizi"],
  ["CHARACTER", "Ejderha çizen çocuk"],
  ["AUDIOBOOK", "Roman: Bir yaz"],
  ["AUDIOBOOK", "Masal: Dağların ardında"],
  ["NARRATION", "Gece radyosu"],
  ["IVR", "Kayıt bildirimi"],
  ["COMMERCIAL", "Spor giyim"],
  ["COMMERCIAL", "Parfüm"],
  ["NARRATION", "Belgesel: İstasyon"],
  ["CHARACTER", "Öğrenci"],
  ["AUDIOBOOK", "Şiir: Yarım akşam"],
  ["COMMERCIAL", "Yatırım bankası"],
  ["COMMERCIAL", "Mısır gevreği"],
  ["COMMERCIAL", "Fırın"],
  ["DUBBING", "Film fragmanı"],
  ["COMMERCIAL", "Otomobil"],
  ["IVR", "Son çağrı anonsu"],
  ["NARRATION", "Belgesel: Anadolu"],
  ["COMMERCIAL", "Final gecesi"],
  ["COMMERCIAL", "Konut projesi"],
  ["CHARACTER", "Uzaya gidecek çocuk"],
  ["CHARACTER", "Oyuncu"],
  ["ELEARNING", "Kabin güvenliği"],
  ["AUDIOBOOK", "Roman: Son mektup"],
  ["COMMERCIAL", "Çay"],
  ["NARRATION", "Belgesel: Kaplumbağalar"],
  ["COMMERCIAL", "Çelik"],
  ["COMMERCIAL", "Mama"],
  ["DUBBING", "Dizi: Zeytin ağacı"],
  ["IVR", "Karşılama menüsü"],
  ["ELEARNING", "Fatura uygulaması"],
  ["COMMERCIAL", "Bebek koleksiyonu"],
  ["COMMERCIAL", "Demlik çay"],
  ["COMMERCIAL", "Festival bileti"],
  ["COMMERCIAL", "Telefon hattı"],
  ["DUBBING", "Radyo tiyatrosu"],
  ["COMMERCIAL", "Sigorta"],
  ["COMMERCIAL", "Komşuluk"],
  ["COMMERCIAL", "Ödeme kartı"],
];

const english: Titled[] = [
  ["COMMERCIAL", "Coffee commercial"],
  ["DUBBING", "Film trailer"],
  ["NARRATION", "Documentary: Storks"],
  ["IVR", "Welcome menu"],
  ["COMMERCIAL", "Running shoes"],
  ["CHARACTER", "The rocket builder"],
  ["COMMERCIAL", "Insurance"],
  ["NARRATION", "Late-night radio"],
  ["COMMERCIAL", "Good neighbors"],
  ["COMMERCIAL", "Ticket sale"],
  ["ELEARNING", "Breathing exercise"],
  ["AUDIOBOOK", "Fairy tale: The lighthouse"],
  ["COMMERCIAL", "Phone plan"],
  ["COMMERCIAL", "Payment app"],
  ["ELEARNING", "Billing app"],
];

/** Kind and title of each line by its language's tag, in the order of its number: as the agency calls them, in English for what is said in English. */
const titles: Record<string, Titled[]> = {
  tr: turkish,
  en: english,
  ar: [
    ["IVR", "Uçuş karşılaması"],
    ["NARRATION", "Belgesel: Çöl"],
    ["COMMERCIAL", "Kahve reklamı"],
    ["COMMERCIAL", "Yaz kampanyası"],
    ["IVR", "Randevu menüsü"],
  ],
  de: [
    ["COMMERCIAL", "El işçiliği"],
    ["IVR", "Randevu menüsü"],
    ["COMMERCIAL", "Otomobil"],
    ["ELEARNING", "Nefes egzersizi"],
    ["DUBBING", "Film fragmanı"],
    ["COMMERCIAL", "Müsli"],
  ],
  fr: [
    ["COMMERCIAL", "Sağlık grubu"],
    ["COMMERCIAL", "Parfüm"],
    ["COMMERCIAL", "İndirim"],
    ["NARRATION", "Belgesel: Bağlar"],
    ["AUDIOBOOK", "Masal: Eski saat"],
  ],
  es: [
    ["COMMERCIAL", "Kahve reklamı"],
    ["COMMERCIAL", "Büyük final"],
    ["COMMERCIAL", "Spor giyim"],
    ["AUDIOBOOK", "Roman: Rüzgârın köyü"],
    ["CHARACTER", "Gemi yapan çocuk"],
  ],
  it: [
    ["ELEARNING", "Nefes egzersizi"],
    ["COMMERCIAL", "Fırın"],
    ["COMMERCIAL", "Parfüm"],
    ["IVR", "Karşılama menüsü"],
  ],
  ru: [
    ["DUBBING", "Film fragmanı"],
    ["IVR", "Karşılama menüsü"],
    ["COMMERCIAL", "Konut projesi"],
    ["COMMERCIAL", "Kahve reklamı"],
    ["CHARACTER", "Ejderha çizen çocuk"],
  ],
  fa: [
    ["COMMERCIAL", "Çay"],
    ["NARRATION", "Belgesel: Çöl"],
    ["COMMERCIAL", "Sigorta"],
    ["ELEARNING", "Nefes egzersizi"],
  ],
  hi: [
    ["IVR", "Karşılama menüsü"],
    ["NARRATION", "Belgesel: Kale"],
    ["COMMERCIAL", "Bayram kampanyası"],
    ["COMMERCIAL", "Konut projesi"],
  ],
  ur: [
    ["COMMERCIAL", "Sağlık grubu"],
    ["AUDIOBOOK", "Masal: Dağların ardı"],
    ["COMMERCIAL", "Kahve reklamı"],
  ],
  pt: [
    ["COMMERCIAL", "Yaz kampanyası"],
    ["COMMERCIAL", "Fırın"],
    ["AUDIOBOOK", "Şiir: Yağmur"],
    ["COMMERCIAL", "Motor"],
  ],
  fi: [
    ["ELEARNING", "Nefes egzersizi"],
    ["COMMERCIAL", "Konut projesi"],
    ["IVR", "Karşılama menüsü"],
  ],
  sv: [
    ["ELEARNING", "Fatura uygulaması"],
    ["COMMERCIAL", "Sağlık grubu"],
    ["NARRATION", "Belgesel: Ren geyikleri"],
  ],
  nb: [
    ["COMMERCIAL", "Kış indirimi"],
    ["DUBBING", "Film fragmanı"],
    ["AUDIOBOOK", "Masal: Sönmeyen ışık"],
  ],
  id: [
    ["IVR", "Karşılama menüsü"],
    ["COMMERCIAL", "Koşu ayakkabısı"],
    ["COMMERCIAL", "Kahve reklamı"],
  ],
  vi: [
    ["COMMERCIAL", "Sağlık grubu"],
    ["NARRATION", "Belgesel: Teraslar"],
    ["COMMERCIAL", "Yaz kampanyası"],
  ],
  ku: [
    ["ELEARNING", "Nefes egzersizi"],
    ["AUDIOBOOK", "Masal: Şarkılı köy"],
    ["IVR", "Karşılama menüsü"],
    ["COMMERCIAL", "Fırın"],
    ["AUDIOBOOK", "Masal: Yıldızlarla konuşan kız"],
    ["COMMERCIAL", "Yaz indirimi"],
  ],
};

/** What a line such as "tr-01" was spoken for, and what it is called. */
export function titleOf(line: string): { kind: SampleKind; title: string; titleLanguage: Locale } {
  const [tag = "", number] = line.split("-");
  const titled = titles[tag]?.[Number(number) - 1];
  if (!titled) throw new Error(`The demo's line ${line} has no title.`);
  const [kind, title] = titled;
  return { kind, title, titleLanguage: tag === "en" ? "en" : "tr" };
}
