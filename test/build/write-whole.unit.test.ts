import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeWhole } from "#build/sentences/write-whole.ts";

test("whoever reads while a file is written finds the old or the new one, and nothing lies beside it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tinora-whole-"));
  const path = join(folder, "words.json");
  const length = 4_000_000;
  await writeWhole(path, "0".repeat(length));
  const found = new Set<number>();
  for (let round = 1; round <= 5; round += 1) {
    const reads = Array.from({ length: 20 }, async () => (await readFile(path)).length);
    await writeWhole(path, String(round).repeat(length));
    for (const read of await Promise.all(reads)) found.add(read);
  }
  expect([...found]).toEqual([length]);
  expect(await readdir(folder)).toEqual(["words.json"]);
  await rm(folder, { recursive: true });
});
