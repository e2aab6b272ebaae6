import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storedFiles } from "./brought-files.ts";

// node test/audio/brought/measure.ts > test/audio/brought/ffmpeg.json
// What ffmpeg, from the variable FFMPEG or the path, finds of each stored file: seconds and LUFS. Ours is compared with it.

const ffmpeg = process.env["FFMPEG"] ?? "ffmpeg";
const rate = 48_000;

function measure(path: string): { seconds: number; loudness: number } {
  const quiet = ["-nostdin", "-hide_banner", "-i", path];
  const raw = execFileSync(ffmpeg, [...quiet, "-f", "s16le", "-ac", "1", "-ar", String(rate), "-"], {
    maxBuffer: 100_000_000,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { stderr } = spawnSync(ffmpeg, [...quiet, "-filter_complex", "ebur128", "-f", "null", "-"], {
    encoding: "utf8",
  });
  const said = [...stderr.matchAll(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/g)].at(-1);
  const loudness = Number(said?.[1]);
  return { seconds: Math.round((raw.length / 2 / rate) * 1000) / 1000, loudness };
}

const folder = mkdtempSync(join(tmpdir(), "brought-"));
const found: Record<string, ReturnType<typeof measure>> = {};
for (const { what, stored } of await storedFiles()) {
  const path = join(folder, "file");
  writeFileSync(path, stored);
  found[what] = measure(path);
}
rmSync(folder, { recursive: true });
process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
