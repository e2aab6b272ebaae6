import type { RoomState } from "#contract/constants/values/rooms.ts";

interface RoomTimes {
  readyAt: Date | null;
  closesAt: Date;
  closedAt: Date | null;
}

/** What becomes of a room that is not revoked, at `now`. */
export function stateOf({ readyAt, closesAt, closedAt }: RoomTimes, now: Date): RoomState {
  if (closedAt || closesAt <= now) return "closed";
  return readyAt ? "open" : "preparing";
}

/**
 * Whether guests may know who speaks. In a blind room only its closing that was written down tells, because a clock that ran
 * ahead must not reveal anything.
 */
export const isRevealed = ({ isBlind, closedAt }: { isBlind: boolean; closedAt: Date | null }): boolean =>
  !isBlind || closedAt !== null;
