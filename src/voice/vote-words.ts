import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RoomVote } from "#contract/constants/values/rooms.ts";

// lingui-set comment="A guest’s vote on a voice"
/** A guest’s vote in words. */
export const voteWords: Record<RoomVote, MessageDescriptor> = {
  yes: msg`Yes`,
  maybe: msg`Maybe`,
  no: msg`No`,
};
// lingui-reset
