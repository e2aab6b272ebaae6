interface Looks {
  name: string;
  clip: { file: string; language: string };
}

const lookAlike = (one: Looks, other: Looks) => one.clip.file === other.clip.file || one.name === other.name;

/** A page of the library and more, because a filter brings neighbours together. */
const distance = 30;

/** A page of one language, where there are clips enough for it. */
const languageDistance = (clips: number) => Math.min(18, Math.floor(clips / 2));

/** `clips` is how many there are in the sample's language. */
function isNear(placed: readonly Looks[], sample: Looks, clips: number): boolean {
  const ofLanguage = placed.filter(({ clip }) => clip.language === sample.clip.language);
  const before = languageDistance(clips);
  const near = [...placed.slice(-distance), ...ofLanguage.slice(ofLanguage.length - before)];
  return near.some((other) => lookAlike(sample, other));
}

/**
 * Puts off what has the waveform or the portrait of one shortly before it, so that no page shows two alike. The first
 * `led` keep their order; then what has the most others like it comes first, or those would meet at the end.
 */
export function spread<T extends Looks>(samples: T[], led: number): T[] {
  const languages = Map.groupBy(samples, ({ clip }) => clip.language);
  const clips = (language: string) => new Set(languages.get(language)?.map(({ clip }) => clip.file)).size;
  let waiting = [...samples];
  const placed: T[] = [];
  while (waiting.length > 0) {
    const able = waiting.filter((sample) => !isNear(placed, sample, clips(sample.clip.language)));
    const next = placed.length < led ? able[0] : mostAlike(able, waiting);
    const taken = next ?? waiting[0];
    placed.push(...waiting.filter((sample) => sample === taken));
    waiting = waiting.filter((sample) => sample !== taken);
  }
  return placed;
}

function mostAlike<T extends Looks>(able: readonly T[], waiting: readonly T[]): T | undefined {
  const files = Map.groupBy(waiting, ({ clip }) => clip.file);
  let [most, count] = [able[0], 0];
  for (const sample of able) {
    const alike = files.get(sample.clip.file)?.length ?? 0;
    if (alike > count) [most, count] = [sample, alike];
  }
  return most;
}
