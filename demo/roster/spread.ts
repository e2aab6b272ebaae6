interface Looks {
  name: string;
  line: { line: string; language: string };
}

const lookAlike = (one: Looks, other: Looks) => one.line.line === other.line.line || one.name === other.name;

/** A page of the library and more, because a filter brings neighbours together. */
const distance = 30;

/** A page of one language, where there are lines enough for it. */
const languageDistance = (lines: number) => Math.min(18, Math.floor(lines / 2));

/** `lines` is how many there are in the sample's language. */
function isNear(placed: readonly Looks[], sample: Looks, lines: number): boolean {
  const ofLanguage = placed.filter(({ line }) => line.language === sample.line.language);
  const before = languageDistance(lines);
  const near = [...placed.slice(-distance), ...ofLanguage.slice(ofLanguage.length - before)];
  return near.some((other) => lookAlike(sample, other));
}

/**
 * Puts off what says the line or has the portrait of one shortly before it, so that no page shows two alike. The first
 * `led` keep their order; then what has the most others like it comes first, or those would meet at the end.
 */
export function spread<T extends Looks>(samples: T[], led: number): T[] {
  const languages = Map.groupBy(samples, ({ line }) => line.language);
  const lines = (language: string) => new Set(languages.get(language)?.map(({ line }) => line.line)).size;
  let waiting = [...samples];
  const placed: T[] = [];
  while (waiting.length > 0) {
    const able = waiting.filter((sample) => !isNear(placed, sample, lines(sample.line.language)));
    const next = placed.length < led ? able[0] : mostAlike(able, waiting);
    const taken = next ?? waiting[0];
    placed.push(...waiting.filter((sample) => sample === taken));
    waiting = waiting.filter((sample) => sample !== taken);
  }
  return placed;
}

function mostAlike<T extends Looks>(able: readonly T[], waiting: readonly T[]): T | undefined {
  const saying = Map.groupBy(waiting, ({ line }) => line.line);
  let [most, count] = [able[0], 0];
  for (const sample of able) {
    const alike = saying.get(sample.line.line)?.length ?? 0;
    if (alike > count) [most, count] = [sample, alike];
  }
  return most;
}
