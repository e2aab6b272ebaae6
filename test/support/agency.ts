import { randomFrom } from "#test/support/random.ts";
import { shortSound } from "./short-sound.ts";

/** An agency as it arrives: a spreadsheet and a folder of files. */
export interface Agency {
  sheet: { name: string; bytes: Buffer };
  files: { name: string; bytes: Buffer }[];
  /** Artists that can be imported, with their number of samples. */
  artists: Map<string, number>;
  /** Rows that cannot. */
  wrongRows: number;
}

const firstNames = ["Işıl", "İdil", "Ilgın", "İlker", "Çağrı", "Şule", "Özgür", "Ümit", "Gülşah", "Doğa"];
const lastNames = [
  "Demirağ",
  "Keskinok",
  "İnceoğlu",
  "Ilgaz",
  "Şahinbaş",
  "Gökdağ",
  "Öztürk",
  "Çelik",
  "Ünlü",
  "Ağır",
];
const colors = ["Parlak", "doğal", "DEEP", "sıcak", "Otoriter"];
const languages = ["Türkçe", "English", "GERMAN", "İtalyanca"];
const kinds = ["reklam", "narration", "IVR", "dublaj", "sesli kitap"];

/** The letters of Turkey beside Latin-1, as Windows writes them. */
const windows1254: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
const toWindows1254 = (text: string) =>
  Buffer.from([...text].map((letter) => windows1254[letter] ?? letter.codePointAt(0) ?? 0x3f));

const quoted = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Makes an agency of so many artists with about three files each, the same for the same numbers (another series has other names and sounds), and with everything that
 * goes wrong in such a sheet: twins by İ and ı, semicolons and quotes in texts, the encoding of Windows, empty lines, wrong
 * ages, files that are doubled, missing, damaged, and named in capitals.
 */
export function makeAgency(count: number, series = 0): Agency {
  const random = randomFrom(count + series);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const files: Agency["files"] = [];
  const artists: Agency["artists"] = new Map();
  const lines = ["Ad Soyad;Yaş;Cinsiyet;Ses rengi;Diller;Dosya;Başlık;Tür;Metin;Durum;Ajans kodu"];
  const add = (cells: string[]) => void lines.push(cells.map(quoted).join(";"));
  let [sounds, wrongRows] = [0, 0];
  const newFile = () => {
    sounds += 1;
    const name = `sesler/örnek-${sounds}.wav`;
    files.push({ name, bytes: shortSound(sounds + series * 1000) });
    return name;
  };
  const sample = (file: string): string[] => [
    file.toUpperCase(),
    `Demo; "${pick(kinds)}" ${sounds}`,
    pick(kinds),
    sounds % 4 === 0 ? `Merhaba; bu "${sounds}" numaralı örnek.\nİkinci satır.` : "",
    pick(["yayında", "taslak", "", "gizli"]),
    `A-${sounds}`,
  ];
  for (let nth = 0; nth < count; nth += 1) {
    const name = `${firstNames[nth % 10]} ${lastNames[Math.floor(nth / 10) % 10]} ${nth + series * 1000}`;
    const fields = [pick(["Kadın", "erkek", "Female"]), `${pick(colors)}, ${pick(colors)}`, pick(languages)];
    const age = nth % 25 === 7 ? "kırk" : String(18 + Math.floor(random() * 60));
    const samples = 2 + (nth % 3);
    add([name, age, ...fields, ...sample(newFile())]);
    for (let more = 1; more < samples; more += 1) add([name, "", "", "", "", ...sample(newFile())]);
    if (nth % 25 === 7) wrongRows += samples;
    else artists.set(name, samples);
    if (nth % 10 === 3) lines.push("", ";;;;;;;;;;");
    if (nth % 20 === 5) {
      // Another way to write the same folded name.
      add([name.toUpperCase(), "30", ...fields, ...sample(newFile())]);
      wrongRows += 1;
    }
  }
  // A file that lies twice in the folder, under two names, and one that is no sound and that no row names.
  const [first] = files;
  if (first)
    files.push(
      { name: "sesler/kopya.wav", bytes: first.bytes },
      { name: "notlar.txt", bytes: Buffer.from("x") },
    );
  const bytes = toWindows1254(`${lines.join("\r\n")}\r\n`);
  return { sheet: { name: "sanatçılar.csv", bytes }, files, artists, wrongRows };
}
