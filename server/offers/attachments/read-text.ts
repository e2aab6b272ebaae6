import { encodingByMark } from "#server/http/text-mark.ts";

// Tabs, line ends and page breaks are no controls here.
const controls = /[^\P{Cc}\t\n\r\f]/u;

/** The text in the bytes; undefined where they are none in this encoding. Its own mark at the start is left out. */
function decode(bytes: Buffer, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return controls.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * The text in a file as UTF-8, whichever of the usual encodings it has; the bytes themselves where they are that already.
 * Undefined for what is no text, or none at all.
 */
export function readText(bytes: Buffer): Buffer | undefined {
  if (bytes.length === 0) return undefined;
  const wide = encodingByMark(bytes);
  if (!wide && decode(bytes, "utf-8") !== undefined) return bytes;
  const text = decode(bytes, wide ?? "windows-1254");
  return text === undefined ? undefined : Buffer.from(text);
}
