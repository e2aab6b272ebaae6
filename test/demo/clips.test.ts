import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import decode from "@audio/decode-mp3";
import { describe, expect, it } from "vitest";
import { languages } from "#contract/constants/enumerations.ts";
import { characters } from "#build/demo-audio/characters.ts";
import { ownSound } from "#build/demo-audio/own-sound.ts";
import { peaksOf } from "#build/demo-audio/record.ts";
import { demoArtists } from "#demo/catalogue.ts";
import { titleOf } from "#demo/clip-titles.ts";
import { demoClips } from "#demo/clips.ts";
import { demoLines } from "#demo/lines.ts";

const folder = new URL("../../demo/audio/", import.meta.url);
const bytesPerSecond = 40_000 / 8;

const titlesOf = (isEnglish: boolean) =>
  demoLines
    .filter(({ language }) => (language === "ENGLISH") === isEnglish)
    .map(({ line }) => titleOf(line).title);

describe("the demo clips", () => {
  it("are one for each voice, no two alike, in at most 12 MB", () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".mp3"));
    const contents = files.map((file) => readFileSync(new URL(file, folder)));
    expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(12 * 1024 * 1024);
    expect(new Set(contents.map((bytes) => createHash("sha256").update(bytes).digest("hex"))).size).toBe(
      files.length,
    );
    expect(files.toSorted()).toEqual(demoClips.map(({ file }) => file).toSorted());
    const heard = demoArtists.flatMap(({ voices }) => voices.map(({ clip }) => clip.file));
    expect(heard.toSorted()).toEqual(files.toSorted());
  });

  it.each(languages)("speak %s with men and women, each line its own text", (language) => {
    const lines = demoLines.filter((line) => line.language === language);
    expect(new Set(lines.map(({ gender }) => gender)).size).toBe(2);
    expect(new Set(lines.map(({ transcript }) => transcript.text)).size).toBe(lines.length);
    expect(new Set(lines.map(({ transcript }) => transcript.language)).size).toBe(1);
  });

  it("sound of each artist alone: nobody else has their pitch, throat and tone", () => {
    const manners = Object.values(characters).map(({ sound }) => sound);
    for (const manner of manners) {
      const sounds = demoArtists.map(({ name }) => JSON.stringify(ownSound(name, manner, manner.rate)));
      expect(new Set(sounds).size).toBe(demoArtists.length);
    }
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
