/** One bit a voice, in list order; 32 to a word. */
export type Bitset = Int32Array;

export const emptyBitset = (size: number): Bitset => new Int32Array(Math.ceil(size / 32));

/** Sets the bit at `place`. */
export function setBit(bits: Bitset, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

function countWord(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many bits are set. */
export const countBits = (bits: Bitset): number => countShared(bits, bits);

/**
 * How many bits two sets share. Eight words at a time go through carry-save adders (Harley and Seal),
 * so that a population count is taken once in eight words.
 */
export function countShared(a: Bitset, b: Bitset): number {
  let total = 0;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  const whole = a.length - (a.length % 8);
  for (let i = 0; i < whole; i += 8) {
    const w0 = at(a, i) & at(b, i);
    const w1 = at(a, i + 1) & at(b, i + 1);
    const w2 = at(a, i + 2) & at(b, i + 2);
    const w3 = at(a, i + 3) & at(b, i + 3);
    const w4 = at(a, i + 4) & at(b, i + 4);
    const w5 = at(a, i + 5) & at(b, i + 5);
    const w6 = at(a, i + 6) & at(b, i + 6);
    const w7 = at(a, i + 7) & at(b, i + 7);
    const u1 = ones ^ w0;
    const s1 = u1 ^ w1;
    const t1 = (ones & w0) | (u1 & w1);
    const u2 = s1 ^ w2;
    const s2 = u2 ^ w3;
    const t2 = (s1 & w2) | (u2 & w3);
    const v1 = twos ^ t1;
    const d1 = v1 ^ t2;
    const f1 = (twos & t1) | (v1 & t2);
    const u3 = s2 ^ w4;
    const s3 = u3 ^ w5;
    const t3 = (s2 & w4) | (u3 & w5);
    const u4 = s3 ^ w6;
    ones = u4 ^ w7;
    const t4 = (s3 & w6) | (u4 & w7);
    const v2 = d1 ^ t3;
    twos = v2 ^ t4;
    const f2 = (d1 & t3) | (v2 & t4);
    const x = fours ^ f1;
    total += countWord((fours & f1) | (x & f2));
    fours = x ^ f2;
  }
  total = 8 * total + 4 * countWord(fours) + 2 * countWord(twos) + countWord(ones);
  for (let i = whole; i < a.length; i++) total += countWord(at(a, i) & at(b, i));
  return total;
}

const at = (bits: Bitset, word: number): number => bits[word] as number;

/** The bits that any of the sets has; the sets are of one length. */
export function union(sets: readonly Bitset[], size: number): Bitset {
  const result = emptyBitset(size);
  for (const set of sets) {
    for (let i = 0; i < result.length; i++) result[i] = at(result, i) | at(set, i);
  }
  return result;
}

/** The bits that all of the sets have, or undefined (everything) when there is no set. */
export function intersection(sets: readonly Bitset[]): Bitset | undefined {
  const [first, ...others] = sets;
  if (!first || others.length === 0) return first;
  const result = first.slice();
  for (const set of others) {
    for (let i = 0; i < result.length; i++) result[i] = at(result, i) & at(set, i);
  }
  return result;
}

/** The places of up to `take` set bits after the first `skip`, passing whole words by their count. */
export function takeBits(bits: Bitset, skip: number, take: number): number[] {
  const places: number[] = [];
  let passed = 0;
  for (let i = 0; i < bits.length && places.length < take; i++) {
    let word = at(bits, i);
    const count = countWord(word);
    if (passed + count <= skip) {
      passed += count;
      continue;
    }
    while (word !== 0 && places.length < take) {
      if (passed >= skip) places.push(i * 32 + (31 - Math.clz32(word & -word)));
      passed += 1;
      word &= word - 1;
    }
  }
  return places;
}
