/** Ends a call's turn, or takes it out of those that wait; a second time does nothing. */
type Leave = () => void;

interface Waiting {
  key: string;
  start: () => void;
}

/** How many calls a lane takes; asked at each call. */
export interface LaneSize {
  /** Under way at once. */
  atOnce: () => number;
  /** Under way or waiting, of one key. */
  mostOfOne: () => number;
  /** Waiting, of all keys. */
  mostWaiting: () => number;
}

/** What one key may have under way beside others. */
const besideOthers = 1;
/** How long somebody who called counts as present, in milliseconds. */
const presence = 5000;

/**
 * Calls by who sends them. Alone, one key has up to three quarters of the lane, so that the next one still finds a place; beside
 * others a key has one call under way while its others wait for their turn. Places go to the key that has waited longest.
 */
export class FairLane {
  readonly #size: LaneSize;
  readonly #now: () => number;
  readonly #underWay = new Map<string, number>();
  #total = 0;
  readonly #waiting: Waiting[] = [];
  #last = { key: "", at: Number.NEGATIVE_INFINITY };
  #lastOther = Number.NEGATIVE_INFINITY;

  constructor(size: LaneSize, now = () => performance.now()) {
    this.#size = size;
    this.#now = now;
  }

  /** Runs `start` now or in its turn; undefined where there is no place to wait any more. */
  enter(key: string, start: () => void): Leave | undefined {
    this.#note(key);
    const call = { key, start };
    if (this.#mayStart(key)) this.#start(call);
    else if (this.#mayWait(key)) this.#waiting.push(call);
    else return undefined;
    return this.#leaveOf(call);
  }

  #note(key: string): void {
    if (key !== this.#last.key) this.#lastOther = this.#last.at;
    this.#last = { key, at: this.#now() };
  }

  #shareOf(key: string): number {
    const seen = key === this.#last.key ? this.#lastOther : this.#last.at;
    return this.#now() - seen < presence ? besideOthers : Math.ceil(this.#size.atOnce() * 0.75);
  }

  #underWayOf(key: string): number {
    return this.#underWay.get(key) ?? 0;
  }

  #mayStart(key: string): boolean {
    return this.#total < this.#size.atOnce() && this.#underWayOf(key) < this.#shareOf(key);
  }

  #mayWait(key: string): boolean {
    const ofOne = this.#waiting.filter((call) => call.key === key).length + this.#underWayOf(key);
    return ofOne < this.#size.mostOfOne() && this.#waiting.length < this.#size.mostWaiting();
  }

  #start({ key, start }: Waiting): void {
    this.#total += 1;
    this.#underWay.set(key, this.#underWayOf(key) + 1);
    start();
  }

  #leaveOf(call: Waiting): Leave {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const place = this.#waiting.indexOf(call);
      if (place >= 0) this.#waiting.splice(place, 1);
      else this.#end(call.key);
    };
  }

  #end(key: string): void {
    this.#total -= 1;
    const left = this.#underWayOf(key) - 1;
    if (left > 0) this.#underWay.set(key, left);
    else this.#underWay.delete(key);
    const next = this.#waiting.find((call) => this.#mayStart(call.key));
    if (!next) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#start(next);
  }
}
