import { readFile, writeFile } from "node:fs/promises";
import { watchUse } from "#server/audio/analysis/watch-use.ts";

// A program of its own, as the analyser is one: what others sent is never walked in the process that answers.
// It is called with the file's path and "plain" or "whole". It leaves in the file what is to be stored of it, where "plain" a
// picture that tells nothing but itself and text as UTF-8, and prints as JSON what it is; nothing when it was killed.

async function printFormat(path: string, isPlain: boolean): Promise<void> {
  const { readBytes } = await import("./read-bytes.ts");
  const bytes = await readFile(path);
  const { outcome, stored } = readBytes(bytes, isPlain);
  if (stored && stored !== bytes) await writeFile(path, stored);
  process.stdout.write(JSON.stringify(outcome));
}

const [, , path = "", kept = ""] = process.argv;
watchUse();
await printFormat(path, kept === "plain");
