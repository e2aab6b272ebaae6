import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect } from "vitest";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { prepareSound } from "#server/productions/preparing/program/prepare-sound.ts";
import { test as base } from "#test/support/fixtures.ts";
import figures from "./files/figures.json" with { type: "json" };
import { generatedFiles } from "./files/generate.ts";
import { makeSignal } from "./files/signals.ts";
import { writeFlac } from "./files/write-flac.ts";
import { writeWav } from "./files/write-wav.ts";

const measured: Partial<Record<string, (typeof figures)[keyof typeof figures]>> = figures;

/** Sends bytes as a pipe does, in pieces of some length. */
const sent = (bytes: Buffer, pieceBytes = 10_007) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
    })(),
    { objectMode: false },
  );

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const test = base
  // What is found of a file, and its copy where there is one.
  .extend("prepare", ({ folder }) => async (bytes: Buffer, pieceBytes?: number) => {
    const path = join(folder, randomUUID());
    const outcome = await prepareSound(sent(bytes, pieceBytes), path);
    return { outcome, copy: await readFile(path).catch(() => Buffer.alloc(0)) };
  })
  // What is found of a good file, and its copy.
  .extend("prepareWell", ({ prepare }) => async (bytes: Buffer, pieceBytes?: number) => {
    const { outcome, copy } = await prepare(bytes, pieceBytes);
    if (!("prepared" in outcome)) throw new Error(JSON.stringify(outcome));
    return { prepared: outcome.prepared, copy };
  });

const tone = (seconds: number, channels = 1, sampleRate = 48_000) =>
  makeSignal({ channels, sampleRate, level: -6, head: 0, tail: 0, seconds });
const wav24 = { kind: "int", bits: 24, sampleRate: 48_000 } as const;

describe("a take", () => {
  test.for(generatedFiles)("is measured as ffmpeg measures it: $name", async (file, { prepareWell }) => {
    const figure = measured[file.name];
    const bytes = await file.make();
    const { prepared, copy } = await prepareWell(bytes);
    const { checks } = prepared;
    expect(prepared).toMatchObject({
      sha256: sha256(bytes),
      format: file.name.replace("rf64", "wav").replace("aifc", "aiff").split(/[- ]/)[0],
      channels: file.channels,
      sampleRate: file.sampleRate,
      copyBytes: copy.length,
      checks: { silentChannels: [] },
    });
    expect(prepared.peaks).toHaveLength(productionLimits.peakBars * 2);
    expect(Math.abs((checks.loudness ?? 0) - (figure?.loudness ?? 0))).toBeLessThanOrEqual(0.2);
    expect(Math.abs((checks.truePeak ?? 0) - (figure?.truePeak ?? 0))).toBeLessThanOrEqual(0.3);
    expect(Math.abs((checks.headSilence ?? 0) - (figure?.head ?? 0))).toBeLessThanOrEqual(0.05);
    expect(Math.abs((checks.tailSilence ?? 0) - (figure?.tail ?? 0))).toBeLessThanOrEqual(0.05);
    const seconds = file.head + file.seconds + file.tail;
    // An MP3 holds whole frames.
    expect(Math.abs(prepared.seconds - seconds)).toBeLessThan(file.name.startsWith("mp3") ? 0.08 : 0.001);
  });

  test("is not to blame where its copy cannot be written", async ({ folder }) => {
    const outcome = await prepareSound(sent(writeWav(tone(1), wav24)), join(folder, "gone", "copy"));
    expect(outcome).toEqual({ unwritten: expect.stringContaining("ENOENT") });
  });

  test("is listened to as an MP3 of 128 kbit/s that lasts as long and is as loud", async ({
    prepareWell,
  }) => {
    for (const [channels, sampleRate] of [
      [1, 48_000],
      [2, 44_100],
      [1, 16_000],
      [2, 88_200],
    ] as const) {
      const { prepared, copy } = await prepareWell(
        writeWav(tone(2, channels, sampleRate), { ...wav24, sampleRate }),
      );
      const { prepared: heard } = await prepareWell(copy);
      expect(heard).toMatchObject({ format: "mp3", channels });
      expect([44_100, 48_000]).toContain(heard.sampleRate);
      expect(Math.abs(heard.seconds - 2)).toBeLessThan(0.1);
      expect(Math.abs(copy.length - heard.seconds * 16_000)).toBeLessThan(1000);
      expect(Math.abs((heard.checks.loudness ?? 0) - (prepared.checks.loudness ?? 0))).toBeLessThan(0.5);
    }
  });

  test("of surround is listened to in stereo, which is never louder than its channels", async ({
    prepareWell,
  }) => {
    const [full = new Float32Array()] = tone(1);
    for (const channels of [3, 6, 8, 10, 12]) {
      const { copy } = await prepareWell(
        writeWav(
          Array.from({ length: channels }, () => full),
          wav24,
        ),
      );
      const { prepared } = await prepareWell(copy);
      expect(prepared.channels).toBe(2);
      expect(prepared.checks.truePeak).toBeLessThan(-5);
    }
  });

  test("tells clipped samples, silent channels and silence", async ({ prepareWell }) => {
    const [left = new Float32Array(), right = new Float32Array()] = tone(1, 2);
    left.fill(1, 1000, 1010);
    left.fill(-1, 2000, 2003);
    // Two are none.
    left.fill(1, 3000, 3002);
    const silent = new Float32Array(48_000);
    const checksOf = async (channels: Float32Array[]) =>
      (await prepareWell(writeWav(channels, wav24))).prepared.checks;
    expect(await checksOf([left, right])).toMatchObject({ clippedSamples: 13, silentChannels: [] });
    expect(await checksOf([right, silent])).toMatchObject({ clippedSamples: 0, silentChannels: [2] });
    expect(await checksOf([silent])).toEqual({
      loudness: null,
      truePeak: null,
      clippedSamples: 0,
      headSilence: 1,
      tailSilence: 0,
      spokenSeconds: 0,
      silentChannels: [1],
    });
  });

  test("is read whatever the pieces in which it comes, with tags before and behind it", async ({
    prepareWell,
  }) => {
    const bytes = writeWav(tone(0.5), wav24);
    const { prepared: whole } = await prepareWell(bytes);
    const tagged = Buffer.concat([bytes, Buffer.from("TAGs")]);
    for (const pieceBytes of [1, 3, 65_536])
      expect((await prepareWell(tagged, pieceBytes)).prepared).toEqual({ ...whole, sha256: sha256(tagged) });
    const tag = Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\x02\0", "latin1"), Buffer.alloc(256)]);
    const flac = writeFlac(tone(0.5), { bits: 24, sampleRate: 48_000 });
    expect((await prepareWell(Buffer.concat([tag, flac]))).prepared).toMatchObject({
      format: "flac",
      seconds: 0.5,
    });
  });
});

describe("no take", () => {
  const bytes = writeWav(tone(0.5, 2), wav24);
  const changed = (change: (bytes: Buffer) => void) => {
    const copy = Buffer.from(bytes);
    change(copy);
    return copy;
  };
  const data = bytes.indexOf("data") + 4;
  const format = bytes.indexOf("fmt ") + 8;
  const flac = writeFlac(tone(0.5), { bits: 16, sampleRate: 48_000 });

  test.for<[what: string, bytes: Buffer, failed: string]>([
    ["nothing at all", Buffer.alloc(0), "not-recognised"],
    ["text", Buffer.from("This is a text. ".repeat(10_000)), "not-recognised"],
    ["a ZIP", Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), bytes]), "not-recognised"],
    ["zeros", Buffer.alloc(100_000), "not-recognised"],
    ["a WAV that is none", Buffer.from("RIFF\x24\0\0\0WAVEfmt ", "latin1"), "damaged"],
    ["a WAV that promises 4 GB", changed((copy) => copy.writeUInt32LE(0xff_ff_ff_f0, data)), "damaged"],
    ["a WAV without its end", bytes.subarray(0, -1), "damaged"],
    ["a WAV without samples", changed((copy) => copy.writeUInt32LE(0, data)), "damaged"],
    ["65 channels", changed((copy) => copy.writeUInt16LE(65, format + 2)), "too-many-channels"],
    [
      "more than twelve hours",
      changed((copy) => copy.writeUInt32LE(3000, format + 4) && copy.writeUInt32LE(0x7f_ff_ff_ff, data)),
      "too-long",
    ],
    ["no channels", changed((copy) => copy.writeUInt16LE(0, format + 2)), "damaged"],
    ["another coding", changed((copy) => copy.writeUInt16LE(7, format)), "not-recognised"],
    ["a FLAC without its end", flac.subarray(0, -5000), "damaged"],
    ["a FLAC of noise", Buffer.concat([flac.subarray(0, 42), Buffer.alloc(50_000, 0x5a)]), "damaged"],
    ["an AIFF that is none", Buffer.from("FORM\0\0\0\x04AIFF", "latin1"), "damaged"],
    [
      "an AIFF with compression",
      Buffer.from(`FORM\0\0\0\x04AIFCCOMM\0\0\0\x16${"\0".repeat(18)}MAC3`),
      "not-recognised",
    ],
  ])("is %s", async ([, given, failed], { prepare }) => {
    expect((await prepare(given)).outcome).toEqual({ failed });
  });
});
