import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { UnfitReason } from "#contract/constants/values/rooms.ts";

// lingui-set comment="Why a voice was left out of a room for guests"
export const unfitWords: Record<UnfitReason, MessageDescriptor> = {
  gone: msg`not available`,
  foreign: msg`its sound is on another site`,
  "too-long": msg`longer than 3 minutes`,
  "not-shared": msg`the artist does not allow sharing`,
};
