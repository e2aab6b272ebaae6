import type { Parts } from "#server/parts.ts";

/** What a job repeats, begun at once in the process that was asked for it; `stop` waits until it can be left. */
export class WokenWork {
  readonly #run: (isStopping: () => boolean) => Promise<void>;
  readonly #parts: Pick<Parts, "logger" | "stopping">;
  readonly #underWay = new Set<Promise<void>>();
  #isStopping = false;

  constructor(parts: Pick<Parts, "logger" | "stopping">, run: (isStopping: () => boolean) => Promise<void>) {
    this.#parts = parts;
    this.#run = run;
  }

  wake(): void {
    const work = this.#run(() => this.#isStopping || this.#parts.stopping?.aborted === true)
      // The job tries it again.
      .catch((error: unknown) => this.#parts.logger?.error({ err: error }, "work interrupted"))
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#underWay);
  }
}
