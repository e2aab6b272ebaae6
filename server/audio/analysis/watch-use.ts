import { writeSync } from "node:fs";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { mostProcessorSeconds, mostResidentBytes } from "./limits.ts";

interface Watched {
  residentBytes: number;
  processorSeconds: number;
  /** What it prints before it ends the process. */
  lastWords?: string;
}

/**
 * Has a thread of its own end the whole process when it holds or works too much: what decodes or walks a file may block the
 * thread that called this.
 */
export function watchUse(
  watched: Watched = { residentBytes: mostResidentBytes, processorSeconds: mostProcessorSeconds },
): void {
  new Worker(import.meta.filename, { workerData: watched }).unref();
}

// As that thread.
if (!isMainThread) {
  const { residentBytes, processorSeconds, lastWords } = workerData as Watched;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() <= residentBytes && user + system <= processorSeconds * 1_000_000) return;
    if (lastWords !== undefined) writeSync(1, lastWords);
    process.kill(process.pid, "SIGKILL");
  }, 10);
}
