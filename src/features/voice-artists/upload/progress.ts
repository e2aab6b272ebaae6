/** In milliseconds: progress moves at most four times a second. */
const between = 250;

/** Works out from when it began how many seconds an upload will still take; null as long as that is a guess. */
export function progressOf(now: () => number = () => performance.now()) {
  const began = now();
  return (fraction: number): number | null => {
    const seconds = (now() - began) / 1000;
    return seconds >= 1 && fraction >= 0.05 ? Math.ceil((seconds / fraction) * (1 - fraction)) : null;
  };
}

/** Passes on a reported fraction with what is left, but not too often. */
export function reportSeldom(
  secondsLeft: (fraction: number) => number | null,
  show: (fraction: number, secondsLeft: number | null) => void,
  now: () => number = () => performance.now(),
): (fraction: number) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (fraction) => {
    if (now() - last < between) return;
    last = now();
    show(fraction, secondsLeft(fraction));
  };
}
