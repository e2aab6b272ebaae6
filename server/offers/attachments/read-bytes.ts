import { documentFormat, type DocumentFormat } from "./documents.ts";
import { plainJpeg, plainPng } from "./plain-picture.ts";
import { TooManySegments } from "./segments.ts";

/** What a file is: a format, something else (null), or made of too many parts to say. */
export type DocumentOutcome = { format: DocumentFormat | null } | { isTooMuch: true };

function plain(bytes: Buffer, format: DocumentFormat): Buffer | undefined {
  if (format === "png") return plainPng(bytes);
  return format === "jpeg" ? plainJpeg(bytes) : bytes;
}

/** Recognises a document or a picture; `stored` is what to keep of it, a picture without what it tells where `isPlain`. */
export function readBytes(bytes: Buffer, isPlain: boolean): { outcome: DocumentOutcome; stored?: Buffer } {
  try {
    const format = documentFormat(bytes);
    const stored = format && isPlain ? plain(bytes, format) : bytes;
    return format && stored ? { outcome: { format }, stored } : { outcome: { format: null } };
  } catch (error) {
    if (error instanceof TooManySegments) return { outcome: { isTooMuch: true } };
    throw error;
  }
}
