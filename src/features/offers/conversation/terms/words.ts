import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BriefField, DeclineReason, Territory, UsageMedium } from "#contract/constants/values/offers.ts";

// One table per enumeration: its values in order, each with its message.

// lingui-set comment="Where a recording is used"
export const mediumNames: Record<UsageMedium, MessageDescriptor> = {
  TV: msg`Television`,
  CINEMA: msg`Cinema`,
  RADIO: msg`Radio`,
  WEB: msg`Web`,
  SOCIAL: msg`Social media`,
  IVR: msg`Phone system`,
  ELEARNING: msg`E-learning`,
  CORPORATE: msg`Corporate`,
  GAME: msg`Game`,
  AUDIOBOOK: msg`Audiobook`,
  EVENT: msg`Event`,
  OTHER: msg({ message: "Other", context: "medium" }),
};

// lingui-set comment="Territory in which a recording may be used"
export const territoryNames: Record<Territory, MessageDescriptor> = {
  LOCAL: msg`Local`,
  TURKEY: msg`Turkey`,
  WORLD: msg`Worldwide`,
};

// lingui-set comment="Why the agency declines an offer"
export const reasonNames: Record<DeclineReason, MessageDescriptor> = {
  budget: msg`Budget`,
  availability: msg`The artist is not available`,
  conflict: msg`Rival brand`,
  "not-our-work": msg`Not our kind of work`,
  other: msg({ message: "Other", context: "reason" }),
};

// lingui-set comment="Part of a brief"
export const briefFieldNames: Record<BriefField, MessageDescriptor> = {
  script: msg`script`,
  scriptLanguage: msg`language`,
  targetSeconds: msg`target length`,
  notes: msg`note`,
};
// lingui-reset
