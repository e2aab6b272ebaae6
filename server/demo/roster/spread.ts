interface Looks {
  name: string;
  clip: { file: string };
}

const lookAlike = (one: Looks, other: Looks) => one.clip.file === other.clip.file || one.name === other.name;

/** A page of the library and more, because a filter brings neighbours together. */
const distance = 30;

/** Puts off what has the waveform or the portrait of one shortly before it, so that no page shows two alike. */
export function spread<T extends Looks>(samples: T[]): T[] {
  const waiting = [...samples];
  const placed: T[] = [];
  while (waiting.length > 0) {
    const near = placed.slice(-distance);
    const next = waiting.findIndex((sample) => !near.some((other) => lookAlike(sample, other)));
    placed.push(...waiting.splice(Math.max(0, next), 1));
  }
  return placed;
}
