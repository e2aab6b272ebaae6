import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

const names = {
  br: { named: /\bbr\b/, refused: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/ },
  gzip: { named: /\bgzip\b/, refused: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/ },
};

/** The best encoding that `Accept-Encoding` names; a quality of 0 counts as not named. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const accepts = ({ named, refused }: { named: RegExp; refused: RegExp }) =>
    named.test(header) && !refused.test(header);
  if (accepts(names.br)) return "br";
  return accepts(names.gzip) ? "gzip" : "identity";
}

const squeeze = (plain: Buffer, quality: number) =>
  brotli(plain, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length } });

/** A body, compressed when first asked for: quickly, and once more as small as it gets when asked again. */
export class KeptAnswer {
  readonly plain: Buffer;
  #brotli: Buffer | undefined;
  #gzip: Buffer | undefined;
  #uses = 0;

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** The body as it goes out; at once when it is already there. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "identity") return this.plain;
    if (encoding === "gzip") return this.#gzip ?? this.#zip();
    this.#uses += 1;
    if (this.#uses === 3) void this.#squeeze(11);
    return this.#brotli ?? this.#squeeze(5);
  }

  async #squeeze(quality: number): Promise<Buffer> {
    const packed = await squeeze(this.plain, quality);
    if (!this.#brotli || packed.length < this.#brotli.length) this.#brotli = packed;
    return this.#brotli;
  }

  async #zip(): Promise<Buffer> {
    this.#gzip ??= await zip(this.plain);
    return this.#gzip;
  }
}
