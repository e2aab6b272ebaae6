import { crc32, deflateSync } from "node:zlib";
import { fixture } from "#test/audio/fixtures.ts";

const chunk = (name: string, content: Buffer) => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(name), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A picture of one grey dot. */
const png = Buffer.concat([
  Buffer.from("89504e470d0a1a0a", "hex"),
  chunk("IHDR", Buffer.from("00000001000000010800000000", "hex")),
  chunk("IDAT", deflateSync(Buffer.from([0, 128]))),
  chunk("IEND", Buffer.alloc(0)),
]);

/** What the check looks at of a picture: an application's segment, a frame, a scan, the end. */
const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"),
  Buffer.from("ffc0000b080001000101011100", "hex"),
  Buffer.from("ffda0008010100003f00d2cf20ffd9", "hex"),
]);

const partsBefore = (start: Buffer, part: Buffer, end: Buffer) => (bytes: number) => {
  const count = Math.floor((bytes - start.length - end.length) / part.length);
  return Buffer.concat([start, Buffer.alloc(count * part.length, part), end]);
};

/** Pictures of nearly so many bytes that are made of the smallest parts there can be. */
export const ofParts = {
  png: partsBefore(png.subarray(0, 33), chunk("tEXt", Buffer.alloc(0)), png.subarray(33)),
  jpeg: partsBefore(jpeg.subarray(0, 2), Buffer.from("fffe0002", "hex"), jpeg.subarray(2)),
};

/** The picture with a comment. */
export function commented(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from("fffe", "hex"),
    length,
    Buffer.from(text),
    jpeg.subarray(2),
  ]);
}

const pdf = Buffer.from(
  "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** A ZIP of empty files, stored as they are. */
export function zipNamed(names: string[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let place = 0;
  for (const name of names) {
    const local = Buffer.alloc(30 + name.length);
    local.write("PK\u0003\u0004", "latin1");
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const entry = Buffer.alloc(46 + name.length);
    entry.write("PK\u0001\u0002", "latin1");
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(place, 42);
    entry.write(name, 46);
    locals.push(local);
    entries.push(entry);
    place += local.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(
    entries.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...locals, ...entries, end]);
}

const word = ["[Content_Types].xml", "_rels/.rels", "word/document.xml"];
export const macros = zipNamed([...word, "word/vbaProject.bin"]);

/** A right file of every format. */
export const attachable = {
  pdf,
  docx: zipNamed(word),
  txt: Buffer.from("\uFEFFBir dakika sürmeyen metin.\r\n\tİkinci satır: çğışöü 😀\n"),
  mp3: fixture("constant.mp3"),
  wav: fixture("pcm.wav"),
  m4a: fixture("tables-first.m4a"),
  ogg: fixture("vorbis.ogg"),
  png,
  jpeg,
};
