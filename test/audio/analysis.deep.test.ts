import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import clips from "#demo/clips.json" with { type: "json" };
import { analyseFile } from "#server/audio/analyse.ts";
import { audioFormats } from "#contract/constants/enumerations.ts";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import { analyseOrRefuse } from "#server/audio/analysis/analyse-or-refuse.ts";
import { bombs, hugeTag } from "./bombs.ts";
import { fixture, kept } from "./fixtures.ts";
import { hostileFiles } from "./hostile-files.ts";

const analyse = async (bytes: Buffer) => (await analyseBytes(bytes, audioFormats)).analysis;
const bars = (peaks: string) => [...Buffer.from(peaks, "hex")];

describe("a good file", () => {
  test.each(Object.entries(kept))("%s is recognised and measured", async (name, format) => {
    const analysis = await analyse(fixture(name));
    expect(analysis).toMatchObject(format);
    expect(analysis.seconds).toBeGreaterThan(1.19);
    expect(analysis.seconds).toBeLessThan(1.3);
    expect(bars(analysis.peaks)).toHaveLength(128);
    expect(Math.max(...bars(analysis.peaks))).toBe(255);
  });

  // These begin or end with silence of their coding's own.
  const padded = new Set(["fragmented.m4a", "headerless.mp3"]);

  test.each(Object.keys(kept).filter((name) => !padded.has(name)))(
    "%s sounds like the others",
    async (name) => {
      const wanted = bars((await analyse(fixture("pcm.wav"))).peaks);
      const found = bars((await analyse(fixture(name))).peaks);
      const apart = found.map((bar, place) => Math.abs(bar - (wanted[place] ?? 0)));
      expect(apart.reduce((sum, bar) => sum + bar, 0) / 128).toBeLessThan(20);
    },
  );

  test("of the demo catalogue is measured as it was when it was made", async () => {
    for (const clip of clips.filter((_, place) => place % 3 === 0)) {
      const analysis = await analyse(fixture(`../../../demo/audio/${clip.file}`));
      expect(Math.abs(analysis.seconds - clip.seconds)).toBeLessThan(0.05);
      expect(analysis).toMatchObject({ loudness: clip.loudness, truePeak: clip.truePeak });
    }
  });

  test("may be silent, or have a huge tag", async () => {
    const silent = Buffer.from(fixture("pcm.wav"));
    silent.fill(0, 78);
    expect((await analyse(silent)).peaks).toBe("00".repeat(128));
    expect(await analyse(hugeTag)).toMatchObject({ extension: "mp3" });
  });
});

describe("hostile files", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "tinora-analysis-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const inChild = async (bytes: Buffer) => {
    const path = join(folder, "file");
    await writeFile(path, bytes);
    return analyseFile(path, audioFormats).then(
      () => "kept",
      (problem: { code: string }) => problem.code,
    );
  };

  test.each(Object.entries(bombs))(
    "%s ends the analyser at worst, never the server",
    async (_what, bytes) => {
      expect(await inChild(bytes)).toMatch(
        /^(kept|file-too-complex|audio-(not-recognised|damaged|too-(long|short|many-channels)|wav-coding))$/,
      );
    },
  );

  test("are 200 at least, and none that must be refused is kept", { timeout: 120_000 }, async () => {
    const harmless = hostileFiles.filter(({ what }) => !(what in bombs));
    expect(hostileFiles.length).toBeGreaterThanOrEqual(200);
    const wronglyKept = [];
    for (const { what, bytes, mustRefuse } of harmless) {
      const { outcome } = await analyseOrRefuse(bytes, audioFormats);
      if (mustRefuse && !("refused" in outcome)) wronglyKept.push(what);
    }
    expect(wronglyKept).toEqual([]);
  });

  test("that last longer than ten minutes are too long", async () => {
    for (const what of ["hours of 8-bit sound", "hours of quiet frames"])
      expect(await inChild(bombs[what] ?? Buffer.alloc(0))).toBe("audio-too-long");
  });
});
