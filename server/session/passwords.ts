import { hkdfSync, randomBytes, randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as derive, verify } from "@node-rs/argon2";
import PQueue from "p-queue";
import { Problem } from "#server/http/problems/problem.ts";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

const random = (byteLength: number) =>
  randomBytes(byteLength)
    .toString("base64")
    .replace(/={1,2}$/, "");

// A hash of nobody's password: an unknown user costs the same work as a known one.
const nobody = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$${random(16)}$${random(32)}`;

// One processor stays free for other calls.
const processors = Math.max(1, Math.min(2, availableParallelism() - 1));

// Without 0 O 1 I l, which people misread.
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const generatedLength = 22;

/** A random password of 128 bits, shown once and never stored. */
export const generatePassword = (): string =>
  Array.from({ length: generatedLength }, () => letters[randomInt(letters.length)]).join("");

/**
 * The password that belongs to a secret and a random salt: always the same one, of 128 bits where the secret has as many. The
 * salt alone says nothing of it.
 */
export function passwordFrom(secret: string, salt: string): string {
  const bytes = Buffer.from(hkdfSync("sha256", secret, salt, "generated password", 32));
  // Twice as many bits as are taken, so that every letter is as likely as any other.
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  const base = BigInt(letters.length);
  return Array.from({ length: generatedLength }, () => {
    const letter = letters[Number(rest % base)];
    rest /= base;
    return letter;
  }).join("");
}

/** Argon2id at 19 MiB behind a bounded queue; `hashes` counts those that were computed. */
export class Passwords {
  hashes = 0;
  readonly #queue: PQueue;
  readonly #mostWaiting: number;

  constructor(options: { atOnce?: number; mostWaiting?: number } = {}) {
    this.#queue = new PQueue({ concurrency: options.atOnce ?? processors });
    this.#mostWaiting = options.mostWaiting ?? 100;
  }

  /** The PHC string to store. Throws `overloaded` when too many wait. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => derive(password.normalize("NFKC"), parameters));
  }

  /** Whether the password is right. Computes a hash even where none is stored, to take as long; throws where the stored text is no PHC string. */
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
