import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { expect } from "vitest";
import type { makePart as make } from "#src/voice/switching/looped-part.ts";
import type { startSounding as begin } from "#src/voice/switching/sounding.ts";
import { browserTest } from "#test/support/browser/fixtures.ts";

/** The engine's own graph, as text that a page without a site can run. */
const files = ["looped-part.ts", "sounding.ts"].map((file) =>
  readFile(`src/voice/switching/${file}`, "utf8"),
);
const graph = stripTypeScriptTypes((await Promise.all(files)).join("\n"))
  .replaceAll(/^import .*$/gm, "")
  .replaceAll("export ", "");

interface Graph {
  startSounding: typeof begin;
  makePart: typeof make;
}

const test = browserTest.extend("page", async ({ browser }) => {
  const page = await browser.newPage();
  await page.evaluate(`${graph}; Object.assign(globalThis, { startSounding, makePart })`);
  return page;
});

const rate = 44_100;

test("a switch is heard without a gap and without a click", async ({ page }) => {
  const samples = await page.evaluate(async (sampleRate) => {
    const { startSounding } = globalThis as unknown as Graph;
    const context = new OfflineAudioContext(1, sampleRate, sampleRate);
    const tone = (hertz: number) => {
      const buffer = context.createBuffer(1, 2 * sampleRate, sampleRate);
      const data = buffer.getChannelData(0);
      for (let at = 0; at < data.length; at++) data[at] = Math.sin((at / sampleRate) * hertz * 2 * Math.PI);
      return buffer;
    };
    const start = (buffer: AudioBuffer, offset: number) =>
      startSounding(context, context.destination, {
        buffer,
        offset,
        gain: 0.5,
        loop: undefined,
        onEnd: () => undefined,
      });
    const first = start(tone(1000), 0);
    void context.suspend(0.5).then(() => {
      first.stop();
      start(tone(1300), 1);
      return context.resume();
    });
    return [...(await context.startRendering()).getChannelData(0)];
  }, rate);
  const window = Math.round(rate * 0.002);
  const levels = Array.from({ length: Math.floor(samples.length / window) }, (_, nth) => {
    const part = samples.slice(nth * window, (nth + 1) * window);
    return Math.sqrt(part.reduce((sum, value) => sum + value ** 2, 0) / window);
  }).slice(15); // after the first fade
  const steady = 0.5 / Math.SQRT2;
  // In the middle of their fades two tones may partly cancel one another, for 2 ms; a gap would be silence.
  expect(Math.min(...levels)).toBeGreaterThan(0.4 * steady);
  expect(Math.max(...levels)).toBeLessThan(1.2 * steady);
  const steps = samples.slice(1).map((value, at) => Math.abs(value - (samples[at] ?? 0)));
  // No step is larger than the faster tone's own.
  expect(Math.max(...steps)).toBeLessThan(0.5 * 2 * Math.PI * (1300 / rate) * 1.05);
});

test("a loop keeps to its part, to the sample, also when it is moved while it sounds and before it is made", async ({
  page,
}) => {
  const heard = await page.evaluate(async (sampleRate) => {
    const { startSounding, makePart } = globalThis as unknown as Graph;
    const context = new OfflineAudioContext(1, 2 * sampleRate, sampleRate);
    // Every sample says where it stands.
    const buffer = context.createBuffer(1, sampleRate, sampleRate);
    const data = buffer.getChannelData(0);
    for (let at = 0; at < data.length; at++) data[at] = at / sampleRate;
    const start = (offset: number, loop: { start: number; end: number }) =>
      startSounding(context, context.destination, { buffer, offset, gain: 1, loop, onEnd: () => undefined });
    const made = { start: 0.5, end: 0.6 };
    await makePart(buffer, made, new AbortController().signal);
    const first = start(0.5, made);
    void context.suspend(1).then(() => {
      first.stop();
      start(0.5, { start: 0.4, end: 0.7 });
      return context.resume();
    });
    return [...(await context.startRendering()).getChannelData(0)];
  }, rate);
  const range = (from: number, to: number) => {
    const part = heard.slice(from * rate, to * rate);
    return [Math.min(...part), Math.max(...part)].map((value) => Math.round(value * 100) / 100);
  };
  // The end of one that is made fades over for 10 ms into what leads up to the beginning.
  expect(range(0.05, 1)).toEqual([0.5, 0.59]);
  expect(range(1.3, 2)).toEqual([0.4, 0.7]);
});

test("a loop's jump is heard without a gap and without a click, in each channel", async ({ page }) => {
  const turn = 0.3123;
  const channels = await page.evaluate(
    async ({ sampleRate, seconds }) => {
      const { startSounding, makePart } = globalThis as unknown as Graph;
      const context = new OfflineAudioContext(2, 2 * sampleRate, sampleRate);
      const buffer = context.createBuffer(2, 2 * sampleRate, sampleRate);
      // One pitch in the first second and another one after it, so that the wave stands elsewhere at the jump.
      for (const [channel, shift] of [0, 2].entries()) {
        const data = buffer.getChannelData(channel);
        for (let at = 0; at < data.length; at++)
          data[at] = Math.sin((at / sampleRate) * (at < sampleRate ? 400 : 310) * 2 * Math.PI + shift);
      }
      const loop = { start: 1.05 - seconds, end: 1.05 };
      await makePart(buffer, loop, new AbortController().signal);
      startSounding(context, context.destination, {
        buffer,
        offset: loop.start,
        gain: 0.5,
        loop,
        onEnd: () => undefined,
      });
      const heard = await context.startRendering();
      return [0, 1].map((channel) => [...heard.getChannelData(channel)]);
    },
    { sampleRate: rate, seconds: turn },
  );
  const window = Math.round(rate * 0.005);
  const steady = 0.5 / Math.SQRT2;
  for (const samples of channels)
    for (let jump = turn; jump < 1.9; jump += turn) {
      const around = samples.slice(Math.round((jump - 0.02) * rate), Math.round((jump + 0.02) * rate));
      const levels = Array.from({ length: around.length - window }, (_, nth) => {
        const part = around.slice(nth, nth + window);
        return Math.sqrt(part.reduce((sum, value) => sum + value ** 2, 0) / window);
      });
      expect(Math.min(...levels)).toBeGreaterThan(0.4 * steady);
      expect(Math.max(...levels)).toBeLessThan(1.2 * steady);
      const steps = around.slice(1).map((value, at) => Math.abs(value - (around[at] ?? 0)));
      expect(Math.max(...steps)).toBeLessThan(0.5 * 2 * Math.PI * (400 / rate) * 1.05);
    }
});
