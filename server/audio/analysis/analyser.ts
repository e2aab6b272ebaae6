import { readFile } from "node:fs/promises";
import { isMainThread, Worker } from "node:worker_threads";
import { mostResidentBytes } from "./limits.ts";

// A program of its own, so that a file made to harm a decoder ends this process and not the server.
// It prints its outcome as JSON: an analysis, or the code of a refusal; nothing when it was killed.

/** Ends the whole process, decoder and all, when it holds too much. */
function watchMemory(): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > mostResidentBytes) process.kill(process.pid, "SIGKILL");
  }, 10);
}

async function printOutcome(path: string): Promise<void> {
  // A decoder may block this thread, so that another has to watch it.
  new Worker(import.meta.filename).unref();
  const { analyseOrRefuse } = await import("./analyse-or-refuse.ts");
  process.stdout.write(JSON.stringify(await analyseOrRefuse(await readFile(path))));
}

if (isMainThread) await printOutcome(process.argv[2] ?? "");
else watchMemory();
