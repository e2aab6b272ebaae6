import { createContext, use } from "react";
import type { Voice } from "#contract/voices.ts";

export interface OfferOpener {
  /** Opens the form for these voices. */
  open: (voices: Voice[]) => void;
  /** Loads the form's code early: for hover and focus. */
  preload: () => void;
}

const noOffers: OfferOpener = { open: () => undefined, preload: () => undefined };

export const OfferContext = createContext(noOffers);

export const useOffer = (): OfferOpener => use(OfferContext);
