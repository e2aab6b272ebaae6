import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";

/** What the dialog of every act is handed. */
export interface ActDialogProps {
  open: boolean;
  /** The offer as it is now, also while the dialog is open. */
  offer: ReadOfferDetails;
  side: OfferTurn;
  /** The act is done, or the reader goes back to the page: the dialog closes, and the state gets the focus. */
  onDone: () => void;
  onClose: () => void;
}
