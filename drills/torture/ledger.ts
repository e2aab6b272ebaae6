/** What the server acknowledged, by the mark that each write carried; and what it must still hold. */
export class Ledger {
  readonly kinds = { artist: new Set<string>(), offer: new Set<string>(), request: new Set<string>() };
  acknowledged = 0;
  /** Answers that a write must never get, such as a 500. */
  readonly wrong: string[] = [];

  note(kind: keyof Ledger["kinds"], mark: string): void {
    this.kinds[kind].add(mark);
    this.acknowledged += 1;
  }

  /** The acknowledged writes of a kind that are not among those found. */
  missing(kind: keyof Ledger["kinds"], found: Set<string>): string[] {
    return [...this.kinds[kind]].filter((mark) => !found.has(mark));
  }
}
