import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { expect } from "vitest";
import type { startSounding as begin } from "#src/voice/switching/sounding.ts";
import { browserTest } from "#test/support/browser/fixtures.ts";

/** The engine's own graph, as text that a page without a site can run. */
const graph = stripTypeScriptTypes(await readFile("src/voice/switching/sounding.ts", "utf8")).replaceAll(
  "export ",
  "",
);

const test = browserTest.extend("page", async ({ browser }) => {
  const page = await browser.newPage();
  await page.evaluate(`${graph}; globalThis.startSounding = startSounding`);
  return page;
});

const rate = 44_100;

test("a switch is heard without a gap and without a click", async ({ page }) => {
  const samples = await page.evaluate(async (sampleRate) => {
    const { startSounding } = globalThis as unknown as { startSounding: typeof begin };
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

test("a loop keeps to its part, to the sample, also when it is moved while it sounds", async ({ page }) => {
  const heard = await page.evaluate(async (sampleRate) => {
    const { startSounding } = globalThis as unknown as { startSounding: typeof begin };
    const context = new OfflineAudioContext(1, 2 * sampleRate, sampleRate);
    // Every sample says where it stands.
    const buffer = context.createBuffer(1, sampleRate, sampleRate);
    const data = buffer.getChannelData(0);
    for (let at = 0; at < data.length; at++) data[at] = at / sampleRate;
    const start = {
      buffer,
      offset: 0.5,
      gain: 1,
      loop: { start: 0.5, end: 0.6 },
      onEnd: () => undefined,
    };
    const sounding = startSounding(context, context.destination, start);
    void context.suspend(1).then(() => {
      sounding.setLoop({ start: 0.4, end: 0.7 });
      return context.resume();
    });
    return [...(await context.startRendering()).getChannelData(0)];
  }, rate);
  const range = (from: number, to: number) => {
    const part = heard.slice(from * rate, to * rate);
    return [Math.min(...part), Math.max(...part)].map((value) => Math.round(value * 100) / 100);
  };
  expect(range(0.05, 1)).toEqual([0.5, 0.6]);
  expect(range(1.3, 2)).toEqual([0.4, 0.7]);
});
