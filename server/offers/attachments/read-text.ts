/** What a text of 16 bits a letter begins with. */
const wideMarks: Record<string, string> = { fffe: "utf-16le", feff: "utf-16be" };

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

/** The text in a file, whichever of the usual encodings it has; undefined for what is no text, or none at all. */
export function readText(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return undefined;
  const wide = wideMarks[bytes.toString("hex", 0, 2)];
  return wide ? decode(bytes, wide) : (decode(bytes, "utf-8") ?? decode(bytes, "windows-1254"));
}

/** The file as UTF-8; untouched where it is that already. */
export const plainText = (bytes: Buffer): Buffer =>
  decode(bytes, "utf-8") === undefined ? Buffer.from(readText(bytes) ?? "") : bytes;
