// Each list is in the order in which people see it.

/** What becomes of a room for guests; one that is revoked is gone. */
export const roomStates = ["preparing", "open", "closed"] as const;
export type RoomState = (typeof roomStates)[number];

export const roomVotes = ["yes", "maybe", "no"] as const;
export type RoomVote = (typeof roomVotes)[number];

/** What puts one of two voices with as many points first, in this order: guests' orders, yeses, the list's order. */
export const tieBreaks = ["ranks", "yeses", "list"] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** Why a voice cannot be heard in a room: not visible, sound elsewhere, too long, the artist does not allow it. */
export const unfitReasons = ["gone", "foreign", "too-long", "not-shared"] as const;
export type UnfitReason = (typeof unfitReasons)[number];
