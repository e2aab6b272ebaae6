import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RoomVote } from "#contract/enumerations.ts";

// lingui-set comment="A vote on a voice in a room for guests"
export const voteNames: Record<RoomVote, MessageDescriptor> = {
  yes: msg`Yes`,
  maybe: msg`Maybe`,
  no: msg`No`,
};
// lingui-reset
