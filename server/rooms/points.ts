import type { RoomVote, TieBreak } from "#contract/constants/values/rooms.ts";

/** A vote that a guest sent; `place` is the voice's, `rank` its place among the guest's yeses, from 1. */
export interface SentVote {
  place: number;
  vote: RoomVote;
  rank: number | null;
}

/** A voice as the guests of its room see it together. */
export interface Standing {
  place: number;
  points: number;
  /** Whether guests want it as well as not. */
  partsOpinions: boolean;
  /** What put it before the next voice of as many points. */
  tieBrokenBy: TieBreak | null;
}

const pointsOf: Record<RoomVote, number> = { yes: 2, maybe: 1, no: -1 };
/** From so many answers on, two guests on each side part opinions; one each below that. */
const manyAnswers = 5;

interface Tally extends Standing {
  /** Points of the guests' orders: a first gets as many as the room has voices, each next one less. */
  borda: number;
  yeses: number;
}

function tally(place: number, votes: readonly SentVote[], voices: number, answers: number): Tally {
  const yeses = votes.filter(({ vote }) => vote === "yes");
  const noes = votes.filter(({ vote }) => vote === "no");
  const parting = answers < manyAnswers ? 1 : 2;
  return {
    place,
    points: votes.reduce((sum, { vote }) => sum + pointsOf[vote], 0),
    borda: yeses.reduce((sum, { rank }) => sum + (rank === null ? 0 : voices + 1 - rank), 0),
    yeses: yeses.length,
    partsOpinions: yeses.length >= parting && noes.length >= parting,
    tieBrokenBy: null,
  };
}

const inOrder = (a: Tally, b: Tally): number =>
  b.points - a.points || b.borda - a.borda || b.yeses - a.yeses || a.place - b.place;

function tieBreak(one: Tally, next: Tally | undefined): TieBreak | null {
  if (next?.points !== one.points) return null;
  if (next.borda !== one.borda) return "ranks";
  return next.yeses === one.yeses ? "list" : "yeses";
}

/**
 * The voices at `places` in the order of their points: yes 2, maybe 1, no −1. Ties are broken by the guests' orders (Borda),
 * then by the number of yeses, then by the room's order. `answers` is how many guests have sent.
 */
export function standingsOf(
  places: readonly number[],
  votes: readonly SentVote[],
  answers: number,
): Standing[] {
  const byPlace = Map.groupBy(votes, ({ place }) => place);
  const tallies = places
    .map((place) => tally(place, byPlace.get(place) ?? [], places.length, answers))
    .toSorted(inOrder);
  return tallies.map((one, at) => ({
    place: one.place,
    points: one.points,
    partsOpinions: one.partsOpinions,
    tieBrokenBy: tieBreak(one, tallies[at + 1]),
  }));
}
