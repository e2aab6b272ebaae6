import { damaged, Refusal } from "./refusal.ts";

interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

/** The boxes between two places. Throws `audio-damaged` where one reaches beyond the end. */
function boxes(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at < to;) {
    if (at + 8 > to) throw damaged();
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const body = at + (isLong ? 16 : 8);
    if (at + length > to || body > at + length) throw damaged();
    found.push({ type: bytes.toString("latin1", at + 4, at + 8), start: at, body, end: at + length });
    at += length;
  }
  return found;
}

const containers = new Set(["trak", "mdia", "minf", "stbl"]);

const leaves = (bytes: Buffer, { body, end }: Box): Box[] =>
  boxes(bytes, body, end).flatMap((box) => (containers.has(box.type) ? leaves(bytes, box) : [box]));

/** Moves the places of the samples in a track by `by` bytes where they stand before `limit`. */
function moveSamples(table: Buffer, { type, body, end }: Box, by: number, limit: number): void {
  const wide = type === "co64";
  const count = table.readUInt32BE(body + 4);
  if (body + 8 + count * (wide ? 8 : 4) > end) throw damaged();
  for (let entry = 0; entry < count; entry += 1) {
    const at = body + 8 + entry * (wide ? 8 : 4);
    const place = wide ? Number(table.readBigUInt64BE(at)) : table.readUInt32BE(at);
    if (place >= limit) continue;
    if (wide) table.writeBigUInt64BE(BigInt(place + by), at);
    else table.writeUInt32BE(place + by, at);
  }
}

// Ten minutes of the shortest AAC frames, with room to spare.
const mostSamples = 120_000;

/** The bytes of a track's samples. Throws a `Refusal` for tables that claim more samples, or larger ones, than the file can hold. */
function sampleBytes(bytes: Buffer, { body, end }: Box): number {
  const uniform = bytes.readUInt32BE(body + 4);
  const count = bytes.readUInt32BE(body + 8);
  if (uniform === 0 && body + 12 + count * 4 > end) throw damaged();
  if (count > mostSamples) throw new Refusal("audio-too-long");
  let total = uniform * count;
  if (uniform === 0)
    for (let entry = 0; entry < count; entry += 1) {
      const size = bytes.readUInt32BE(body + 12 + entry * 4);
      if (size === 0) throw damaged();
      total += size;
    }
  if (total > bytes.length) throw damaged();
  return total;
}

const bytesOf = (some: Box[]) => some.reduce((total, { start, end }) => total + end - start, 0);

// Where the samples are and when they sound; a fragment (moof) has its own tables.
const tableTypes = new Set(["stsz", "stco", "co64", "stsc", "stts"]);

/** How many bytes are no sound: texts, pictures and gaps, not what it takes to find the samples. */
function countExtra(top: Box[], parts: Box[], samples: number): number {
  const tables = bytesOf(parts.filter(({ type }) => tableTypes.has(type)));
  const fragments = bytesOf(top.filter(({ type }) => type === "moof"));
  const media = bytesOf(top.filter(({ type }) => type === "mdat"));
  // The samples of fragments are not counted: all media are theirs.
  const sound = fragments > 0 ? media : Math.min(media, samples);
  return bytesOf(top) - sound - tables - fragments;
}

/**
 * The file with its tables before its samples, so that it can be decoded piece by piece, and how many of its bytes are
 * no sound. Throws `audio-damaged` where boxes are cut off or the tables claim more than there is.
 */
export function orderMp4(bytes: Buffer): { ordered: Buffer; extra: number } {
  const top = boxes(bytes, 0, bytes.length);
  const tables = top.find(({ type }) => type === "moov");
  const samples = top.find(({ type }) => type === "mdat");
  if (!tables || !samples) throw damaged();
  const parts = leaves(bytes, tables);
  const sizes = parts.filter(({ type }) => type === "stsz").map((part) => sampleBytes(bytes, part));
  const extra = countExtra(
    top,
    parts,
    sizes.reduce((total, size) => total + size, 0),
  );
  if (tables.start < samples.start) return { ordered: bytes, extra };
  const length = tables.end - tables.start;
  const copy = Buffer.from(bytes);
  for (const part of parts)
    if (part.type === "stco" || part.type === "co64") moveSamples(copy, part, length, tables.start);
  const ordered = Buffer.concat([
    copy.subarray(0, samples.start),
    copy.subarray(tables.start, tables.end),
    copy.subarray(samples.start, tables.start),
    copy.subarray(tables.end),
  ]);
  return { ordered, extra };
}
