import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import PQueue from "p-queue";
import { Problem } from "#server/http/problem.ts";

const derive = promisify(argon2);
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}`;
const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

// Belongs to nobody: an unknown user costs the same hash as a known one.
const nobody = `${prefix}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`;

/** Argon2id at 19 MiB behind a bounded queue; `hashes` counts what was computed. */
export class Passwords {
  hashes = 0;
  readonly #queue: PQueue;
  readonly #mostWaiting: number;

  constructor(options: { atOnce?: number; mostWaiting?: number } = {}) {
    this.#queue = new PQueue({ concurrency: options.atOnce ?? 2 });
    this.#mostWaiting = options.mostWaiting ?? 100;
  }

  /** The PHC string to store. Throws `overloaded` when too many wait. */
  async hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const key = await this.#derive(password, { ...parameters, nonce });
    return `${prefix}$${encode(nonce)}$${encode(key)}`;
  }

  /** One hash, also where nothing is stored; then the answer is no. */
  async verify(password: string, hash: string | undefined): Promise<boolean> {
    const [, memory, passes, parallelism, nonce = "", key = ""] = stored.exec(hash ?? nobody) ?? [];
    if (!key) throw new Error("A stored password hash has an unknown form.");
    const wanted = Buffer.from(key, "base64");
    const found = await this.#derive(password, {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: wanted.length,
      nonce: Buffer.from(nonce, "base64"),
    });
    return timingSafeEqual(found, wanted) && hash !== undefined;
  }

  /** Throws `overloaded` when too many wait, so that nothing else is done for a call that cannot be served. */
  expectRoom(): void {
    if (this.#queue.size >= this.#mostWaiting) throw new Problem(503, "overloaded", { retryAfterSeconds: 5 });
  }

  async #derive(password: string, options: typeof parameters & { nonce: Buffer }): Promise<Buffer> {
    this.expectRoom();
    return this.#queue.add(() => {
      this.hashes += 1;
      return derive("argon2id", { ...options, message: password.normalize("NFKC") });
    });
  }
}
