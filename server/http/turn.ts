/**
 * How long the event loop has been busy with what had come in when its turn began. An embedded database works in
 * between: calls then wait unread in their sockets, where no count of calls under way sees them.
 */
export class Turn {
  readonly #now: () => number;
  #began: number | undefined;

  /** `now` in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Milliseconds since the first call that was read in this turn: as long as this one has waited at least. */
  waited(): number {
    if (this.#began === undefined) {
      this.#began = this.#now();
      setImmediate(() => {
        this.#began = undefined;
      }).unref();
    }
    return this.#now() - this.#began;
  }
}
