import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { VoiceRequestStatus } from "#contract/voice-requests.ts";

/** The messages of the statuses. */
export const statusNames: Record<VoiceRequestStatus, MessageDescriptor> = {
  new: msg`New`,
  contacted: msg`Contacted`,
  closed: msg`Closed`,
};
