import type { Voice } from "#contract/voices/voices.ts";

/** More than a voice takes in an answer: its longest texts and address, and every language. */
const longest = 12_000;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/**
 * Voices for an answer that has room for so many bytes of them. Where they are more, transcripts are left out of the last
 * ones, and where that is not enough, waveforms too.
 */
export function fitVoices(voices: Voice[], most: number): Voice[] {
  if (voices.length * longest <= most) return voices;
  let left =
    most - voices.reduce((sum, voice) => sum + bytesOf({ ...voice, peaks: null, transcript: null }), 0);
  const held = <T>(value: T): T | null => {
    left -= bytesOf(value);
    return left < 0 ? null : value;
  };
  const drawn = voices.map((voice) => ({ ...voice, peaks: held(voice.peaks ?? null) }));
  return drawn.map((voice) => ({ ...voice, transcript: held(voice.transcript ?? null) }));
}
