// Runs every check of package.json side by side, as many at once as there are cores; what each says is kept together.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import PQueue from "p-queue";
import { compileSentences } from "./compile-sentences.ts";
import { compileSearchWords } from "./sentences/search-words.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const checks = Object.entries(scripts).filter(([name]) => /^check:|:check$/.test(name));

/** Runs a check to its end, and tells what it said where it found something. */
async function run(name: string, command: string): Promise<void> {
  const begun = performance.now();
  const check = spawn(`${command} 2>&1`, { shell: true, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => {
    check.once("close", resolve);
  });
  const said = await text(check.stdout);
  const isPassed = (await ended) === 0;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${isPassed ? "✓" : "✗"} ${name} ${seconds} s\n${isPassed ? "" : said}`);
  if (!isPassed) process.exitCode = 1;
}

// Types and words read what is compiled.
await Promise.all([compileSentences(), compileSearchWords()]);
const queue = new PQueue({ concurrency: availableParallelism() });
await Promise.all(checks.map(([name, command]) => queue.add(() => run(name, command))));
