import { createHash } from "node:crypto";

/** Reads a stream from its front, once, and holds no more of it than is asked for at once. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash("sha256");
  #held: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.#hash.update(value);
    this.#held = this.#held.length > 0 ? Buffer.concat([this.#held, value]) : value;
    return true;
  }

  /** The next bytes, which stay to be read; fewer at the end. */
  async peek(count: number): Promise<Buffer> {
    while (this.#held.length < count && (await this.#more()));
    return this.#held.subarray(0, count);
  }

  /** The next bytes; fewer at the end. */
  async take(count: number): Promise<Buffer> {
    const bytes = await this.peek(count);
    this.#held = this.#held.subarray(bytes.length);
    return bytes;
  }

  /** Passes over so many bytes, or over those that are left. */
  async skip(count: number): Promise<void> {
    let left = count;
    while (left > 0) {
      const { length } = await this.#next(left);
      if (length === 0) return;
      left -= length;
    }
  }

  /** Some of the next bytes, at most so many; none at the end. */
  async #next(most: number): Promise<Buffer> {
    return this.#held.length > 0 || (await this.#more())
      ? this.take(Math.min(most, this.#held.length))
      : this.#held;
  }

  /** All that is left, in pieces of at most so many bytes. */
  async *rest(most: number): AsyncGenerator<Buffer> {
    for (let piece = await this.#next(most); piece.length > 0; piece = await this.#next(most)) yield piece;
  }

  /** Passes over what is left, and gives the SHA-256 of the whole stream in hex. */
  async sha256(): Promise<string> {
    await this.skip(Number.POSITIVE_INFINITY);
    return this.#hash.digest("hex");
  }
}
