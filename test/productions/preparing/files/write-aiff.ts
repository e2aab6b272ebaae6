import { type PcmCoding, writePcm } from "./write-pcm.ts";

const chunk = (name: string, body: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

interface Aiff extends PcmCoding {
  sampleRate: number;
  /** With it the file is an AIFF-C. */
  compression?: string;
}

export function writeAiff(channels: Float32Array[], { sampleRate, compression, ...coding }: Aiff): Buffer {
  const common = Buffer.alloc(18);
  common.writeUInt16BE(channels.length, 0);
  common.writeUInt32BE(channels[0]?.length ?? 0, 2);
  common.writeUInt16BE(coding.bits, 6);
  const exponent = Math.floor(Math.log2(sampleRate));
  common.writeUInt16BE(16_383 + exponent, 8);
  common.writeUInt32BE(sampleRate * 2 ** (31 - exponent), 10);
  const name = compression === undefined ? [] : [Buffer.from(`${compression}\0\0`)];
  return chunk(
    "FORM",
    Buffer.concat([
      Buffer.from(compression === undefined ? "AIFF" : "AIFC"),
      chunk("COMM", Buffer.concat([common, ...name])),
      chunk("SSND", Buffer.concat([Buffer.alloc(8), writePcm(channels, coding)])),
    ]),
  );
}
