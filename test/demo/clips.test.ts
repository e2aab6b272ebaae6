import { readdirSync, readFileSync, statSync } from "node:fs";
import decode from "@audio/decode-mp3";
import { describe, expect, it } from "vitest";
import { languages } from "#contract/constants/enumerations.ts";
import { peaksOf } from "#build/demo-audio/record.ts";
import { demoArtists } from "#demo/catalogue.ts";
import { titleOf } from "#demo/clip-titles.ts";
import { demoClips } from "#demo/clips.ts";

const folder = new URL("../../demo/audio/", import.meta.url);
const bytesPerSecond = 40_000 / 8;

const titlesOf = (isEnglish: boolean) =>
  demoClips
    .filter(({ language }) => (language === "ENGLISH") === isEnglish)
    .map(({ file }) => titleOf(file).title);

describe("the demo clips", () => {
  it("are about 110 in about 3.3 MB, and each is the file of a voice", () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".mp3"));
    const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
    expect(files.length).toBeGreaterThanOrEqual(110);
    expect(bytes).toBeLessThan(3.5 * 1024 * 1024);
    expect(files.toSorted()).toEqual(demoClips.map(({ file }) => file).toSorted());
    const heard = new Set(demoArtists.flatMap(({ voices }) => voices.map(({ clip }) => clip.file)));
    expect(files.filter((file) => !heard.has(file))).toEqual([]);
  });

  it.each(languages)("speak %s with men and women, each clip its own text", (language) => {
    const clips = demoClips.filter((clip) => clip.language === language);
    expect(new Set(clips.map(({ gender }) => gender)).size).toBe(2);
    expect(new Set(clips.map(({ transcript }) => transcript.text)).size).toBe(clips.length);
    expect(new Set(clips.map(({ transcript }) => transcript.language)).size).toBe(1);
  });

  it("are called in English where they are spoken in English", () => {
    const elsewhere = new Set(titlesOf(false));
    expect(titlesOf(true).filter((title) => elsewhere.has(title) || /[çğıöşü]/i.test(title))).toEqual([]);
  });

  it.each(demoClips.map((clip) => [clip.file, clip] as const))("%s is 4 to 7 s long", (file, clip) => {
    expect(clip.seconds).toBeGreaterThanOrEqual(4);
    expect(clip.seconds).toBeLessThanOrEqual(7);
    expect(statSync(new URL(file, folder)).size / bytesPerSecond).toBeCloseTo(clip.seconds, 0);
    expect(clip.peaks).toMatch(/^[\da-f]{256}$/);
    expect(clip.peaks).toContain("ff");
    expect(new Set(clip.peaks.match(/../g)).size).toBeGreaterThan(16);
  });

  it.each(demoClips.filter((_, i) => i % 12 === 0).map(({ file, ...clip }) => [file, clip] as const))(
    "%s holds what its row says",
    async (file, { seconds, peaks }) => {
      const { channelData, sampleRate } = await decode(readFileSync(new URL(file, folder)));
      const [samples = new Float32Array()] = channelData;
      // The decoder gives a mono file twice.
      expect(channelData.at(-1)).toEqual(samples);
      expect(sampleRate).toBe(24_000);
      expect(Math.abs(samples.length / sampleRate - seconds)).toBeLessThan(0.02);
      const heard = barsOf(peaksOf(samples, 128));
      const difference = barsOf(peaks).map((bar, i) => Math.abs(bar - (heard[i] ?? 0)));
      expect(difference.reduce((sum, value) => sum + value, 0) / 128).toBeLessThan(1);
    },
  );
});

const barsOf = (peaks: string) => peaks.match(/../g)?.map((bar) => Number.parseInt(bar, 16)) ?? [];
