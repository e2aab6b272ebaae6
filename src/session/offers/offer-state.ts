import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "lucide-react";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import Reply from "lucide-react/icons/reply";
import TimerOff from "lucide-react/icons/timer-off";
import Undo2 from "lucide-react/icons/undo-2";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { Offer } from "#contract/offers/offers.ts";
import type { Session } from "#src/session/session.ts";

/** What becomes of an offer, as its reader sees it. */
export type OfferState = "yours" | "theirs" | "accepted" | "declined" | "withdrawn" | "expired";

/** On which side the reader stands. */
export const sideOf = ({ userType }: Pick<Session, "userType">): OfferTurn =>
  userType === "owner" ? "agency" : "client";

/** The state of an offer for a reader of this side; an offer without a turn waits for nobody here. */
export function offerStateOf({ status, turn }: Pick<Offer, "status" | "turn">, side: OfferTurn): OfferState {
  if (status !== undefined && status !== "open") return status;
  return turn === side ? "yours" : "theirs";
}

/** The icon of a state. */
export const offerStateIcons: Record<OfferState, LucideIcon> = {
  yours: Reply,
  theirs: Clock,
  accepted: CircleCheck,
  declined: CircleX,
  withdrawn: Undo2,
  expired: TimerOff,
};

const names: Record<Exclude<OfferState, "theirs">, MessageDescriptor> = {
  yours: msg({ message: "Your turn", comment: "State of an offer: the reader must answer" }),
  accepted: msg({ message: "Accepted", comment: "State of one offer" }),
  declined: msg({ message: "Declined", comment: "State of one offer" }),
  withdrawn: msg({ message: "Withdrawn", comment: "State of one offer" }),
  expired: msg({ message: "Expired", comment: "State of one offer: its answer date has passed" }),
};

/** A state in words, for a reader of this side. */
export function offerStateName(state: OfferState, side: OfferTurn): MessageDescriptor {
  if (state !== "theirs") return names[state];
  return side === "client" ? msg`Waiting for the agency` : msg`Waiting for the client`;
}
