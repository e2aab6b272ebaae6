import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { zipOf } from "#server/export/zip.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { type Typed, workbookOf } from "./excel.ts";
import type { Sent } from "./importer.ts";

const firstNames = ["Işıl", "İdil", "Kerem", "Çağrı", "Şule", "Özgür", "Ümit", "Gülşah"];
const lastNames = ["Demirağ", "Keskin", "İnceoğlu", "Ilgaz", "Şahin"];
const tones = ["Sıcak, Doğal", "Derin", "Parlak / Enerjik", "Kadifemsi", "Sakin ve Özgüvenli"];
const languages = ["Türkçe, İngilizce", "Türkçe", "TR/EN", "Türkçe ve Almanca", "Türkçe - Kürtce"];
const heading = ["Sıra", "Ad", "Soyad", "Cinsiyet", "Yaş", "Ses Tonu", "Diller", "Kayıt", "Yayın izni"];

/** A name that nothing but the agency gives twice. */
const nameOf = (nth: number, series: string): [string, string] => [
  `${firstNames[nth % firstNames.length]}${series}`,
  lastNames[Math.floor(nth / firstNames.length)] ?? "",
];

const rowOf = (nth: number, series: string): Typed[] => [
  nth + 1,
  ...nameOf(nth, series),
  // Somebody typed it in another way.
  nth % 2 === 0 ? "K" : nth % 9 === 1 ? "Bay." : "E",
  20 + nth,
  tones[nth % tones.length] ?? "",
  languages[nth % languages.length] ?? "",
  nameOf(nth, series).join(" "),
  new Date(Date.UTC(2026, 0, 1 + nth)),
];

const read = (content: Buffer) => () => Readable.from([content]) as AsyncIterable<Uint8Array>;
const utf8Flag = 0x08;

/** A folder as a Macintosh packs it: parts of letters by themselves, names not said to be UTF-8, and files of its own. */
async function zipOfMacintosh(files: Sent[]): Promise<Buffer> {
  const contents = files.flatMap(({ name, bytes }) => {
    const apart = name.normalize("NFD");
    const own = `__MACOSX/._${apart}`;
    return [[apart, read(bytes)] as const, [own, read(Buffer.from("Mac OS X"))] as const];
  });
  const zip = await buffer(zipOf(Object.fromEntries(contents), new Date(0)));
  for (const [signature, flags] of [
    ["PK\u0003\u0004", 7],
    ["PK\u0001\u0002", 9],
  ] as const)
    for (let at = zip.indexOf(signature, 0, "latin1"); at >= 0; at = zip.indexOf(signature, at + 4, "latin1"))
      zip.writeUInt8(zip.readUInt8(at + flags) & ~utf8Flag, at + flags);
  return zip;
}

/**
 * An agency of so many artists as Excel and a Macintosh bring it: a title above the headings, first and last name in two
 * columns, days as days, values as people write them, a second worksheet; and a ZIP with a recording of each. `series` makes
 * others of the names and sounds.
 */
export async function makeExcelAgency(count: number, series = ""): Promise<{ sheet: Sent; zip: Sent }> {
  const rows = Array.from({ length: count }, (_, nth) => rowOf(nth, series));
  const sheet = await workbookOf({
    Notlar: [["Güncelleme"], ["Kayıtlar ekte"]],
    Sanatçılar: [["SANATÇI LİSTESİ 2026"], [], heading, ...rows],
  });
  const seed = [...series].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) * 1000;
  const sounds = rows.map((row, nth) => ({
    name: `Kayıtlar/${String(row[7])}.wav`,
    bytes: shortSound(seed + nth, 1),
  }));
  return { sheet, zip: { name: "Kayıtlar.zip", bytes: await zipOfMacintosh(sounds) } };
}
