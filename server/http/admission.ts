/** Beyond these, in any case, a call is refused. `delay` in milliseconds; 0 leaves the event loop unwatched. */
export interface Limits {
  inFlight: number;
  delay: number;
}

// What is answered soon: as many calls as PostgreSQL has connections, and in a turn of the event loop so many, or those
// of so many milliseconds.
const soon = { inFlight: 20, inTurn: 12, delay: 30 };

// A burst may wait. Where the waiting has not ended after `patience`, those who wait longest have left already: only what
// is answered soon is taken then, and everybody else is told at once (controlled delay). It has ended when all was
// answered soon for as long as `relief`. Milliseconds.
const patience = 2000;
const relief = 250;

/**
 * Which calls are taken while others are under way. An embedded database works between two reads of the event loop:
 * calls then wait unread in their sockets, where no count sees them, and a turn of the loop tells how long.
 */
export class Admission {
  readonly #limits: Limits;
  readonly #now: () => number;
  #inFlight = 0;
  #taken = 0;
  #began: number | undefined;
  #behindSince = 0;
  #behindUntil = Number.NEGATIVE_INFINITY;

  /** `now` in milliseconds. */
  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether one more call may be taken; `apart` of those under way wait in a queue of their own. */
  admits(apart = 0): boolean {
    const { inFlight, delay } = this.#limits;
    if (this.#inFlight >= inFlight) return false;
    if (delay === 0) return true;
    const now = this.#now();
    const began = this.#turn(now, apart);
    if (this.#isSoon(now - began, apart)) return true;
    const isBehind = began - this.#behindUntil < relief && now - this.#behindSince > patience;
    return !isBehind && now - began < delay;
  }

  /** A call is under way until what this returns is called. */
  take(): () => void {
    this.#inFlight += 1;
    this.#taken += 1;
    let isOver = false;
    return () => {
      if (!isOver) this.#inFlight -= 1;
      isOver = true;
    };
  }

  #isSoon(waited: number, apart: number): boolean {
    if (this.#inFlight - apart >= soon.inFlight) return false;
    return this.#taken < soon.inTurn || waited < soon.delay;
  }

  /** When the present turn of the event loop read its first call. */
  #turn(now: number, apart: number): number {
    if (this.#began !== undefined) return this.#began;
    this.#began = now;
    setImmediate(() => {
      const ended = this.#now();
      if (!this.#isSoon(ended - now, apart)) {
        if (now - this.#behindUntil > relief) this.#behindSince = now;
        this.#behindUntil = ended;
      }
      this.#began = undefined;
      this.#taken = 0;
    }).unref();
    return now;
  }
}
