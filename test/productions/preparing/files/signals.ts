/** What a generated sound is like. */
export interface Signal {
  channels: number;
  sampleRate: number;
  /** Of its loudest channel, in dBFS. */
  level: number;
  /** Seconds of silence at both ends, and of sound between them. */
  head: number;
  tail: number;
  seconds: number;
  /** From 0. */
  silentChannel?: number;
}

/** Numbers from −1 to 1 that are the same each time. */
function noise(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** How loud a syllable is: some are whispered. */
const syllables = [1, 0.3, 0.8, 0.02, 0.6, 0.9, 0.1];

/**
 * Something like speech in each channel: tones and noise whose loudness changes five times a second, and other ones in each
 * channel, each a little quieter than the one before.
 */
export function makeSignal({ channels, sampleRate, level, head, tail, seconds, silentChannel }: Signal) {
  const [from, to] = [Math.round(head * sampleRate), Math.round((head + seconds) * sampleRate)];
  return Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(to + Math.round(tail * sampleRate));
    if (channel === silentChannel) return samples;
    const random = noise(channel);
    const [amplitude, hertz] = [10 ** ((level - 2 * channel) / 20), 180 + 220 * channel];
    for (let at = from; at < to; at += 1) {
      const time = (at - from) / sampleRate;
      const tone = Math.sin(2 * Math.PI * hertz * time) + 0.4 * Math.sin(2 * Math.PI * 3100 * time);
      const loudness = syllables[Math.floor(time * 5) % syllables.length] ?? 1;
      samples[at] = (amplitude * loudness * (tone + 0.2 * random())) / 1.6;
    }
    return samples;
  });
}
