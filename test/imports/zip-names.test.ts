import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { expect } from "vitest";
import { zipOf } from "#server/export/zip.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { test } from "./import-fixtures.ts";
import { type Sent, sheetOf } from "./importer.ts";

const utf8Flag = 0x08;

/** A ZIP as an old Windows writes it: the names that hold a Q in code page 857 with ş in its place, and not said to be UTF-8. */
async function zipOfWindows(files: { name: string; bytes: Buffer }[]): Promise<Buffer> {
  const contents = files.map(
    ({ name, bytes }) => [name, () => Readable.from([bytes]) as AsyncIterable<Uint8Array>] as const,
  );
  const zip = await buffer(zipOf(Object.fromEntries(contents), new Date(0)));
  for (const [signature, flags] of [
    ["PK\u0003\u0004", 7],
    ["PK\u0001\u0002", 9],
  ] as const)
    for (let at = zip.indexOf(signature, 0, "latin1"); at >= 0; at = zip.indexOf(signature, at + 4, "latin1"))
      zip.writeUInt8(zip.readUInt8(at + flags) & ~utf8Flag, at + flags);
  for (let at = zip.indexOf("Q-1.wav"); at >= 0; at = zip.indexOf("Q-1.wav", at + 1))
    zip.writeUInt8(0x9f, at);
  return zip;
}

const pathField = 0x70_75;

/** A ZIP with the name of one file as old programs write it, and beside it the true one, with a checksum of the other or not. */
async function zipWithPath(sheet: Sent, { old, name, fits }: { old: string; name: string; fits: boolean }) {
  const contents = [sheet, { name: old, bytes: shortSound(2) }].map(
    ({ name: one, bytes }) => [one, () => Readable.from([bytes]) as AsyncIterable<Uint8Array>] as const,
  );
  const zip = await buffer(zipOf(Object.fromEntries(contents), new Date(0)));
  const path = Buffer.from(name);
  const extra = Buffer.alloc(9);
  extra.writeUInt16LE(pathField, 0);
  extra.writeUInt16LE(5 + path.length, 2);
  extra.writeUInt8(1, 4);
  extra.writeUInt32LE(fits ? crc32(old) : 1, 5);
  const field = Buffer.concat([extra, path]);
  // The last entry of the list ends where the end record begins.
  const end = zip.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const entry = zip.lastIndexOf("PK\u0001\u0002", end, "latin1");
  zip.writeUInt16LE(zip.readUInt16LE(entry + 30) + field.length, entry + 30);
  zip.writeUInt32LE(zip.readUInt32LE(end + 12) + field.length, end + 12);
  return Buffer.concat([zip.subarray(0, end), field, zip.subarray(end)]);
}

test.for([
  { fits: true, missing: [] },
  { fits: false, missing: [2] },
])(
  "a name in UTF-8 beside another is read where its checksum fits: $fits",
  async ({ fits, missing }, { importer }) => {
    const sheet = sheetOf(["ad;yaş;cinsiyet;dosya", `Ümit ${fits ? "Ak" : "Su"};24;erkek;Ümit İğ.wav`]);
    const zip = await zipWithPath(sheet, { old: "_mit __.wav", name: "Ümit İğ.wav", fits });
    expect((await importer.check([{ name: "ajans.zip", bytes: zip }])).rowsWithoutFile).toEqual(missing);
  },
);

test("the names in a ZIP of a Turkish Windows are read with their letters", async ({ importer }) => {
  const sheet = sheetOf(["ad;yaş;cinsiyet;renkler;diller;dosya", "Şule;24;Kadın;Parlak;Türkçe;ş-1.wav"]);
  const zip = await zipOfWindows([sheet, { name: "Q-1.wav", bytes: shortSound(1) }]);
  const checked = await importer.check([{ name: "ajans.zip", bytes: zip }]);
  expect(checked).toMatchObject({
    filesWithoutRow: [],
    rowsWithoutFile: [],
    counts: { new: 1, newFiles: 1 },
  });
});
