import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";

// lingui-set comment="State of a voice request, and tab of the list"
/** The messages of the statuses. */
export const statusNames: Record<VoiceRequestStatus, MessageDescriptor> = {
  new: msg`New`,
  contacted: msg`Contacted`,
  closed: msg`Closed`,
};
