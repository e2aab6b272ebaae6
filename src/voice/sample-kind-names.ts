import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SampleKind } from "#contract/constants/enumerations.ts";

// lingui-set comment="What a sample is an example of"
/** The words of each kind, in order. Apart from `words.ts`, which the landing page loads too. */
export const sampleKindNames: Record<SampleKind, MessageDescriptor> = {
  COMMERCIAL: msg`Commercial`,
  NARRATION: msg`Narration`,
  CHARACTER: msg`Character`,
  IVR: msg`Phone announcement`,
  ELEARNING: msg`E-learning`,
  AUDIOBOOK: msg`Audiobook`,
  DUBBING: msg`Dubbing`,
  OTHER: msg({ message: "Other", comment: "What a sample is an example of: of nothing else on the list" }),
};
