import { setTimeout as sleep } from "node:timers/promises";

/** Starts `work` so many times a second for so many seconds, whether or not earlier ones have ended. */
export async function atRate<T>(aSecond: number, seconds: number, work: (nth: number) => Promise<T>) {
  const began = performance.now();
  const started: Promise<T>[] = [];
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * aSecond) + 1;
    while (started.length < due) started.push(work(started.length));
    await sleep(1);
  }
  return Promise.all(started);
}

/** So many workers, each doing one after the other, until `count` are done or `until` says so. */
export async function inLoops<T>(
  workers: number,
  { count = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY },
  work: (nth: number) => Promise<T>,
): Promise<T[]> {
  const end = performance.now() + seconds * 1000;
  const done: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count && performance.now() < end) {
      next += 1;
      done.push(await work(next - 1));
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return done;
}
