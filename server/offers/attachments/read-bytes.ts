import { documentFormat, type DocumentFormat } from "./documents.ts";
import { plainJpeg, plainPng } from "./plain-picture.ts";
import { readText } from "./read-text.ts";
import { TooManySegments } from "./segments.ts";

/** What a file is: a format, something else (null), or why that is not said. */
export type DocumentOutcome =
  | { format: DocumentFormat | null }
  | { refused: "file-empty" | "file-too-complex" };

function plain(bytes: Buffer, format: DocumentFormat): Buffer | undefined {
  if (format === "png") return plainPng(bytes);
  if (format === "jpeg") return plainJpeg(bytes);
  return format === "txt" ? readText(bytes) : bytes;
}

/**
 * Recognises a document or a picture; `stored` is what to keep of it: where `isPlain` a picture without what else it tells,
 * and text as UTF-8.
 */
export function readBytes(bytes: Buffer, isPlain: boolean): { outcome: DocumentOutcome; stored?: Buffer } {
  if (bytes.length === 0) return { outcome: { refused: "file-empty" } };
  try {
    const format = documentFormat(bytes);
    const stored = format && isPlain ? plain(bytes, format) : bytes;
    return format && stored ? { outcome: { format }, stored } : { outcome: { format: null } };
  } catch (error) {
    if (error instanceof TooManySegments) return { outcome: { refused: "file-too-complex" } };
    throw error;
  }
}
