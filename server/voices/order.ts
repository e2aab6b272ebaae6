import { turkishKey } from "#server/db/text/turkish-order.ts";
import { type Bitset, countBits, hasBit, takeBits } from "./bitset.ts";

const collator = new Intl.Collator("tr");

/** The places in the order of their names, as in Turkish; equal names stay as they are listed. */
export function placesByName(names: readonly string[]): Uint32Array {
  const distinct = [...new Set(names)].map((name) => ({ name, key: turkishKey(name) }));
  // Comparing by language takes 150 ms for 25,000 names, and a tenth of that when they are nearly in order.
  const sorted = distinct
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .toSorted((a, b) => collator.compare(a.name, b.name));
  const ranks = new Map(sorted.map(({ name }, rank) => [name, rank]));
  return orderedBy(names.length, (place) => ranks.get(names[place] as string) as number);
}

/** The places in an order that follows from the seed alone and is another one for every seed. */
export const shuffledPlaces = (ids: readonly string[], seed: number): Uint32Array => {
  const start = mix(seed);
  return orderedBy(ids.length, (place) => mix(hash(ids[place] as string) ^ start));
};

// Place and key in one number, which has 53 bits: sorting numbers takes a tenth of comparing by a function.
const mostPlaces = 2 ** 21;

function orderedBy(size: number, keyOf: (place: number) => number): Uint32Array {
  const keys = new Float64Array(size);
  for (let place = 0; place < size; place++) keys[place] = keyOf(place) * mostPlaces + place;
  return Uint32Array.from(keys.toSorted(), (key) => key % mostPlaces);
}

/** A number of 32 bits for a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** Another number of 32 bits, without a sign, in which every bit depends on every one of the given (MurmurHash3). */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Up to `take` places after the first `skip`: of one part after the other, each in the order of `walk`, or as they are listed
 * where there is none. No part shares a place with another one.
 */
export function takePlaces(
  parts: readonly Bitset[],
  walk: Uint32Array | undefined,
  skip: number,
  take: number,
): number[] {
  const places: number[] = [];
  let passed = 0;
  for (const part of parts) {
    if (places.length === take) break;
    const count = countBits(part);
    const from = Math.max(0, skip - passed);
    passed += count;
    if (from >= count) continue;
    places.push(...takePart(part, walk, from, take - places.length));
  }
  return places;
}

function takePart(part: Bitset, walk: Uint32Array | undefined, skip: number, take: number): number[] {
  if (!walk) return takeBits(part, skip, take);
  const places: number[] = [];
  let passed = 0;
  for (let at = 0; at < walk.length && places.length < take; at++) {
    const place = walk[at] as number;
    if (!hasBit(part, place)) continue;
    if (passed >= skip) places.push(place);
    passed += 1;
  }
  return places;
}
