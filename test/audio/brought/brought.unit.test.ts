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
