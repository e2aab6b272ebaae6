import libsamplerate from "@alexanderolsen/libsamplerate-js";
import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { decode } from "#server/audio/analysis/decoders.ts";
import { openSound } from "#server/audio/analysis/sound.ts";

/** Samples a second of every copy. */
export const copyRate = 44_100;
/** As many are resampled at once. */
const pieceLength = 16_384;
/** Silence that brings the last samples out of the resampler. */
const flushed = 1024;

const mixed = (channels: Float32Array[]): Float32Array =>
  Float32Array.from(channels[0] ?? [], (_, at) => {
    const sum = channels.reduce((all, channel) => all + (channel[at] ?? 0), 0);
    // Float samples may hold anything.
    return Number.isFinite(sum) ? sum / channels.length : 0;
  });

function joined(pieces: Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

async function resampled(samples: Float32Array, rate: number): Promise<Float32Array> {
  if (rate === copyRate) return samples;
  const resampler = await libsamplerate.create(1, rate, copyRate);
  const source = joined([samples, new Float32Array(flushed)]);
  const pieces: Float32Array[] = [];
  // The resampler's memory holds one answer at a time.
  for (let at = 0; at < source.length; at += pieceLength)
    pieces.push(resampler.full(source.subarray(at, at + pieceLength)).slice());
  resampler.destroy();
  return joined(pieces).subarray(0, Math.round((samples.length / rate) * copyRate));
}

/** Decodes a stored sound into one channel at the rate of every copy. Throws a `Refusal` for what is no sound. */
export async function decodeToOneChannel(bytes: Buffer, kept: readonly AudioFormat[]): Promise<Float32Array> {
  const { sound, format } = await openSound(bytes, kept);
  const pieces: Float32Array[] = [];
  let rate = copyRate;
  for await (const { channelData, sampleRate } of decode(sound.decodable, format.decoder)) {
    const piece = mixed(channelData);
    // A piece without samples has no rate.
    if (piece.length === 0) continue;
    rate = sampleRate;
    pieces.push(piece);
  }
  return resampled(joined(pieces), rate);
}
