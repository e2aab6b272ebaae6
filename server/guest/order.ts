import { createHmac } from "node:crypto";
import { Problem } from "#server/http/problems/problem.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of the voice that stands at a place of a guest's order, from 0. */
export const letterAt = (nth: number): string => alphabet[nth] ?? "";

/**
 * A guest's own order of a blind room's places: each gets 256 bits that only the room's seed and the guest's cookie give,
 * and they decide. So every order is as likely as any other, and nothing has to be stored.
 */
export function shuffledFor(seed: Uint8Array, cookie: string, places: readonly number[]): number[] {
  const drawn = places.map((place) => {
    const key = createHmac("sha256", seed).update(`order ${cookie} ${place}`).digest("hex");
    return { place, key };
  });
  return drawn.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ place }) => place);
}

interface Shown {
  room: { isBlind: boolean; seed: Uint8Array };
  /** Undefined for who has none yet. */
  cookie: string | undefined;
}

/**
 * A room's voices in the order that letters follow: the list's for everybody, in a blind room the guest's own. 409 in a blind
 * one for who has no cookie: what was called A then is another voice now.
 */
export function inGuestsOrder<Row extends { place: number }>(
  rows: readonly Row[],
  { room, cookie }: Shown,
): Row[] {
  const listed = rows.toSorted((a, b) => a.place - b.place);
  if (!room.isBlind) return listed;
  if (cookie === undefined) throw new Problem(409, "stale");
  const rowOf = new Map(listed.map((row) => [row.place, row]));
  return shuffledFor(room.seed, cookie, [...rowOf.keys()]).flatMap((place) => rowOf.get(place) ?? []);
}

/** The voice that a guest calls so. */
export function voiceOf<Row>(ordered: readonly Row[], letter: string): Row {
  const found = letter.length === 1 ? ordered[alphabet.indexOf(letter)] : undefined;
  if (!found) throw new Problem(404, "letter-not-found");
  return found;
}
