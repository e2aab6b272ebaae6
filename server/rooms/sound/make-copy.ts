import { getRandomValues, randomInt } from "node:crypto";
import { createMp3Encoder } from "wasm-media-encoders";
import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { Loudness } from "#server/audio/analysis/loudness.ts";
import { TruePeak } from "#server/audio/analysis/true-peak.ts";
import { copyRate, decodeToOneChannel } from "./one-channel.ts";

/** In LUFS. */
const loudnessOfCopies = -18;
/** In dBTP. */
const highestPeak = -1;
const kilobits = 96;
/** Quieter than the sound's own loudness by so many dB is silence. */
const silence = 40;
/** How long a piece is that may be silent, and how long the edges fade, in samples. */
const windowLength = copyRate / 100;
/** How loud the noise gets, of 1: −80 dBFS. */
const noise = 1e-4;
/** LAME makes everything so much quieter before it encodes. */
const lameScale = 0.95;
/** How late a copy may begin, in milliseconds. */
const longestLead = 50;

const powerOf = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

/** Without the silence at both ends; nothing is cut from what is silent altogether. */
function trimmed(samples: Float32Array): Float32Array {
  const threshold = powerOf(samples) / 10 ** (silence / 10);
  const isHeard = (at: number) => powerOf(samples.subarray(at, at + windowLength)) > threshold;
  let [from, to] = [0, samples.length];
  while (from < to && !isHeard(from)) from += windowLength;
  while (to > from && !isHeard(Math.max(from, to - windowLength))) to -= windowLength;
  return from < to ? samples.subarray(from, to) : samples;
}

/** At the loudness of all copies, as far as its peaks allow. */
function levelled(samples: Float32Array): Float32Array {
  const [loudness, peak] = [new Loudness(), new TruePeak()];
  loudness.add([samples], copyRate);
  peak.add([samples]);
  const [heard, highest] = [loudness.integrated(), peak.decibels()];
  if (heard === null || highest === null) return samples;
  const gain = 10 ** (Math.min(loudnessOfCopies - heard, highestPeak - highest) / 20);
  return samples.map((sample) => sample * gain);
}

/** After a lead of a random length, filled up to whole seconds, with noise over all that is never the same. */
function padded(samples: Float32Array): Float32Array {
  const lead = randomInt(Math.round((copyRate * longestLead) / 1000) + 1);
  const seconds = Math.ceil((lead + samples.length) / copyRate);
  const random = new Int16Array(seconds * copyRate);
  // It gives at most 65,536 bytes at once.
  for (let at = 0; at < random.length; at += copyRate / 2)
    getRandomValues(random.subarray(at, at + copyRate / 2));
  return Float32Array.from(random, (value, at) => (samples[at - lead] ?? 0) + (value / 0x8000) * noise);
}

const unscaled = (sample: number): number => sample / lameScale;

async function encoded(samples: Float32Array): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: copyRate, channels: 1, bitrate: kilobits });
  const pieces: Buffer[] = [];
  // The encoder's memory holds one answer at a time.
  for (let at = 0; at < samples.length; at += copyRate)
    pieces.push(Buffer.from(encoder.encode([samples.subarray(at, at + copyRate).map(unscaled)])));
  pieces.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(pieces);
}

/**
 * A copy of a stored sound for one room, as MP3 of whole seconds: it is as loud as every other copy, and neither its bytes nor
 * its length tell what it was made of. Throws a `Refusal` for what is no sound.
 */
export async function makeCopy(
  bytes: Buffer,
  kept: readonly AudioFormat[],
): Promise<{ mp3: Buffer; seconds: number }> {
  const samples = padded(levelled(trimmed(await decodeToOneChannel(bytes, kept))));
  return { mp3: await encoded(samples), seconds: samples.length / copyRate };
}
