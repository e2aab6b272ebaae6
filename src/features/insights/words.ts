import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OfferStatus } from "#contract/constants/values/offers.ts";
import type { FunnelStep, VoiceRanking } from "#contract/constants/values/insights.ts";

// lingui-set comment="A step from a visitor's request to an accepted offer, beside its number"
export const stepNames: Record<FunnelStep, MessageDescriptor> = {
  requests: msg({ message: "Voice requests", context: "step" }),
  suggested: msg`Voices suggested`,
  clients: msg`Became clients`,
  offers: msg`Made an offer`,
  accepted: msg({ message: "Agreed", context: "step" }),
};

/** Voices by what was done with them, and those that nobody heard. */
export type VoiceList = VoiceRanking | "neverHeard";

// lingui-set comment="Choice of a list: voices that were … most"
export const voiceListNames: Record<VoiceList, MessageDescriptor> = {
  played: msg`Played most`,
  liked: msg({ message: "Liked", context: "voices" }),
  offered: msg({ message: "Offered", context: "voices" }),
  inRooms: msg`In rooms`,
  neverHeard: msg`Never heard`,
};

/** What became of offers, in three parts of a column. */
export const offerParts = ["accepted", "open", "ended"] as const;
export type OfferPart = (typeof offerParts)[number];

export const partOf: Record<OfferStatus, OfferPart> = {
  accepted: "accepted",
  open: "open",
  declined: "ended",
  withdrawn: "ended",
  expired: "ended",
};

// lingui-set comment="Of offers: what became of them, beside a sample of its fill"
export const offerPartNames: Record<OfferPart, MessageDescriptor> = {
  accepted: msg({ message: "Accepted", context: "offers" }),
  open: msg({ message: "Open", context: "offers" }),
  ended: msg`Declined, withdrawn or expired`,
};
