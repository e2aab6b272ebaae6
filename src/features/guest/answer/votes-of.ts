import type { GuestRoom, GuestVoice } from "#contract/guest.ts";

/** The voices that votes are asked for: those that are there, and those that have one. */
export const votesOf = ({ voices }: GuestRoom): GuestVoice[] =>
  voices.filter(({ isGone, vote }) => !isGone || vote !== null);
