import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { VoiceRequestStatus } from "#contract/voice-requests.ts";

/** The states of a request in the order of the tabs, with the words for each. */
export const statusNames: Record<VoiceRequestStatus, MessageDescriptor> = {
  new: msg`New`,
  contacted: msg`Contacted`,
  closed: msg`Closed`,
};

export const requestStatuses = Object.keys(statusNames) as VoiceRequestStatus[];
