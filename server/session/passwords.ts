import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as derive, verify } from "@node-rs/argon2";
import PQueue from "p-queue";
import { Problem } from "#server/http/problem.ts";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

const random = (byteLength: number) => randomBytes(byteLength).toString("base64").replace(/=+$/, "");

// Belongs to nobody: an unknown user costs the same hash as a known one.
const nobody = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$${random(16)}$${random(32)}`;

// One processor is left to those who browse.
const processors = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Argon2id at 19 MiB behind a bounded queue; `hashes` counts what was computed. */
export class Passwords {
  hashes = 0;
  readonly #queue: PQueue;
  readonly #mostWaiting: number;

  constructor(options: { atOnce?: number; mostWaiting?: number } = {}) {
    this.#queue = new PQueue({ concurrency: options.atOnce ?? processors });
    this.#mostWaiting = options.mostWaiting ?? 100;
  }

  /** How many calls wait for a hash, or are having theirs. */
  get waiting(): number {
    return this.#queue.size + this.#queue.pending;
  }

  /** The PHC string to store. Throws `overloaded` when too many wait. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => derive(password.normalize("NFKC"), parameters));
  }

  /** One hash, also where nothing is stored; then the answer is no. Throws where what is stored is no PHC string. */
  async verify(password: string, hash: string | undefined): Promise<boolean> {
    const isRight = await this.#inTurn(() => verify(hash ?? nobody, password.normalize("NFKC")));
    return isRight && hash !== undefined;
  }

  /** Throws `overloaded` when too many wait, so that nothing else is done for a call that cannot be served. */
  expectRoom(): void {
    if (this.#queue.size >= this.#mostWaiting) throw new Problem(503, "overloaded", { retryAfterSeconds: 5 });
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.expectRoom();
    return this.#queue.add(() => {
      this.hashes += 1;
      return work();
    });
  }
}
