import { describe, expect, it } from "vitest";
import type { RoomVoice } from "#contract/rooms.ts";
import { tieToExplain } from "#src/features/rooms/page/votes/words/ties.ts";

const voice = (place: number, points: number, tieBrokenBy: RoomVoice["tieBrokenBy"] = null): RoomVoice => ({
  place,
  points,
  tieBrokenBy,
  voice: null,
  isHeard: true,
  partsOpinions: false,
  votes: [{ guest: 0, vote: "yes", rank: 1 }],
  noteCount: 0,
});

const explained = (voices: RoomVoice[], count: number) => {
  const tie = tieToExplain(voices, count);
  return tie && [tie.voices.map(({ place }) => place), tie.brokenBy];
};

describe("the tie that is spoken of", () => {
  it("is none where all points differ", () => {
    expect(explained([voice(1, 3), voice(2, 2)], 1)).toBeNull();
  });

  it("is the uppermost", () => {
    const voices = [voice(1, 9, "ranks"), voice(2, 9), voice(3, 1, "list"), voice(4, 1)];
    expect(explained(voices, 2)).toEqual([[1, 2], "ranks"]);
  });

  it("is the one that the line cuts, by what decided there", () => {
    const voices = [
      voice(1, 9, "ranks"),
      voice(2, 9),
      voice(3, 1, "yeses"),
      voice(4, 1, "list"),
      voice(5, 1),
    ];
    expect(explained(voices, 3)).toEqual([[3, 4, 5], "yeses"]);
    expect(explained(voices, 4)).toEqual([[3, 4, 5], "list"]);
  });

  it("is none among voices without a vote", () => {
    const none = { ...voice(1, 0, "list"), votes: [] };
    expect(explained([none, { ...none, place: 2, tieBrokenBy: null }], 1)).toBeNull();
  });
});
