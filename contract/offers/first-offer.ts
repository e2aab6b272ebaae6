import { Type, type Static } from "typebox";
import { Moment } from "#contract/moment.ts";
import { Terms } from "./offers.ts";

/** What a client who has sent no offer yet asked for and chose as a visitor, as the fields of an offer; the budget is theirs to name. */
const FilledOffer = Type.Object({
  ...Type.Pick(Terms, ["platform", "version", "voiceIds"]).properties,
  notes: Type.String(),
  /** When the request was sent, and when the voice was chosen. */
  requestedAt: Moment,
  chosenAt: Moment,
});

/** The offer that waits filled for a client; null where none does. */
export const FirstOffer = Type.Object({ offer: Type.Union([FilledOffer, Type.Null()]) });
export type FirstOffer = Static<typeof FirstOffer>;
