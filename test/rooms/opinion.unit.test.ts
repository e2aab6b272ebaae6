import { describe, expect, it } from "vitest";
import type { RoomVote } from "#contract/constants/values/rooms.ts";
import { opinionOf } from "#src/features/rooms/page/votes/words/opinion.ts";
import * as fc from "#test/support/generated.ts";

const letters: Record<string, RoomVote> = { y: "yes", m: "maybe", n: "no" };
const castsOf = (votes: readonly RoomVote[]) => votes.map((vote, guest) => ({ guest, vote }));
const opinion = (text: string, partsOpinions = false) =>
  opinionOf({ votes: castsOf([...text].flatMap((letter) => letters[letter] ?? [])), partsOpinions });

describe("what guests think of a voice together", () => {
  it.each([
    ["yyyym", "agreement"],
    ["yyymm", "nobody-no"],
    ["mnmn", "mostly-undecided"],
    ["nnnmn", "mostly-no"],
    ["yyymn", "mostly-yes"],
    ["yymmn", "mostly-undecided"],
    ["y", "nobody-no"],
    ["n", "nobody-yes"],
    ["nn", "nobody-yes"],
    ["ym", "nobody-no"],
    ["m", "undecided"],
    ["mn", "undecided"],
    ["nnm", "mostly-no"],
    ["", null],
  ])("%s is %s", (votes, found) => {
    expect(opinion(votes)).toBe(found);
  });

  it("follows the server where opinions part", () => {
    expect(opinion("mnyny", true)).toBe("parts");
  });

  it("does not depend on the order of the votes, and never says “nobody” after a “no”", () => {
    const votes = fc.array(fc.constantFrom<RoomVote>("yes", "maybe", "no"), { maxLength: 30 });
    fc.assert(
      fc.property(votes, fc.boolean(), (given, partsOpinions) => {
        const found = opinionOf({ votes: castsOf(given), partsOpinions });
        expect(opinionOf({ votes: castsOf(given.toReversed()), partsOpinions })).toBe(found);
        expect(found === null).toBe(given.length === 0);
        expect(found).not.toBe(given.includes("no") ? "nobody-no" : "mostly-no");
        expect(given.includes("yes") && found === "nobody-yes").toBe(false);
        expect(given.length < 3 && (found ?? "").startsWith("mostly")).toBe(false);
      }),
      { numRuns: fc.runs(300) },
    );
  });
});
