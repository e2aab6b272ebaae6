import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "lucide-react";
import AudioLines from "lucide-react/icons/audio-lines";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Inbox from "lucide-react/icons/inbox";
import MessagesSquare from "lucide-react/icons/messages-square";
import ShieldAlert from "lucide-react/icons/shield-alert";
import type { LostReason, RequestState, Suspicion } from "#contract/constants/values/voice-requests.ts";

// lingui-set comment="State of a voice request, and tab of the list"
/** The messages of the states. */
export const stateNames: Record<RequestState, MessageDescriptor> = {
  new: msg`New`,
  contacted: msg`Contacted`,
  suggested: msg`Voices suggested`,
  won: msg`Won`,
  lost: msg`Lost`,
  spam: msg({ message: "Suspected", context: "voice requests" }),
};

export const stateIcons: Record<RequestState, LucideIcon> = {
  new: Inbox,
  contacted: MessagesSquare,
  suggested: AudioLines,
  won: CircleCheck,
  lost: CircleX,
  spam: ShieldAlert,
};

// lingui-set comment="Why a voice request came to nothing"
export const lostReasonNames: Record<LostReason, MessageDescriptor> = {
  price: msg`Price`,
  "no-fit": msg`No fitting voice`,
  "no-answer": msg`No answer from the visitor`,
  elsewhere: msg`Went elsewhere`,
  other: msg({ message: "Other", context: "reason" }),
};

// lingui-set comment="Why a voice request looks like spam"
export const suspicionNames: Record<Suspicion, MessageDescriptor> = {
  trap: msg`A field that nobody sees was filled in`,
  links: msg`It contains several links`,
  speed: msg`It was sent seconds after the form was opened`,
  repeated: msg`The same text came from several addresses`,
};
