import type { Readable } from "node:stream";
import type { CsvEncoding } from "#contract/imports.ts";
import { Problem } from "#server/http/problems/problem.ts";

/** Opens the bytes of a spreadsheet, as often as they are asked for. */
export type OpenSheet = () => Promise<Readable> | Readable;

/** What a text of 16 bits a letter begins with: no spreadsheet that we read. */
const wideMarks = ["fffe", "feff"];

const unreadable = (cause?: unknown) => new Problem(422, "import-unreadable", { cause });

/** The text of a spreadsheet, piece by piece; a mark of order at its start is left out. Throws for what is no such text. */
export async function* decode(open: OpenSheet, encoding: CsvEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isFirst = true;
  for await (const chunk of (await open()) as AsyncIterable<Uint8Array>) {
    if (isFirst && wideMarks.includes(Buffer.from(chunk.subarray(0, 2)).toString("hex"))) throw unreadable();
    isFirst = false;
    yield checked(decoder, chunk);
  }
  yield checked(decoder);
}

function checked(decoder: InstanceType<typeof TextDecoder>, chunk?: Uint8Array): string {
  let text: string;
  try {
    text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (error) {
    throw unreadable(error);
  }
  // No text holds it, and no database would.
  if (text.includes("\0")) throw unreadable();
  return text;
}

/** UTF-8 where the whole text is that, else what Windows writes in Turkey: every byte means something there. */
export async function findEncoding(open: OpenSheet): Promise<CsvEncoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of (await open()) as AsyncIterable<Uint8Array>)
      decoder.decode(chunk, { stream: true });
    decoder.decode();
    return "utf-8";
  } catch (error) {
    if (error instanceof TypeError) return "windows-1254";
    throw error;
  }
}
