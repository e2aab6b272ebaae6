import type { Sound } from "./character.ts";
import { runTool } from "./run-tool.ts";
import type { Speech } from "./speak.ts";

export const sampleRate = 24_000;
const raw = ["-hide_banner", "-nostdin", "-f", "f32le", "-ac", "1"];
const lead = 0.08;
const tail = 0.14;
const target = -18;

/** An encoded clip, its samples as a player hears them, and what was cut from the start, in seconds. */
export type Master = { mp3: Buffer; samples: Float32Array; loudness: number; cut: number };

/** Gives the speech its sound, trims and fades it, brings it to -18 LUFS and encodes it. */
export function master(speech: Speech, sound: Sound): Master {
  const { samples, cut } = trim(shape(speech, sound));
  let gain = target - loudnessOf(samples);
  let mp3 = encode(samples, gain);
  for (let round = 0; round < 3; round++) {
    gain += target - loudnessOf(decode(mp3));
    mp3 = encode(samples, gain);
  }
  const heard = decode(mp3);
  return { mp3, samples: heard, loudness: loudnessOf(heard), cut };
}

function shape(speech: Speech, { throat = 1, bass = 0, treble = 0 }: Sound) {
  const filters = [
    ...(throat === 1 ? [] : [`asetrate=${Math.round(speech.sampleRate * throat)}`, `atempo=${1 / throat}`]),
    `aresample=${sampleRate}`,
    "highpass=f=65",
    `bass=g=${bass}:f=220`,
    `treble=g=${treble}:f=3500`,
    "acompressor=threshold=-20dB:ratio=2.5:attack=8:release=120",
    "aecho=0.9:0.6:17|29:0.10|0.06",
  ];
  return throughFfmpeg(speech.samples, speech.sampleRate, ["-af", filters.join(",")]);
}

/** Keeps a breath of silence round the speech, faded, so that no clip starts or ends with a click. */
function trim(samples: Float32Array) {
  const threshold = 0.02 * samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const first = samples.findIndex((value) => Math.abs(value) > threshold);
  const last = samples.findLastIndex((value) => Math.abs(value) > threshold);
  const start = Math.max(0, first - Math.round(lead * sampleRate));
  const kept = samples.slice(start, last + Math.round(tail * sampleRate));
  const fadeIn = 0.02 * sampleRate;
  const fadeOut = 0.1 * sampleRate;
  const faded = kept.map((value, i) => value * Math.min(1, i / fadeIn, (kept.length - 1 - i) / fadeOut));
  return { samples: faded, cut: start / sampleRate };
}

function loudnessOf(samples: Float32Array) {
  const { stderr } = runTool(
    "ffmpeg",
    [...raw, "-ar", `${sampleRate}`, "-i", "pipe:0", "-af", "ebur128=framelog=verbose", "-f", "null", "-"],
    bytesOf(samples),
  );
  return Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1]);
}

function encode(samples: Float32Array, gain: number) {
  const filters = `volume=${gain.toFixed(2)}dB,alimiter=limit=0.79:attack=3:release=60:level=false`;
  const label = ["-map_metadata", "-1", "-metadata", "comment=Synthetic demo audio", "-fflags", "+bitexact"];
  const mp3 = [
    "-c:a",
    "libmp3lame",
    "-b:a",
    "40k",
    "-ac",
    "1",
    "-ar",
    `${sampleRate}`,
    ...label,
    "-f",
    "mp3",
    "pipe:1",
  ];
  return runTool(
    "ffmpeg",
    [...raw, "-ar", `${sampleRate}`, "-i", "pipe:0", "-af", filters, ...mp3],
    bytesOf(samples),
  ).stdout;
}

function decode(mp3: Buffer) {
  const { stdout } = runTool("ffmpeg", ["-hide_banner", "-i", "pipe:0", "-f", "f32le", "pipe:1"], mp3);
  return samplesOf(stdout);
}

function throughFfmpeg(samples: Float32Array, rate: number, parameters: string[]) {
  const { stdout } = runTool(
    "ffmpeg",
    [...raw, "-ar", `${rate}`, "-i", "pipe:0", ...parameters, "-f", "f32le", "pipe:1"],
    bytesOf(samples),
  );
  return samplesOf(stdout);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function samplesOf(bytes: Buffer) {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}
