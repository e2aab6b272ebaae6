import { readFile, writeFile } from "node:fs/promises";
import { isMainThread, Worker } from "node:worker_threads";
import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { watchUse } from "./watch-use.ts";

// A program of its own, so that a file made to harm a decoder ends this process and not the server.
// It is called with the file's path and the formats that are kept. It leaves in the file what is to be stored of it, and
// prints its outcome as JSON: an analysis, or the code of a refusal; nothing when it was killed.

async function printOutcome(path: string, kept: AudioFormat[]): Promise<void> {
  // A decoder may block this thread, so that another has to watch it.
  new Worker(import.meta.filename).unref();
  const { analyseOrRefuse } = await import("./analyse-or-refuse.ts");
  const bytes = await readFile(path);
  const { outcome, stored } = await analyseOrRefuse(bytes, kept);
  if (stored && !stored.equals(bytes)) await writeFile(path, stored);
  process.stdout.write(JSON.stringify(outcome));
}

const [, , path = "", kept = ""] = process.argv;
if (isMainThread) await printOutcome(path, kept.split(",") as AudioFormat[]);
else watchUse();
