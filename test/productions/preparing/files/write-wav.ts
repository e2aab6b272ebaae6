import { type PcmCoding, writePcm } from "./write-pcm.ts";

const chunk = (name: string, body: Buffer, length = body.length) => {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

interface Wav extends Omit<PcmCoding, "isLittle"> {
  sampleRate: number;
  /** With it the header is WAVE_FORMAT_EXTENSIBLE. */
  mask?: number;
  /** As RF64, with lengths of 64 bits. */
  isLong?: boolean;
}

export function writeWav(channels: Float32Array[], { kind, bits, sampleRate, mask, isLong }: Wav): Buffer {
  const tag = kind === "int" ? 1 : 3;
  const block = (channels.length * bits) / 8;
  const format = Buffer.alloc(mask === undefined ? 16 : 40);
  format.writeUInt16LE(mask === undefined ? tag : 0xff_fe, 0);
  format.writeUInt16LE(channels.length, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * block, 8);
  format.writeUInt16LE(block, 12);
  format.writeUInt16LE(bits, 14);
  if (mask !== undefined) {
    format.writeUInt16LE(22, 16);
    format.writeUInt16LE(bits, 18);
    format.writeUInt32LE(mask, 20);
    format.writeUInt16LE(tag, 24);
    format.write("000000001000800000aa00389b71", 26, "hex");
  }
  const samples = writePcm(channels, { kind, bits, isLittle: true });
  const chunks = [chunk("LIST", Buffer.from("INFOodd")), chunk("fmt ", format)];
  if (!isLong) return chunk("RIFF", Buffer.concat([Buffer.from("WAVE"), ...chunks, chunk("data", samples)]));
  const lengths = Buffer.alloc(28);
  lengths.writeBigUInt64LE(BigInt(samples.length), 8);
  const unknown = 0xff_ff_ff_ff;
  const body = [Buffer.from("WAVE"), chunk("ds64", lengths), ...chunks, chunk("data", samples, unknown)];
  return chunk("RF64", Buffer.concat(body), unknown);
}
