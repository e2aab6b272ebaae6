import { describe, expect, test } from "vitest";
import { audioFormats } from "#contract/constants/enumerations.ts";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import { withExtra } from "./extras.ts";
import { fixture } from "./fixtures.ts";

const keep = (bytes: Buffer) => analyseBytes(bytes, audioFormats);
const cover = Buffer.alloc(15 * 1024 * 1024, "cover");

describe("a sample with a cover picture of 15 MB", () => {
  test.each(["constant.mp3", "headerless.mp3", "variable.mp3", "pcm.wav"])(
    "%s is stored as its sound alone, byte for byte",
    async (name) => {
      const plain = await keep(fixture(name));
      const tagged = await keep(withExtra(name, fixture(name), cover));
      expect(tagged.stored.equals(plain.stored)).toBe(true);
      expect(tagged.analysis).toEqual(plain.analysis);
      expect(fixture(name).length - plain.stored.length).toBeLessThan(1000);
    },
  );

  test.each(["vorbis.ogg", "opus.ogg", "tables-first.m4a", "tables-last.m4a", "fragmented.m4a"])(
    "%s is refused, and kept as it is with 200 kB",
    async (name) => {
      const large = withExtra(name, fixture(name), cover);
      await expect(keep(large)).rejects.toMatchObject({ code: "audio-too-much-else" });
      const small = withExtra(name, fixture(name), cover.subarray(0, 200 * 1024));
      const { stored, analysis } = await keep(small);
      expect(stored.equals(small)).toBe(true);
      // The Opus decoder trims the end by a packet more or less, by how the file comes in pieces.
      expect(analysis.seconds).toBeCloseTo((await keep(fixture(name))).analysis.seconds, 1);
    },
  );
});

test("a WAV's own chunks are kept, and its length is right again", async () => {
  const { stored } = await keep(withExtra("pcm.wav", fixture("pcm.wav"), cover));
  expect(stored.readUInt32LE(4)).toBe(stored.length - 8);
  expect(stored.includes("LIST")).toBe(false);
  expect(stored.includes("fmt ")).toBe(true);
});

test("what stands between the frames of an MP3 goes as well", async () => {
  const { stored } = await keep(fixture("constant.mp3"));
  const half = stored.length / 2;
  const middle = stored.indexOf(stored.subarray(0, 2), half);
  const junk = Buffer.alloc(stored.length / 20, "between");
  const mixed = Buffer.concat([stored.subarray(0, middle), junk, stored.subarray(middle)]);
  expect((await keep(mixed)).stored.equals(stored)).toBe(true);
});

test("M4A is not recognised where the server does not take it", async () => {
  const refused = analyseBytes(fixture("tables-first.m4a"), ["mp3", "wav", "ogg"]);
  await expect(refused).rejects.toMatchObject({ code: "audio-not-recognised" });
});
