import { describe, expect, it } from "vitest";
import type { RoomVote } from "#contract/constants/values/rooms.ts";
import { type SentVote, standingsOf } from "#server/rooms/points.ts";
import * as fc from "#test/support/generated.ts";

const voteOf: Record<string, RoomVote | undefined> = { y: "yes", m: "maybe", n: "no" };

/** The votes of one guest: of a letter a voice, `y` yes, `m` maybe, `n` no, `-` none; the yeses in their order. */
const ballot = (text: string): SentVote[] => {
  const votes: SentVote[] = [];
  for (const [place, letter] of [...text].entries()) {
    const vote = voteOf[letter];
    const rank = vote === "yes" ? votes.filter((one) => one.vote === "yes").length + 1 : null;
    if (vote) votes.push({ place, vote, rank });
  }
  return votes;
};
const ofGuests = (...texts: string[]) => {
  const places = Array.from(texts[0] ?? "", (_, place) => place);
  return standingsOf(places, texts.flatMap(ballot), texts.length);
};

describe("the order of a room's voices", () => {
  it("is that of their points: yes 2, maybe 1, no −1, nothing 0", () => {
    expect(ofGuests("ynm-", "mny-", "-n--").map(({ place, points }) => [place, points])).toEqual([
      [0, 3],
      [2, 3],
      [3, 0],
      [1, -3],
    ]);
  });

  it("breaks a tie by the guests' orders, then by the yeses, then by the list", () => {
    // Two yeses each; the first guest put the first voice first, and the second had no other yes.
    expect(ofGuests("yy", "y-", "-y")[0]).toMatchObject({ place: 0, points: 4, tieBrokenBy: "ranks" });
    // As many points of two maybes as of one yes, and a yes has points of its order.
    expect(ofGuests("my", "m-")[0]).toMatchObject({ place: 1, points: 2, tieBrokenBy: "ranks" });
    expect(ofGuests("mm")).toMatchObject([
      { place: 0, tieBrokenBy: "list" },
      { place: 1, tieBrokenBy: null },
    ]);
  });

  it("says where opinions part: one each below five answers, two each from then on", () => {
    expect(ofGuests("y", "n")[0]?.partsOpinions).toBe(true);
    expect(ofGuests("y", "n", "-", "-", "-")[0]?.partsOpinions).toBe(false);
    expect(ofGuests("y", "n", "y", "n", "-")[0]?.partsOpinions).toBe(true);
    expect(ofGuests("y", "y", "y", "y", "n")[0]?.partsOpinions).toBe(false);
  });

  it("holds for any votes: every voice once, points never rise, and a guest more of yes never lowers", () => {
    const text = fc.array(fc.constantFrom("y", "m", "n", "-"), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), fc.nat(3), (guests, at) => {
        const texts = guests.map((letters) => letters.join(""));
        const standings = ofGuests(...texts);
        expect(standings.map(({ place }) => place).toSorted()).toEqual([0, 1, 2, 3]);
        for (const [nth, { points, tieBrokenBy }] of standings.entries()) {
          const next = standings[nth + 1];
          expect(points).toBeGreaterThanOrEqual(next?.points ?? Number.NEGATIVE_INFINITY);
          expect(tieBrokenBy === null).toBe(next?.points !== points);
        }
        const more = ofGuests(...texts, "----".slice(0, at) + "y" + "----".slice(at + 1));
        const nthOf = (list: typeof standings) => list.findIndex(({ place }) => place === at);
        expect(nthOf(more)).toBeLessThanOrEqual(nthOf(standings));
      }),
      { numRuns: fc.runs(500) },
    );
  });
});
