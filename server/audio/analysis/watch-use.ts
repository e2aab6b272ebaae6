import { isMainThread, Worker } from "node:worker_threads";
import { mostProcessorSeconds, mostResidentBytes } from "./limits.ts";

/**
 * Has a thread of its own end the whole process when it holds or works too much: what decodes or walks a file may block the
 * thread that called this.
 */
export function watchUse(): void {
  new Worker(import.meta.filename).unref();
}

// As that thread.
if (!isMainThread)
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isTooMuch =
      process.memoryUsage.rss() > mostResidentBytes || user + system > mostProcessorSeconds * 1_000_000;
    if (isTooMuch) process.kill(process.pid, "SIGKILL");
  }, 10);
