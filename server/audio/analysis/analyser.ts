import { readFile, writeFile } from "node:fs/promises";
import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { watchUse } from "./watch-use.ts";

// A program of its own, so that a file made to harm a decoder ends this process and not the server.
// It is called with the file's path and the formats that are kept. It leaves in the file what is to be stored of it, and
// prints its outcome as JSON: an analysis, or the code of a refusal; nothing when it was killed.

async function printOutcome(path: string, kept: AudioFormat[]): Promise<void> {
  const { analyseOrRefuse } = await import("./analyse-or-refuse.ts");
  const bytes = await readFile(path);
  const { outcome, stored } = await analyseOrRefuse(bytes, kept);
  if (stored && !stored.equals(bytes)) await writeFile(path, stored);
  process.stdout.write(JSON.stringify(outcome));
}

const [, , path = "", kept = ""] = process.argv;
watchUse();
await printOutcome(path, kept.split(",") as AudioFormat[]);
