import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { inGuestsOrder, letterAt, shuffledFor, voiceOf } from "#server/guest/order.ts";
import * as fc from "#test/support/generated.ts";
import { runs } from "#test/support/generated.ts";

const secret = (name: string) => createHash("sha256").update(name).digest();
const cookieOf = (name: string) => secret(name).toString("base64url");
const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place);

const rooms = fc.record({
  seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  cookie: fc.string({ minLength: 1 }).map(cookieOf),
  count: fc.integer({ min: roomLimits.voices.least, max: roomLimits.voices.most }),
});

describe("a guest's order in a blind room", () => {
  test("has every voice once, and is the same on every reload, whatever order the rows come in", () => {
    fc.assert(
      fc.property(rooms, fc.boolean(), ({ seed, cookie, count }, isReversed) => {
        const places = placesOf(count);
        const order = shuffledFor(seed, cookie, places);
        expect(order.toSorted((a, b) => a - b)).toEqual(places);
        expect(shuffledFor(seed, cookie, places)).toEqual(order);
        const rows = (isReversed ? places.toReversed() : places).map((place) => ({ place }));
        const shown = inGuestsOrder(rows, { room: { isBlind: true, seed }, cookie });
        expect(shown.map(({ place }) => place)).toEqual(order);
      }),
      { numRuns: runs(500) },
    );
  });

  test("is the list's for everybody in a room that is not blind", () => {
    const room = { isBlind: false, seed: secret("seed") };
    const rows = [{ place: 2 }, { place: 0 }, { place: 1 }];
    for (const cookie of [undefined, cookieOf("a")])
      expect(inGuestsOrder(rows, { room, cookie })).toEqual([{ place: 0 }, { place: 1 }, { place: 2 }]);
  });

  // Of fair shuffles 0.1 % lie below and 0.1 % above: seeds and cookies are fixed, so that these ones never do.
  test.for([
    { count: 2, least: 0, most: 10.828 },
    { count: 6, least: 8.65, most: 52.62 },
    { count: 26, least: 522, most: 737 },
  ])(
    "over 1,000 guests each of $count voices stands in every place equally often",
    ({ count, least, most }) => {
      const guests = 1000;
      const expected = guests / count;
      for (const name of ["bir", "iki", "üç"]) {
        const seen = new Map<string, number>();
        for (let guest = 0; guest < guests; guest += 1)
          for (const [nth, place] of shuffledFor(
            secret(name),
            cookieOf(`${name} ${guest}`),
            placesOf(count),
          ).entries())
            seen.set(`${nth} ${place}`, (seen.get(`${nth} ${place}`) ?? 0) + 1);
        const cells = placesOf(count).flatMap((nth) => placesOf(count).map((place) => `${nth} ${place}`));
        const distances = cells.map((cell) => ((seen.get(cell) ?? 0) - expected) ** 2 / expected);
        const sum = distances.reduce((all, one) => all + one, 0);
        // Rows and columns of the table have fixed sums; so scaled it is chi-square of (count − 1)² degrees.
        const chiSquare = (sum * (count - 1)) / count;
        expect(chiSquare).toBeLessThan(most);
        expect(chiSquare).toBeGreaterThanOrEqual(least);
      }
    },
  );

  test("says nothing of the order that another room or another guest has", () => {
    const places = placesOf(26);
    const orders = ["a", "b", "c"].flatMap((seed) =>
      ["x", "y", "z"].map((cookie) => shuffledFor(secret(seed), cookieOf(cookie), places).join()),
    );
    expect(new Set(orders).size).toBe(9);
  });
});

test("letters name the places of an order, and nothing else does", () => {
  const rows = placesOf(26).map((place) => ({ place }));
  expect(placesOf(26).map(letterAt).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  expect(placesOf(26).map((nth) => voiceOf(rows, letterAt(nth)))).toEqual(rows);
  for (const letter of ["", "a", "AB", "Ç", "0", "@", "["])
    expect(() => voiceOf(rows, letter)).toThrow("letter-not-found");
  expect(() => voiceOf(rows.slice(0, 3), "D")).toThrow("letter-not-found");
});
