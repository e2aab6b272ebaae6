import { inflateRawSync } from "node:zlib";

const centralEntry = 0x02_01_4b_50;
const endOfDirectory = 0x06_05_4b_50;

/** The files of a ZIP by their names, as its directory lists them; throws where it is cut. */
export function readZip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) throw new Error("the archive has no end");
  const files = new Map<string, string>();
  let place = zip.readUInt32LE(end + 16);
  for (let nth = zip.readUInt16LE(end + 10); nth > 0; nth -= 1) {
    if (zip.readUInt32LE(place) !== centralEntry) throw new Error("the directory is damaged");
    const [packed, name, extra, comment] = [
      zip.readUInt32LE(place + 20),
      zip.readUInt16LE(place + 28),
      zip.readUInt16LE(place + 30),
      zip.readUInt16LE(place + 32),
    ];
    const local = zip.readUInt32LE(place + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = inflateRawSync(zip.subarray(start, start + packed));
    files.set(zip.toString("utf8", place + 46, place + 46 + name), bytes.toString("utf8"));
    place += 46 + name + extra + comment;
  }
  return files;
}
