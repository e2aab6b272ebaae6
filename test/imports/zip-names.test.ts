import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { expect } from "vitest";
import { zipOf } from "#server/export/zip.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { test } from "./import-fixtures.ts";
import { sheetOf } from "./importer.ts";

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
