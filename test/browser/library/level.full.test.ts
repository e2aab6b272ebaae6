import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import { Loudness } from "#server/audio/analysis/loudness.ts";
import { cards, dock, playOn } from "#test/browser/journeys/client-steps.ts";
import { test } from "#test/support/browser/fixtures.ts";

const rate = 44_100;
/** So long that beginning and end, and what a busy machine loses, hardly count. */
const seconds = 6;

/** LUFS of one channel. */
function loudnessOf(samples: Float32Array, samplesPerSecond: number): number {
  const meter = new Loudness();
  meter.add([samples], samplesPerSecond);
  return meter.integrated() ?? -Infinity;
}

/** One noise for all, so loud at its highest. */
function noise(peak: number): Float32Array {
  let seed = 1;
  return Float32Array.from({ length: seconds * rate }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return peak * ((2 * seed) / 2_147_483_647 - 1);
  });
}

/** A WAV file of one channel and 16 bits. */
function wavOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + 2 * samples.length);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(2 * rate, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (const [nth, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(sample * 32_767), 44 + 2 * nth);
  return bytes;
}

const [quiet, loud] = [0.04, 0.6].map((peak) => ({ peak, samples: noise(peak) }));
const sounds = [quiet, loud].map((sound) => {
  if (!sound) throw new Error("there is no sound");
  const { peak, samples } = sound;
  return { loudness: loudnessOf(samples, rate), truePeak: 20 * Math.log10(peak), file: wavOf(samples) };
});

/** The first two voices sound like these, and the page keeps what goes to the loudspeaker. */
async function prepare(page: Page): Promise<void> {
  await page.route("**/api/v1/voices?**", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as VoicePage;
    for (const [nth, { loudness, truePeak }] of sounds.entries())
      Object.assign(answer.content[nth] ?? {}, { voiceMp3: `/audio/sound-${nth}.wav`, loudness, truePeak });
    await route.fulfill({ response, json: answer });
  });
  for (const [nth, { file: body }] of sounds.entries())
    await page.route(`**/audio/sound-${nth}.wav`, (route) =>
      route.fulfill({ contentType: "audio/wav", body }),
    );
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    Object.assign(globalThis, { heard: [], heardRate: 0 });
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, to: AudioNode) {
        if (to instanceof AudioDestinationNode) {
          // The longest buffer there is: a busy machine loses least with it.
          const tap = (this.context as AudioContext).createScriptProcessor(16_384, 1, 1);
          tap.onaudioprocess = ({ inputBuffer }) =>
            (globalThis as never as { heard: number[] }).heard.push(...inputBuffer.getChannelData(0));
          Object.assign(globalThis, { heardRate: this.context.sampleRate });
          connect.call(this, tap);
          connect.call(tap, to);
        }
        return connect.call(this, to);
      },
    });
  });
}

/** Plays a card to its end; the answer is how loud it was, in LUFS. */
async function listen(page: Page, nth: number): Promise<number> {
  const play = playOn(cards(page).nth(nth));
  await page.evaluate(() => Object.assign(globalThis, { heard: [] }));
  await play.click();
  await expect.poll(() => play.getAttribute("aria-label")).toMatch(/^Duraklat/);
  await expect.poll(() => play.getAttribute("aria-label")).toMatch(/^Oynat/);
  const { heard, heardRate } = await page.evaluate(() => {
    const { heard: kept, heardRate: hertz } = globalThis as never as { heard: number[]; heardRate: number };
    return { heard: kept, heardRate: hertz };
  });
  return loudnessOf(Float32Array.from(heard), heardRate);
}

test("a quiet and a loud sample sound equally loud, and as recorded where that is chosen", async ({
  open,
}) => {
  const page = await open("/panel", { as: "demo-client", before: prepare });
  await cards(page).first().waitFor();
  const matched = [await listen(page, 0), await listen(page, 1)];
  for (const loudness of matched) expect(Math.abs(loudness + 18)).toBeLessThan(0.5);
  await dock(page).getByRole("button", { name: "Eşit ses düzeyi" }).click();
  const recorded = [await listen(page, 0), await listen(page, 1)];
  for (const [nth, loudness] of recorded.entries())
    expect(Math.abs(loudness - (sounds[nth]?.loudness ?? 0))).toBeLessThan(0.5);
});
