/** What visitors of the agency write, by language: of their wish a piece of each list, in this order. */
export const trueWords = {
  tr: {
    names: ["Ayşe", "Mert", "Ilgın", "Gökçe", "Umut", "Şule", "Çağrı", "İpek"],
    surnames: ["Öz", "Yıldızhan", "Altınışık", "Işık", "Ağaoğlu", "Şahin", "Güneş"],
    companies: ["Dovarel", "Halbora", "Ünlüoğlu", "Çınar", "Mavi Kapı", "Ege Süt", "Orman.com"],
    kinds: ["A.Ş.", "Ltd. Şti.", "Reklam Ajansı", "Prodüksiyon", "Yayıncılık", "Holding"],
    media: ["Radyo spotu", "Televizyon reklamı", "Santral anonsu", "E-öğrenme", "YouTube", "Belgesel"],
    versions: ["", "30 sn", "15 sn + 30 sn", "3 dakika", "2 versiyon"],
    budgets: ["", "", "15.000 TL", "20.000–30.000 TL", "Teklifinizi bekliyoruz"],
    openings: ["Merhaba,", "İyi günler,", "Selamlar,", "Merhabalar, kolay gelsin.", ""],
    wishes: [
      ["Yeni", "Bahar", "Yaz", "Kış", "Açılış", "Bayram", "Yılbaşı"],
      ["kampanyamız", "reklamımız", "tanıtım filmimiz", "eğitim videomuz", "anonslarımız", "belgeselimiz"],
      ["için"],
      ["sıcak", "güven veren", "enerjik", "genç", "olgun", "samimi", "tok", "sakin"],
      ["bir kadın sesi", "bir erkek sesi", "bir çocuk sesi", "iki ayrı ses"],
      ["arıyoruz.", "istiyoruz.", "düşünüyoruz.", "lazım."],
    ],
    details: [
      "Metin hazır.",
      "Metni biz yazacağız.",
      "Türkçe ve İngilizce olacak.",
      "Müzik altı bizden.",
      "",
    ],
    closings: [
      "Teşekkürler.",
      "Haftaya teslim gerekiyor.",
      "Bizi arayabilir misiniz?",
      "İyi çalışmalar.",
      "",
    ],
    link: "Eski filmimiz burada:",
  },
  en: {
    names: ["Clara", "Tom", "Ingrid", "Marco", "Aisha", "Ben", "Sofia"],
    surnames: ["Müller", "O'Neill", "Haas", "Rossi", "Khan", "Berg"],
    companies: ["Dovarel", "Northbay", "Lumen", "Acorn.io", "Harbour Films", "Kite"],
    kinds: ["GmbH", "Ltd", "Media", "Agency", "Studios", "Learning"],
    media: ["Radio", "TV spot", "Phone menu", "E-learning", "Online video", "Documentary"],
    versions: ["", "30 s", "15 s and 30 s", "3 minutes", "two versions"],
    budgets: ["", "", "2,000 to 3,000 euros", "open", "please quote"],
    openings: ["Hello,", "Hi there,", "Good morning,", "Dear team,", ""],
    wishes: [
      ["For our", "We are casting for a", "It is about our", "A short"],
      ["spring", "new", "first", "regional", "autumn", "charity"],
      ["campaign:", "film:", "course:", "product video:", "podcast:"],
      ["a warm", "an energetic", "a calm", "a young", "a trustworthy", "a deep"],
      ["female voice", "male voice", "child’s voice", "pair of voices"],
      ["in Turkish.", "in English.", "in Turkish and German.", "with a light accent."],
    ],
    details: ["The script is ready.", "We write the script.", "Music comes from us.", "It airs in May.", ""],
    closings: ["Thank you!", "Could you call us?", "We need it next week.", "Best wishes", ""],
    link: "Our last film is here:",
  },
} as const;

/** What machines write, put together in the same way. */
export const spamWords = {
  tr: {
    openings: ["Merhaba site sahibi,", "Fırsatı kaçırmayın!", "Sayın yetkili,"],
    pitch: [
      ["Google’da ilk sayfa,", "Ucuz takipçi,", "Yatırımsız bonus,", "Anında kredi,", "Toptan ürün,"],
      ["garantili", "hemen", "bugüne özel", "yüzde 50 indirimli", "sınırsız"],
      ["hizmetinizde.", "sizi bekliyor.", "başvurun.", "tıklayın."],
    ],
  },
  en: {
    openings: ["Dear website owner,", "Hello friend!", "Attention:", "I was browsing your site and"],
    pitch: [
      [
        "rank first on Google",
        "buy followers",
        "earn with crypto",
        "get a loan",
        "cheap pills",
        "casino bonus",
      ],
      ["guaranteed", "in 24 hours", "with no risk", "today only", "worldwide"],
      ["— click now.", "— reply for an offer.", "— limited places.", "— contact us."],
    ],
  },
} as const;
