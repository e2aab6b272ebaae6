import type { Readable } from "node:stream";
import type { CsvEncoding } from "#contract/imports/imports.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { encodingByMark } from "#server/http/text-mark.ts";
import { decodePage, isCodePage, likelyPage } from "./code-pages.ts";

/** Opens the bytes of a spreadsheet, as often as they are asked for. */
export type OpenSheet = () => Promise<Readable> | Readable;

const unreadable = (cause?: unknown) => new Problem(422, "import-unreadable", { cause });

/** The text of a spreadsheet, piece by piece; a mark of order at its start is left out. Throws for what is no such text. */
export async function* decode(open: OpenSheet, encoding: CsvEncoding): AsyncGenerator<string> {
  const chunks = (await open()) as AsyncIterable<Uint8Array>;
  if (isCodePage(encoding)) {
    for await (const chunk of chunks) yield checked(decodePage(chunk, encoding));
    return;
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  const next = (chunk?: Uint8Array) => {
    try {
      return checked(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch (error) {
      throw unreadable(error);
    }
  };
  for await (const chunk of chunks) yield next(chunk);
  yield next();
}

/** No text holds a zero, and no database would. */
function checked(text: string): string {
  if (text.includes("\0")) throw unreadable();
  return text;
}

/** By its mark; UTF-8 where the whole text is that; else the encoding of one byte a letter in which it reads as Turkish. */
export async function findEncoding(open: OpenSheet): Promise<CsvEncoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const counts = new Uint32Array(256);
  let [isFirst, isUtf8] = [true, true];
  const test = (chunk?: Uint8Array) => {
    try {
      if (isUtf8) decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  for await (const chunk of (await open()) as AsyncIterable<Uint8Array>) {
    const marked = isFirst ? encodingByMark(chunk) : undefined;
    if (marked) return marked;
    isFirst = false;
    test(chunk);
    for (const byte of chunk) counts[byte] = (counts[byte] ?? 0) + 1;
  }
  test();
  return isUtf8 ? "utf-8" : likelyPage(counts);
}
