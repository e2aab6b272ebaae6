/** A filter of the second order: what it takes of three samples (b), and of its own last two answers (a). */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

// ITU-R BS.1770-4 gives coefficients for 48 kHz only; these are the analogue filters that they come from.
const shelf = { hertz: 1681.974450955533, quality: 0.7071752369554196, decibels: 3.999843853973347 };
const highPass = { hertz: 38.13547087602444, quality: 0.5003270373238773 };

/** Lifts high tones by 4 dB, as a head does. */
function shelfAt(rate: number): Biquad {
  const k = Math.tan((Math.PI * shelf.hertz) / rate);
  const damping = k / shelf.quality;
  const scale = 1 + damping + k * k;
  const high = 10 ** (shelf.decibels / 20);
  const band = high ** 0.4996667741545416 * damping;
  return {
    b0: (high + band + k * k) / scale,
    b1: (2 * (k * k - high)) / scale,
    b2: (high - band + k * k) / scale,
    a1: (2 * (k * k - 1)) / scale,
    a2: (1 - damping + k * k) / scale,
  };
}

/** Takes away what is too low to be loud. */
function highPassAt(rate: number): Biquad {
  const k = Math.tan((Math.PI * highPass.hertz) / rate);
  const damping = k / highPass.quality;
  const scale = 1 + damping + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / scale, a2: (1 - damping + k * k) / scale };
}

/** One channel as loud as a person finds its tones: the K-weighting, at a rate of more than 4 kHz. */
export class KWeighting {
  readonly #shelf: Biquad;
  readonly #highPass: Biquad;
  /** What the two filters remember. */
  readonly #kept = { s1: 0, s2: 0, h1: 0, h2: 0 };

  constructor(rate: number) {
    this.#shelf = shelfAt(rate);
    this.#highPass = highPassAt(rate);
  }

  /** The energy of some samples, as the sum of their squares; the filters go on where they stopped. */
  energyOf(samples: Float32Array): number {
    const [s, h] = [this.#shelf, this.#highPass];
    let { s1, s2, h1, h2 } = this.#kept;
    let energy = 0;
    for (const sample of samples) {
      // Float samples may hold anything, and one NaN would never leave the filters.
      const x = Number.isFinite(sample) ? sample : 0;
      const y = s.b0 * x + s1;
      s1 = s.b1 * x - s.a1 * y + s2;
      s2 = s.b2 * x - s.a2 * y;
      const z = h.b0 * y + h1;
      h1 = h.b1 * y - h.a1 * z + h2;
      h2 = h.b2 * y - h.a2 * z;
      energy += z * z;
    }
    Object.assign(this.#kept, { s1, s2, h1, h2 });
    return energy;
  }
}
