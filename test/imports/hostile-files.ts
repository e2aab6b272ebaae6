import { deflateRawSync } from "node:zlib";
import * as fc from "#test/support/generated.ts";

interface Entry {
  name: string;
  data: Buffer;
  /** What it claims; else what is true. */
  size?: number;
  flags?: number;
  method?: number;
  /** The upper half of its attributes: a type and rights as Unix has them. */
  mode?: number;
}

/** A ZIP of entries that may claim anything. */
function zipOf(entries: Entry[], overlap = false): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, data, size = data.length, flags = 0x800, method = 8, mode = 0 } of entries) {
    const packed = method === 8 ? deflateRawSync(data) : data;
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02_01_4b_50, 0);
    header.writeUInt16LE((3 << 8) | 20, 4);
    header.writeUInt16LE(20, 6);
    header.writeUInt16LE(flags, 8);
    header.writeUInt16LE(method, 10);
    header.writeUInt32LE(packed.length, 20);
    header.writeUInt32LE(size, 24);
    header.writeUInt16LE(Buffer.byteLength(name), 28);
    header.writeUInt32LE((mode << 16) >>> 0, 38);
    header.writeUInt32LE(overlap ? 0 : at, 42);
    list.push(header, Buffer.from(name));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const whole = Buffer.concat([local, Buffer.from(name), packed]);
    parts.push(whole);
    at += whole.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

const sheet: Entry = { name: "a.csv", data: Buffer.from("ad;yaş;cinsiyet\r\nAli;30;erkek\r\n") };
const file = (name: string, more: Partial<Entry> = {}): Entry => ({ name, data: Buffer.from("x"), ...more });
const good = zipOf([sheet, file("b.wav")]);
const csv = (text: string | Buffer) => Buffer.from(text);

/** Files by their names that no import is made of. */
export const foreign: [string, Buffer][] = [
  ...["../a.wav", "/etc/passwd", "a/../../b", "C:/x.wav", "..\\x.wav", "a\u0000b"].map(
    (name): [string, Buffer] => ["a.zip", zipOf([sheet, file(name)])],
  ),
  ["a.zip", zipOf([sheet, file("link", { mode: 0xa1_ff })])],
  ["a.zip", zipOf([sheet, file("locked", { flags: 0x801 })])],
  ["a.zip", zipOf([sheet, file("packed", { method: 14 })])],
  ["a.zip", zipOf([sheet, file("b.wav"), file("c.wav")], true)],
  ["a.zip", zipOf([sheet, ...[1, 2].map((nth) => file(`${nth}`, { size: 0xf0_00_00_00 }))])],
  ["a.zip", zipOf([{ ...sheet, data: Buffer.alloc(30_000_000, "a;"), size: 40 }])],
  ["a.zip", zipOf([{ ...sheet, data: Buffer.alloc(100, "a"), size: 4000 }])],
  ["a.zip", zipOf([sheet, { ...sheet, name: "b.csv" }])],
  ["a.zip", zipOf([sheet, file("a".repeat(5000))])],
  ["a.zip", zipOf([file("b.wav")])],
  ["a.zip", zipOf(Array.from({ length: 4100 }, (_, nth) => file(`${nth}.wav`)))],
  ["a.csv", csv("")],
  ["a.csv", csv("ad;yaş")],
  ["a.csv", csv("yaş;cinsiyet\n3;erkek")],
  ["a.csv", csv('ad;yaş\n"Ali;3')],
  ["a.csv", csv(`ad\n"${"a".repeat(200_000)}"`)],
  ["a.csv", csv(`ad\n${"Ali\n".repeat(2001)}`)],
  ["a.csv", csv(`ad;metin\n${`Ali;${"a".repeat(9000)}\n`.repeat(700)}`)],
  ["a.csv", csv(`${"a;".repeat(200)}ad\nAli`)],
  ["a.csv", csv("ad\u0000;yaş\nAli;3")],
  // UTF-16 of which half a letter is missing.
  ["a.csv", Buffer.from("\uFEFFad;yaş\nAli;3", "utf16le").subarray(0, -1)],
  ["a.xlsx", csv("ad;yaş")],
  ["a.xlsx", good],
  ["a.xlsx", Buffer.from("d0cf11e0a1b11ae1", "hex")],
  ["a.xls", Buffer.from("d0cf11e0a1b11ae1", "hex")],
  ["a.ods", good],
  ["a.xlsx", zipOf([{ name: "xl/worksheets/sheet1.xml", data: Buffer.alloc(300_000_000, "<row r='1'/>") }])],
];

/** A ZIP of which bytes were changed, or that was cut. */
export const spoilt = fc
  .record({
    cut: fc.nat(good.length - 1),
    at: fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
  })
  .map(({ cut, at }): [string, Buffer] => {
    const bytes = Buffer.from(good);
    for (const [place, byte] of at) bytes[place] = byte;
    return ["a.zip", cut % 2 ? bytes : bytes.subarray(0, cut + 1)];
  });
/** Bytes that are called a spreadsheet. */
export const noise = fc
  .uint8Array({ minLength: 1, maxLength: 3000 })
  .map((bytes): [string, Buffer] => ["a.csv", Buffer.from(bytes)]);
