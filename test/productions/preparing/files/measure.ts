import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { generatedFiles } from "./generate.ts";

// Measures the generated files with ffmpeg and writes figures.json anew; run by hand, where ffmpeg is installed:
// node test/productions/preparing/files/measure.ts

const run = promisify(execFile);

const filters = "ebur128=peak=true,silencedetect=noise=-60dB:d=0.02";

/** The last number behind some words. */
function last(text: string, pattern: RegExp): number {
  const found = [...text.matchAll(pattern)].at(-1)?.[1];
  if (found === undefined) throw new Error(`ffmpeg did not say ${pattern}:\n${text}`);
  return Number(found);
}

const lengthOf = ({ start, end }: { start: number; end: number }) => Math.round((end - start) * 1000) / 1000;

/** Loudness and true peak, and seconds of silence at the head and the tail of a file that lasts `seconds` at least. */
async function measure(path: string, seconds: number) {
  const { stderr } = await run("ffmpeg", ["-nostats", "-i", path, "-af", filters, "-f", "null", "-"]);
  const starts = [...stderr.matchAll(/silence_start: (-?[\d.]+)/g)].map(([, at]) => Number(at));
  const ends = [...stderr.matchAll(/silence_end: ([\d.]+)/g)].map(([, at]) => Number(at));
  const silences = starts.map((start, nth) => ({ start, end: ends[nth] ?? start }));
  const [head, tail] = [silences.at(0), silences.at(-1)];
  return {
    loudness: last(stderr, /I: +(-?[\d.]+) LUFS/g),
    truePeak: last(stderr, /Peak: +(-?[\d.]+) dBFS/g),
    head: head && head.start <= 0 ? lengthOf(head) : 0,
    tail: tail && tail.end >= seconds - 0.01 ? lengthOf(tail) : 0,
  };
}

const folder = await mkdtemp(join(tmpdir(), "figures-"));
const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const { name, make, head, seconds, tail } of generatedFiles) {
  const path = join(folder, "sound");
  await writeFile(path, await make());
  figures[name] = await measure(path, head + seconds + tail);
}
await rm(folder, { recursive: true });
await writeFile(join(import.meta.dirname, "figures.json"), `${JSON.stringify(figures, undefined, 2)}\n`);
