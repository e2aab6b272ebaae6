import { mostResidentBytes } from "./limits.ts";

/** Ends the whole process, decoder and all, when it holds too much. */
export function watchMemory(): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > mostResidentBytes) process.kill(process.pid, "SIGKILL");
  }, 10);
}
