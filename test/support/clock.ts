/** A clock that tests set; it stands still until it is moved. */
export class TestClock {
  #now = Date.now();

  readonly read = (): Date => new Date(this.#now);

  forward(minutes: number): void {
    this.#now += minutes * 60_000;
  }
}
