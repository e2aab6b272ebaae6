import { decode } from "#server/audio/analysis/decoders.ts";
import { Loudness } from "#server/audio/analysis/loudness.ts";
import { TruePeak } from "#server/audio/analysis/true-peak.ts";
import { fixture } from "./fixtures.ts";

/** A sine that lasts; `amplitude` counts from full scale, 1. */
export interface Tone {
  seconds: number;
  amplitude: number;
  hertz: number;
  /** Where it starts, in degrees. */
  phase?: number;
}

/** A level in dBFS as an amplitude. */
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

/** One channel of tones, one after the other. */
export function soundOf(tones: Tone[], rate: number): Float32Array {
  const parts = tones.map(({ seconds, amplitude, hertz, phase = 0 }) => {
    const start = (phase / 180) * Math.PI;
    const step = (2 * Math.PI * hertz) / rate;
    const sound = new Float32Array(Math.round(seconds * rate));
    return sound.map((_, at) => amplitude * Math.sin(start + step * at));
  });
  return joined(parts);
}

function joined(parts: Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Measures decoded sound, handed over in uneven pieces as a decoder does. */
export function measure(channels: Float32Array[], rate: number) {
  const [loudness, truePeak] = [new Loudness(), new TruePeak()];
  const pieceLengths = [1, 7, 1152, 4096, 10_001];
  const length = channels[0]?.length ?? 0;
  for (let at = 0, piece = 0; at < length; piece += 1) {
    const next = at + (pieceLengths[piece % pieceLengths.length] ?? 1);
    const pieces = channels.map((channel) => channel.subarray(at, next));
    loudness.add(pieces, rate);
    truePeak.add(pieces);
    at = next;
  }
  return { loudness: loudness.integrated(), truePeak: truePeak.decibels() };
}

/** The sound of a clip of the demo catalogue, which is mono at 24 kHz. */
export async function soundOfClip(file: string): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for await (const { channelData } of decode(fixture(`../../../demo/audio/${file}`), "mp3"))
    parts.push(channelData[0] ?? new Float32Array());
  return joined(parts);
}

export const clipRate = 24_000;

/** One channel as a WAV file of 16 bits. */
export function wavOf(sound: Float32Array, rate: number): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF");
  header.writeUInt32LE(36 + sound.length * 2, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(sound.length * 2, 40);
  const samples = Int16Array.from(sound, (sample) => Math.round(sample * 32_767));
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}
