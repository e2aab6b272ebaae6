import type { GuestVoice } from "#contract/guest.ts";

export const canBeHeard = ({ seconds, isGone }: Pick<GuestVoice, "seconds" | "isGone">): boolean =>
  seconds !== null && !isGone;
