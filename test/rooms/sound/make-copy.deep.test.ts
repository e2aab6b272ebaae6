import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import * as fc from "#test/support/generated.ts";
import { describe, expect, it } from "vitest";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import { demoClips } from "#demo/clips.ts";
import { makeCopy } from "#server/rooms/sound/make-copy.ts";
import { fixture, kept } from "#test/audio/fixtures.ts";
import { fromDecibels, soundOf, wavOf } from "#test/audio/sounds.ts";

const formats = ["mp3", "wav", "ogg", "m4a"] as const;
const copyOf = (bytes: Buffer) => makeCopy(bytes, formats);
const analysisOf = async (bytes: Buffer) => (await analyseBytes(bytes, formats)).analysis;
const tone = (seconds: number, decibels: number, rate = 44_100) =>
  soundOf([{ seconds, amplitude: fromDecibels(decibels), hertz: 440 }], rate);

describe("a room's copy", () => {
  it("is an MP3 of whole seconds at −18 LUFS, whatever it was made of", async () => {
    for (const { file } of demoClips.slice(0, 3)) {
      const original = await readFile(`demo/audio/${file}`);
      const [before, { mp3, seconds }] = [await analysisOf(original), await copyOf(original)];
      const after = await analysisOf(mp3);
      expect(Math.abs((after.loudness ?? 0) + 18)).toBeLessThan(0.5);
      expect(after.truePeak).toBeLessThanOrEqual(0);
      expect(Number.isInteger(seconds)).toBe(true);
      expect(seconds - before.seconds).toBeGreaterThan(-0.5);
      expect(seconds - before.seconds).toBeLessThanOrEqual(1.05);
      // An MP3 holds whole frames.
      expect(Math.abs(after.seconds - seconds)).toBeLessThan(0.08);
    }
  });

  it("is one of every kind of file that is kept", async () => {
    for (const name of Object.keys(kept)) {
      const { mp3, seconds } = await copyOf(fixture(name));
      expect({ name, ...(await analysisOf(mp3)) }).toMatchObject({ name, extension: "mp3" });
      expect(seconds).toBeGreaterThanOrEqual(1);
    }
  });

  it("has other bytes each time, and as many of them for as many seconds", async () => {
    const copies = await Promise.all(
      [tone(2.2, -20), tone(2.2, -20), tone(2.6, -6, 48_000)].map((sound, at) =>
        copyOf(wavOf(sound, at === 2 ? 48_000 : 44_100)),
      ),
    );
    expect(copies.map(({ seconds }) => seconds)).toEqual([3, 3, 3]);
    expect(new Set(copies.map(({ mp3 }) => mp3.length)).size).toBe(1);
    expect(new Set(copies.map(({ mp3 }) => createHash("sha256").update(mp3).digest("hex"))).size).toBe(3);
  });

  it("begins and ends where something is heard", async () => {
    const silence = new Float32Array(44_100 * 3);
    const sound = Float32Array.from([...silence, ...tone(1.4, -20), ...silence]);
    expect((await copyOf(wavOf(sound, 44_100))).seconds).toBe(2);
  });

  it("is silent where the sample is", async () => {
    const { mp3, seconds } = await copyOf(wavOf(new Float32Array(44_100 * 2), 44_100));
    expect(seconds).toBeGreaterThanOrEqual(2);
    expect((await analysisOf(mp3)).loudness).toBeNull();
  });

  it("is never louder than its peaks allow", async () => {
    // One click in quiet noise: by its loudness alone it would be lifted far above full scale.
    const sound = tone(3, -50);
    sound[60_000] = 0.9;
    const { truePeak } = await analysisOf((await copyOf(wavOf(sound, 44_100))).mp3);
    expect(truePeak).toBeLessThanOrEqual(0);
  });

  it("is made of any length and rate", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0.06, max: 4, noNaN: true }),
        fc.constantFrom(8000, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000),
        async (length, rate) => {
          const { mp3, seconds } = await copyOf(wavOf(tone(length, -20, rate), rate));
          expect(seconds).toBeGreaterThanOrEqual(Math.floor(length));
          expect(seconds).toBeLessThanOrEqual(Math.ceil(length + 0.06));
          expect(mp3.length).toBeGreaterThan(seconds * 11_000);
        },
      ),
      { numRuns: 6 },
    );
  });
});
