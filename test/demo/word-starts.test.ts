import { describe, expect, it } from "vitest";
import { wordStarts } from "#build/demo-audio/word-starts.ts";

describe("the start of every word", () => {
  it("is counted from the cut, in hundredths", () => {
    expect(
      wordStarts(
        "ilk söz, son",
        [
          [0, 0.1],
          [4, 0.5],
          [9, 1.25],
        ],
        0.05,
        2,
      ),
    ).toEqual([5, 45, 120]);
  });

  it("lies between its neighbours where espeak-ng joined two words", () => {
    expect(
      wordStarts(
        "in der Tat",
        [
          [0, 0],
          [7, 0.7],
        ],
        0,
        1,
      ),
    ).toEqual([0, 30, 70]);
  });

  it("lies between the last word that is known and the end", () => {
    expect(wordStarts("son söz", [[0, 0]], 0, 0.7)).toEqual([0, 40]);
  });

  it("is never before the clip", () => {
    expect(wordStarts("söz", [[0, 0]], 0.2, 1)).toEqual([0]);
  });
});
