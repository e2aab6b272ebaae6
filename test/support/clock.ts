/** A clock that tests set; it stands still until it is moved. Its process has been up for two hours. */
export class TestClock {
  #now = Date.now();
  #uptime = 2 * 60 * 60_000;

  readonly read = (): Date => new Date(this.#now);

  readonly uptime = (): number => this.#uptime;

  /** Lets time pass. */
  forward(minutes: number): void {
    this.#now += minutes * 60_000;
    this.#uptime += minutes * 60_000;
  }

  /** Sets the clock wrong: no time passes. */
  jump(minutes: number): void {
    this.#now += minutes * 60_000;
  }

  /** The process has just begun. */
  restart(): void {
    this.#uptime = 0;
  }
}
