import { createContext, use } from "react";
import type { Voice } from "#contract/voices.ts";

export interface OfferDesk {
  /** Opens the form for these voices. */
  open: (voices: Voice[]) => void;
  /** Fetches the form's code, because it is likely to be asked for. */
  prepare: () => void;
}

const nowhere: OfferDesk = { open: () => undefined, prepare: () => undefined };

export const OfferDeskContext = createContext(nowhere);

export const useOfferDesk = (): OfferDesk => use(OfferDeskContext);
