import { createContext, use } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import type { FilledOffer } from "./brief/brief-inputs.ts";

export interface OfferOpener {
  /** Opens the form for these voices; `filled` is what it is filled with. */
  open: (voices: Voice[], filled?: FilledOffer) => void;
  /** Loads the form's code early: for hover and focus. */
  preload: () => void;
}

const noOffers: OfferOpener = { open: () => undefined, preload: () => undefined };

export const OfferContext = createContext(noOffers);

export const useOffer = (): OfferOpener => use(OfferContext);
