import { writePcm } from "./write-pcm.ts";

const frameLength = 4096;

interface Flac {
  bits: 16 | 24;
  /** A multiple of ten. */
  sampleRate: number;
}

function crc(bytes: Buffer, bits: 8 | 16, polynomial: number): number {
  const top = 1 << (bits - 1);
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & top ? polynomial : 0)) & (2 * top - 1);
  }
  return sum;
}

/** A frame of which each channel stands as it is. */
function writeFrame(channels: Float32Array[], number: number, { bits, sampleRate }: Flac): Buffer {
  const frames = channels[0]?.length ?? 0;
  const header = Buffer.alloc(10);
  header.writeUInt16BE(0xff_f8);
  // Its length and a tenth of its rate stand behind its number.
  header[2] = 0x7e;
  header[3] = ((channels.length - 1) << 4) | ((bits === 16 ? 4 : 6) << 1);
  // Fewer frames than 128.
  header[4] = number;
  header.writeUInt16BE(frames - 1, 5);
  header.writeUInt16BE(sampleRate / 10, 7);
  header[9] = crc(header.subarray(0, 9), 8, 0x07);
  const verbatim = channels.map((samples) =>
    Buffer.concat([Buffer.from([0x02]), writePcm([samples], { kind: "int", bits, isLittle: false })]),
  );
  const body = Buffer.concat([header, ...verbatim]);
  const end = Buffer.alloc(2);
  end.writeUInt16BE(crc(body, 16, 0x80_05));
  return Buffer.concat([body, end]);
}

/** A FLAC without compression, with a picture before its sound. */
export function writeFlac(channels: Float32Array[], flac: Flac): Buffer {
  const { bits, sampleRate } = flac;
  const length = channels[0]?.length ?? 0;
  const description = Buffer.alloc(34);
  description.writeUInt16BE(frameLength, 0);
  description.writeUInt16BE(frameLength, 2);
  description.writeUInt32BE(
    ((sampleRate << 12) | ((channels.length - 1) << 9) | ((bits - 1) << 4)) >>> 0,
    10,
  );
  description.writeUInt32BE(length, 14);
  const frames: Buffer[] = [];
  for (let at = 0; at < length; at += frameLength)
    frames.push(
      writeFrame(
        channels.map((samples) => samples.subarray(at, at + frameLength)),
        frames.length,
        flac,
      ),
    );
  const picture = Buffer.concat([Buffer.from([0x81, 0, 0x40, 0]), Buffer.alloc(0x40_00)]);
  return Buffer.concat([Buffer.from("fLaC"), Buffer.from([0, 0, 0, 34]), description, picture, ...frames]);
}
