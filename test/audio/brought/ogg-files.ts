import { checksum } from "#server/audio/analysis/ogg-pages.ts";
import { pagesOf } from "#test/audio/extras.ts";
import { fixture } from "#test/audio/fixtures.ts";
import type { BroughtFile } from "./brought-file.ts";

const [vorbis, opus] = [fixture("vorbis.ogg"), fixture("opus.ogg")];

/** Changes pages and gives them their checksums. */
const changed = (bytes: Buffer, change: (page: Buffer, place: number, count: number) => void): Buffer =>
  Buffer.concat(
    pagesOf(bytes).map((page, place, { length }) => {
      const copy = Buffer.from(page);
      change(copy, place, length);
      copy.writeUInt32LE(checksum(copy), 22);
      return copy;
    }),
  );

const endless = (bytes: Buffer) =>
  changed(bytes, (page, place, count) => {
    if (place === count - 1) page[5] = (page[5] ?? 0) & ~4;
  });

/** Another stream's number on every page, and another rate or number of channels in the first of Vorbis. */
const asStream = (
  bytes: Buffer,
  number: number,
  { rate, channels }: { rate?: number; channels?: number } = {},
) =>
  changed(bytes, (page, place) => {
    page.writeUInt32LE(number, 14);
    if (place === 0 && rate !== undefined) page.writeUInt32LE(rate, 28 + 12);
    if (place === 0 && channels !== undefined) page[28 + 11] = channels;
  });

const oldTag = Buffer.concat([Buffer.from("TAGKayıt"), Buffer.alloc(119)]);
const tag = Buffer.concat([Buffer.from("ID3\u0004\0\0\0\0\u0001\0", "latin1"), Buffer.alloc(128)]);
const joined = "audio-joined";

/** Ogg as recorders, streams and taggers leave it. */
export const oggFiles: BroughtFile[] = [
  { what: "Ogg Vorbis", bytes: vorbis },
  { what: "Ogg Opus", bytes: opus },
  { what: "Ogg Vorbis without its end flag", bytes: endless(vorbis) },
  { what: "Ogg Opus without its end flag", bytes: endless(opus) },
  { what: "Ogg Vorbis with a tag behind its last page", bytes: Buffer.concat([vorbis, oldTag]) },
  { what: "Ogg Opus with zeros behind its last page", bytes: Buffer.concat([opus, Buffer.alloc(4096)]) },
  { what: "Ogg Vorbis behind an ID3 tag", bytes: Buffer.concat([tag, vorbis]) },
  {
    what: "two Ogg Vorbis of other rates, one behind the other",
    bytes: Buffer.concat([vorbis, asStream(vorbis, 7, { rate: 48_000 })]),
    refused: joined,
  },
  {
    what: "two Ogg Vorbis of one rate, one behind the other",
    bytes: Buffer.concat([vorbis, asStream(vorbis, 7)]),
    refused: joined,
  },
  {
    what: "Ogg Opus behind Ogg Vorbis",
    bytes: Buffer.concat([vorbis, asStream(opus, 7)]),
    refused: joined,
  },
  {
    what: "Ogg Vorbis of nine channels",
    bytes: asStream(vorbis, 7, { channels: 9 }),
    refused: "audio-too-many-channels",
  },
  { what: "Ogg Vorbis that ends within a page", bytes: vorbis.subarray(0, -100), refused: "audio-damaged" },
  { what: "a file without a byte", bytes: Buffer.alloc(0), refused: "file-empty" },
];
