import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) };

// A window as large as the largest page: the usual one takes 16 MB that are never given back.
const brotli = { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** A text of the site that is held in memory, compressed beforehand. */
export interface Page {
  mediaType: string;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export async function makePage(text: string, mediaType: string): Promise<Page> {
  const plain = Buffer.from(text);
  const br = await encodings.br(plain, brotli);
  const gz = await encodings.gzip(plain, { level: 9 });
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { mediaType, etag, plain, br, gzip: gz };
}
