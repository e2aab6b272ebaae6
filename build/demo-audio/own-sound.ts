import { stableNumber } from "#demo/stable.ts";
import type { Sound } from "./character.ts";

/** A number from -1 to 1 that belongs to a seed. */
const swing = (seed: string) => (stableNumber(seed, 201) - 100) / 100;
const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * What makes one artist out of a manner of speaking: a pitch, throat and tone of their own, which all their samples have.
 * They say a line at the pace that it was written for, a little faster or slower.
 */
export function ownSound(name: string, manner: Sound, pace: number): Sound {
  const { pitch, range, throat = 1, bass = 0, treble = 0 } = manner;
  return {
    ...manner,
    pitch: within(8, Math.round(pitch + 11 * swing(`${name} pitch`)), 95),
    range: within(14, Math.round(range + 14 * swing(`${name} range`)), 92),
    rate: Math.round(pace * (1 + 0.06 * swing(`${name} pace`))),
    throat: Math.round(100 * throat * (1 + 0.07 * swing(`${name} throat`))) / 100,
    bass: bass + Math.round(2 * swing(`${name} bass`)),
    treble: treble + Math.round(2 * swing(`${name} treble`)),
  };
}
