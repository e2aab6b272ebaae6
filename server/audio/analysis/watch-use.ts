import { mostProcessorSeconds, mostResidentBytes } from "./limits.ts";

/** Ends the whole process, decoder and all, when it holds or works too much. */
export function watchUse(): void {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isTooMuch =
      process.memoryUsage.rss() > mostResidentBytes || user + system > mostProcessorSeconds * 1_000_000;
    if (isTooMuch) process.kill(process.pid, "SIGKILL");
  }, 10);
}
