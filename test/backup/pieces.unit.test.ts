import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packLines, readPackedLines, writePiece } from "#server/backup/pieces.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinora-pieces-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* twoLines() {
  yield "bir\n";
  yield "iki\u2028üç\n";
}

async function* linesThatBreakOff() {
  yield "one\n";
  await Promise.resolve();
  throw new Error("the database went away");
}

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

test("what was packed is read again", async () => {
  const path = join(folder, "whole");
  await writePiece(path, packLines(twoLines()));
  expect(await all(readPackedLines(path))).toEqual(["bir", "iki\u2028üç"]);
});

test("rows that break off in the middle fail the piece, and nothing else", async () => {
  const piece = writePiece(join(folder, "broken"), packLines(linesThatBreakOff()));
  await expect(piece).rejects.toThrow("the database went away");
});

test("a file that is not there fails its reader, and nothing else", async () => {
  await expect(all(readPackedLines(join(folder, "missing")))).rejects.toThrow("ENOENT");
});
