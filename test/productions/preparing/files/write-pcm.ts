/** How samples are written. */
export interface PcmCoding {
  kind: "int" | "float";
  bits: 16 | 24 | 32 | 64;
  isLittle: boolean;
}

/** Samples of all channels, woven. */
export function writePcm(channels: Float32Array[], { kind, bits, isLittle }: PcmCoding): Buffer {
  const frames = channels[0]?.length ?? 0;
  const width = bits / 8;
  const bytes = Buffer.alloc(frames * channels.length * width);
  const most = 2 ** (bits - 1) - 1;
  const write = (sample: number, at: number) => {
    if (kind === "int") {
      const value = Math.max(-most - 1, Math.min(most, Math.round(sample * (most + 1))));
      if (isLittle) bytes.writeIntLE(value, at, width);
      else bytes.writeIntBE(value, at, width);
    } else if (bits === 64)
      if (isLittle) bytes.writeDoubleLE(sample, at);
      else bytes.writeDoubleBE(sample, at);
    else if (isLittle) bytes.writeFloatLE(sample, at);
    else bytes.writeFloatBE(sample, at);
  };
  for (const [channel, samples] of channels.entries())
    for (const [frame, sample] of samples.entries())
      write(sample, (frame * channels.length + channel) * width);
  return bytes;
}
