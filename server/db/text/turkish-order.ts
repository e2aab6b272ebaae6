import { sql, type SQL } from "drizzle-orm";

/** The letters in the order of the Turkish alphabet; those of other languages stand with the letter they come from. */
const alphabet = [
  "aâáàäãåā",
  "b",
  "cćč",
  "ç",
  "dđď",
  "eéèêëēę",
  "f",
  "g",
  "ğ",
  "h",
  "ı",
  "iîíìïī",
  "j",
  "k",
  "lł",
  "m",
  "nñńň",
  "oôóòõōø",
  "ö",
  "p",
  "q",
  "rř",
  "sśš",
  "ş",
  "tť",
  "uûúùūů",
  "ü",
  "v",
  "w",
  "x",
  "yýÿ",
  "zźżž",
];

// Space and digits come before the first letter, whatever is not Latin after the last: as in Unicode.
const first = "A".charCodeAt(0);
const both = (letter: string) => [letter, letter.toLocaleUpperCase("tr")];
const pairs = alphabet.flatMap((letters, place) =>
  [...letters].flatMap(both).map((letter) => [letter, String.fromCharCode(first + place)] as const),
);
const from = pairs.map(([letter]) => letter).join("");
const to = pairs.map(([, key]) => key).join("");

const keys = new Map(pairs);

/** What a text in memory is ordered by, in Turkish and whatever the case: as `turkishOrder` orders rows. */
export const turkishKey = (text: string): string =>
  Array.from(text.normalize("NFC"), (letter) => keys.get(letter) ?? letter).join("");

/**
 * What rows are ordered by, in Turkish and whatever the case. Made by hand, because the embedded database knows no
 * languages, and both databases order alike.
 */
export const turkishOrder = (text: SQL): SQL =>
  sql`translate(normalize(${text}, NFC), ${from}, ${to}) collate "C"`;
