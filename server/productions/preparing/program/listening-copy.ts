import { type FileHandle, open } from "node:fs/promises";
import libsamplerate from "@alexanderolsen/libsamplerate-js";
import { createMp3Encoder } from "wasm-media-encoders";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { Sound } from "./sound.ts";
import type { Speaker } from "./speakers.ts";

/** What an MP3 of any bit rate may have. */
const encodedRates = [32_000, 44_100, 48_000] as const;
type EncodedRate = (typeof encodedRates)[number];
/** LAME makes everything so much quieter before it encodes. */
const lameScale = 0.95;
/** Silence that brings the last samples out of the resampler. */
const flushed = 256;

const rateOf = (rate: number): EncodedRate =>
  encodedRates.find((encoded) => encoded === rate) ?? (rate % 11_025 === 0 ? 44_100 : 48_000);

/** What each side of the copy gets of each channel: no more than full scale together. */
function sharesOf(speakers: Speaker[]): number[][] {
  if (speakers.length === 1) return [[1]];
  const sides = [speakers.map(({ left }) => left), speakers.map(({ right }) => right)];
  const most = Math.max(...sides.map((shares) => shares.reduce((sum, share) => sum + share, 0)));
  return sides.map((shares) => shares.map((share) => share / Math.max(1, most)));
}

const mixed = (channels: Float32Array[], shares: number[]): Float32Array => {
  const side = new Float32Array(channels[0]?.length ?? 0);
  for (const [place, samples] of channels.entries()) {
    const share = shares[place] ?? 0;
    if (share === 0) continue;
    for (let at = 0; at < side.length; at += 1) side[at] = (side[at] ?? 0) + share * (samples[at] ?? 0);
  }
  // Float samples may hold anything.
  return side.map((sample) => (Number.isFinite(sample) ? sample : 0));
};

/** Channels that are resampled piece by piece. */
class Resampler {
  static async open(channels: number, from: number, to: number) {
    return new Resampler(channels, await libsamplerate.create(channels, from, to));
  }

  readonly #channels: number;
  readonly #converter: Awaited<ReturnType<typeof libsamplerate.create>>;

  private constructor(channels: number, converter: Awaited<ReturnType<typeof libsamplerate.create>>) {
    this.#channels = channels;
    this.#converter = converter;
  }

  resample(sides: Float32Array[]): Float32Array[] {
    const count = this.#channels;
    const woven = new Float32Array((sides[0]?.length ?? 0) * count);
    for (const [place, side] of sides.entries())
      for (let at = 0; at < side.length; at += 1) woven[at * count + place] = side[at] ?? 0;
    const converted = this.#converter.full(woven);
    return sides.map((_, place) =>
      Float32Array.from(
        { length: converted.length / count },
        (_unused, at) => converted[at * count + place] ?? 0,
      ),
    );
  }
}

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;

/** What a copy is made with. */
interface Made {
  file: FileHandle;
  encoder: Encoder;
  /** Where the encoder does not take the rate of the sound. */
  resampler: Resampler | undefined;
  /** What each side gets of each channel. */
  shares: number[][];
  /** How many frames of the copy one of the sound makes. */
  ratio: number;
}

/** The copy of a sound that is listened to, written piece by piece: an MP3 of one or two channels. */
export class ListeningCopy {
  /** Begins the copy in a new file. */
  static async open(
    path: string,
    { sampleRate }: Pick<Sound, "sampleRate">,
    speakers: Speaker[],
  ): Promise<ListeningCopy> {
    const [rate, shares] = [rateOf(sampleRate), sharesOf(speakers)];
    const encoder = await createMp3Encoder();
    encoder.configure({
      sampleRate: rate,
      channels: shares.length === 1 ? 1 : 2,
      bitrate: productionLimits.copyRate,
    });
    const resampler = rate === sampleRate ? undefined : await Resampler.open(shares.length, sampleRate, rate);
    const file = await open(path, "wx", 0o600);
    return new ListeningCopy({ file, encoder, resampler, shares, ratio: rate / sampleRate });
  }

  readonly #made: Made;
  /** How many frames came in, and how many were encoded. */
  #heard = 0;
  #encoded = 0;
  #bytes = 0;

  private constructor(made: Made) {
    this.#made = made;
  }

  async #write(encoded: Uint8Array): Promise<void> {
    // The encoder's memory holds one answer at a time.
    const bytes = Buffer.from(encoded);
    this.#bytes += bytes.length;
    await this.#made.file.appendFile(bytes);
  }

  async #encode(sides: Float32Array[]): Promise<void> {
    const { encoder, resampler } = this.#made;
    const made = resampler?.resample(sides) ?? sides;
    this.#encoded += made[0]?.length ?? 0;
    await this.#write(encoder.encode(made.map((side) => side.map((sample) => sample / lameScale)) as never));
  }

  async add(channels: Float32Array[]): Promise<void> {
    this.#heard += channels[0]?.length ?? 0;
    await this.#encode(this.#made.shares.map((shares) => mixed(channels, shares)));
  }

  /** Writes what is left, so that it is as long as the sound; answers the bytes of the file. */
  async end(): Promise<number> {
    const { encoder, resampler, shares, ratio } = this.#made;
    const frames = resampler ? Math.round(this.#heard * ratio) : 0;
    while (this.#encoded < frames) await this.#encode(shares.map(() => new Float32Array(flushed)));
    await this.#write(encoder.finalize());
    return this.#bytes;
  }

  async close(): Promise<void> {
    await this.#made.file.close();
  }
}
