import type { GuestRoom, GuestVoice } from "#contract/guest.ts";

/** The voices that votes are asked for: those that are there, and those that have one. */
export const votesOf = ({ voices }: GuestRoom): GuestVoice[] =>
  voices.filter(({ isGone, vote }) => !isGone || vote !== null);

/** How many votes are given, and how many are asked for. */
export function countVotes(room: GuestRoom): { given: number; total: number } {
  const votes = votesOf(room);
  return { given: votes.filter(({ vote }) => vote !== null).length, total: votes.length };
}
