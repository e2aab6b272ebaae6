import type { Voice } from "#contract/voices/voices.ts";
import { emptyInputs, filledInputs, type BriefInputs, type FilledOffer } from "./brief/brief-inputs.ts";
import { emptyOffer, inputsOf, type OfferInputs } from "./offer-schema.ts";

/** The whole form of an offer, with the voices that it is for. */
export type AllInputs = OfferInputs & BriefInputs & { voices: Voice[] };

/** The form as it is opened; `filled` is what it is filled with. */
export const offerInputs = (voices: Voice[], filled: FilledOffer | undefined): AllInputs => ({
  ...(filled
    ? { ...inputsOf(filled.terms), ...filledInputs(filled, voices) }
    : { ...emptyOffer, ...emptyInputs(voices) }),
  voices,
});
