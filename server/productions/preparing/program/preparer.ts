import { watchUse } from "#server/audio/analysis/watch-use.ts";
import { mostUsed } from "./limits.ts";
import type { Outcome } from "./prepare-sound.ts";

// A program of its own, as the analyser is one. It is called with the path of the listening copy that it is to write, and gets the
// take's bytes on standard input. It prints its outcome as JSON in one line; nothing when something else killed it.

const print = (outcome: Outcome) => `${JSON.stringify(outcome)}\n`;

async function prepare(path: string): Promise<void> {
  const { prepareSound } = await import("./prepare-sound.ts");
  process.stdout.write(print(await prepareSound(process.stdin, path)), () => process.exit());
}

const [, , path = ""] = process.argv;
watchUse({ ...mostUsed, lastWords: print({ failed: "too-complex" }) });
await prepare(path);
