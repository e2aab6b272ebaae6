import { expect, test } from "vitest";
import { problemSentences } from "#server/http/problems/problem-sentences.ts";
import { broughtFiles, take, type TakenFile } from "./brought-files.ts";
import figures from "./ffmpeg.json" with { type: "json" };

const byFfmpeg: Record<string, { seconds: number; loudness: number }> = figures;

test.each(broughtFiles)("$what is stored, or refused for its own reason", async (file) => {
  const { outcome } = await take(file);
  expect("refused" in outcome ? outcome.refused : undefined).toBe(file.refused);
});

const stored = broughtFiles.filter(({ refused }) => !refused);

test.each(stored)("$what is as long and as loud as ffmpeg finds it", async (file) => {
  const { outcome } = await take(file);
  if ("refused" in outcome) throw new Error(outcome.refused);
  const { seconds = 0, loudness = 0 } = byFfmpeg[file.what] ?? {};
  expect(Math.abs(outcome.seconds - seconds) / seconds).toBeLessThan(0.01);
  expect(Math.abs((outcome.loudness ?? 0) - loudness)).toBeLessThan(0.5);
});

test.each(stored)("$what is stored again without a change", async (file) => {
  const once = await take(file);
  const again = await take({ what: file.what, bytes: once.stored ?? Buffer.alloc(0) });
  expect(again.stored?.equals(once.stored ?? Buffer.alloc(0))).toBe(true);
  expect(again.outcome).toEqual(once.outcome);
});

const several = stored.filter(({ what }) => /several bit rates|Xing|Fraunhofer|two MP3s/.test(what));

test.each(several)("$what has a header that counts all of its frames", async (file) => {
  const { stored: kept = Buffer.alloc(0) } = await take(file);
  const xing = kept.indexOf("Xing");
  // At 24 kHz a frame lasts 24 ms; ffmpeg leaves out the two that the coding puts at the ends, where a header tells of them.
  const seconds = kept.readUInt32BE(xing + 8) * 0.024;
  expect(seconds - (byFfmpeg[file.what]?.seconds ?? 0)).toBeLessThan(0.049);
  expect(seconds).toBeGreaterThanOrEqual((byFfmpeg[file.what]?.seconds ?? 0) - 0.001);
  expect(kept.readUInt32BE(xing + 12)).toBe(kept.length - kept.indexOf(Buffer.from([0xff, 0xf3])));
});

/** A row of docs/sounds.md. */
function rowOf({ what, bytes, outcome, stored: kept }: TakenFile): string {
  const said = "refused" in outcome ? problemSentences[outcome.refused].message : "";
  const length = "refused" in outcome ? "" : `${outcome.seconds.toFixed(2)} s, ${outcome.loudness} LUFS`;
  const same = kept?.equals(bytes) ? "as it was sent" : `${kept?.length} bytes of ${bytes.length}`;
  return `| ${what} | ${said} | ${kept ? `${same}: ${length}` : ""} |`;
}

const opening = `# Sounds as they are brought

What becomes of files as programs, recorders and pipes write them. \`test/audio/brought/\` makes the files and this table (\`npx vitest -u --project unit test/audio/brought\` writes it anew), compares length and loudness with ffmpeg's (\`measure.ts\`), and \`test/engines/*sounds.test.ts\` plays each stored file to its end in Chromium, Firefox and WebKit.

| What is sent | What is said | What is stored |
|---|---|---|
`;

test("docs/sounds.md says what becomes of them", async () => {
  const taken = await Promise.all(broughtFiles.map(take));
  await expect(`${opening}${taken.map(rowOf).join("\n")}\n`).toMatchFileSnapshot("../../../docs/sounds.md");
});
