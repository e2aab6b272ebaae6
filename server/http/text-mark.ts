const marks: Record<string, "utf-16le" | "utf-16be"> = { fffe: "utf-16le", feff: "utf-16be" };

/** The encoding of a text that begins with the mark of 16 bits a letter, as Excel's "Unicode Text" does; else undefined. */
export const encodingByMark = (bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined =>
  marks[Buffer.from(bytes.subarray(0, 2)).toString("hex")];
