import { createHash } from "node:crypto";

/** A UUID (version 8) that is the same for the same seed on every machine. */
export function stableUuid(seed: string) {
  const hex = createHash("sha256").update(`tinora demo ${seed}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A whole number from 0 up to, without, `below`: the same for the same seed. */
export function stableNumber(seed: string, below: number) {
  return createHash("sha256").update(seed).digest().readUInt32BE() % below;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
