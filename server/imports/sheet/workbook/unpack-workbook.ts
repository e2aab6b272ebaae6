import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { openPromise } from "yauzl";
import { ZipFile } from "yazl";
import { Problem } from "#server/http/problems/problem.ts";
import { mostLines } from "#server/imports/sheet/bounds.ts";
import { slimWorksheet } from "./slim-worksheet.ts";

/** What a workbook may unpack to: its worksheets are read piece by piece, its other parts are held. */
const mostSheetBytes = 256 * 1024 * 1024;
const mostOtherBytes = 32 * 1024 * 1024;
const mostEntries = 2000;

const worksheet = /^xl\/worksheets\/[^/]+\.xml$/i;
/** What tells the worksheets' names and the values of their cells. */
const needed = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels)$/i;

const tooComplex = () => new Problem(422, "file-too-complex");

async function* textOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of stream as AsyncIterable<Uint8Array>)
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** The workbook at `path` with nothing in it but what has to be read, as a ZIP; 422 for one that is too large to unpack. */
export async function unpackWorkbook(path: string): Promise<ArrayBuffer> {
  // It breaks off where an entry is longer than it claims.
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const slim = new ZipFile();
  let [entries, sheetBytes, otherBytes] = [0, 0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      entries += 1;
      const isWorksheet = worksheet.test(entry.fileName);
      if (isWorksheet) sheetBytes += entry.uncompressedSize;
      else if (needed.test(entry.fileName)) otherBytes += entry.uncompressedSize;
      else continue;
      if (entries > mostEntries || sheetBytes > mostSheetBytes || otherBytes > mostOtherBytes)
        throw tooComplex();
      const stream = await zip.openReadStreamPromise(entry);
      if (isWorksheet) {
        const xml = await slimWorksheet(textOf(stream), mostLines + 1);
        slim.addBuffer(Buffer.from(xml), entry.fileName, { compress: false });
      } else slim.addBuffer(await buffer(stream), entry.fileName, { compress: false });
    }
  } finally {
    zip.close();
  }
  slim.end();
  const { buffer: bytes, byteOffset, byteLength } = await buffer(slim.outputStream as Readable);
  return bytes.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}
