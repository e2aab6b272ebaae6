import type { TakeFormat } from "#contract/constants/values/productions.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { damaged, Failure } from "./failure.ts";

/** The sound in a file, told by its beginning. */
export interface Sound {
  format: TakeFormat;
  channels: number;
  sampleRate: number;
  /** Null where the format has none. */
  bitDepth: number | null;
  /** Where the speakers of its channels stand, as bits of WAVE_FORMAT_EXTENSIBLE; undefined where it does not tell. */
  mask?: number;
  /** How many samples each channel should have; undefined where the file does not tell. */
  frames?: number;
  /**
   * Its samples in order, one list a channel, from full scale 1; read once. Throws a `Failure` where the file is not what its
   * beginning promises.
   */
  pieces: AsyncIterable<Float32Array[]>;
}

/** In Hz; nobody records slower or faster. */
const [leastRate, mostRate] = [3000, 384_000];

/** Throws a `Failure` where a header claims what no take has. */
export function expectPlausible({ channels, sampleRate }: Pick<Sound, "channels" | "sampleRate">): void {
  if (channels > productionLimits.channels) throw new Failure("too-many-channels");
  if (channels === 0 || !(sampleRate >= leastRate && sampleRate <= mostRate)) throw damaged();
}
