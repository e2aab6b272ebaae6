const piecesPerSecond = 400;
/** Of twenty minutes; what is longer is kept in pieces that are twice as long, and so on. */
const mostPieces = 480_000;

/** Follows the peaks of a sound in pieces of at least 2.5 ms, so that its length need not be known before its end. */
export class Peaks {
  #pieces: number[] = [];
  #frames = 0;
  #loudest = 0;
  #inPiece = 0;
  #pieceLength = 0;
  #rate = 0;

  /** The length so far. */
  get seconds(): number {
    return this.#rate === 0 ? 0 : this.#frames / this.#rate;
  }

  add(channels: Float32Array[], rate: number): void {
    const [first] = channels;
    if (!first || rate <= 0) return;
    this.#rate ||= rate;
    this.#pieceLength ||= Math.max(1, Math.round(this.#rate / piecesPerSecond));
    for (let frame = 0; frame < first.length; frame += 1) {
      for (const channel of channels) {
        const value = Math.abs(channel[frame] ?? 0);
        // Float samples may hold anything, and one NaN would spoil every bar.
        if (Number.isFinite(value)) this.#loudest = Math.max(this.#loudest, Math.min(1, value));
      }
      this.#inPiece += 1;
      if (this.#inPiece === this.#pieceLength) this.#endPiece();
    }
    this.#frames += first.length;
  }

  #endPiece(): void {
    this.#pieces.push(this.#loudest);
    this.#loudest = 0;
    this.#inPiece = 0;
    if (this.#pieces.length < mostPieces) return;
    const pieces = this.#pieces;
    this.#pieces = Array.from({ length: mostPieces / 2 }, (_, pair) =>
      Math.max(pieces[2 * pair] ?? 0, pieces[2 * pair + 1] ?? 0),
    );
    this.#pieceLength *= 2;
  }

  /** Bars of two hex digits each: the loudest of each window, compared with the loudest of all (ff). */
  inBars(bars: number): string {
    if (this.#inPiece > 0) this.#endPiece();
    const count = this.#pieces.length;
    const levels = Array.from({ length: bars }, (_, bar) => {
      const from = Math.floor((bar * count) / bars);
      const to = Math.max(from + 1, Math.floor(((bar + 1) * count) / bars));
      return Math.max(0, ...this.#pieces.slice(from, to));
    });
    const loudest = Math.max(...levels) || 1;
    return levels
      .map((level) =>
        Math.round((level / loudest) * 255)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("");
  }
}
