import { useState, type ReactNode } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { useSavedDraft } from "#src/session/drafts.ts";
import { OfferContext, type OfferOpener } from "./offer-context.ts";
import type { OfferFlowProps, RequestedOffer, SavedOffer } from "./OfferFlow.tsx";

const OfferFlow = lazyPart(() => import("./OfferFlow.tsx").then((code) => code.OfferFlow));

export interface OfferProviderProps extends Omit<OfferFlowProps, "requested" | "saved"> {
  children: ReactNode;
}

/** Lets the page open the offer form, whose code is loaded on first use. */
export function OfferProvider({ children, ...slots }: OfferProviderProps) {
  const saved = useSavedDraft<SavedOffer>("offer");
  const [requested, setRequested] = useState<RequestedOffer>();
  const [isMissing, setMissing] = useState(false);
  const open: OfferOpener["open"] = (voices, filled) => {
    setMissing(false);
    setRequested({ voices: [...voices], filled }); // a new object, so that each press opens a new form
  };
  const handleMissing = () => {
    setMissing(true);
    setRequested(undefined);
  };
  return (
    <OfferContext value={{ preload: OfferFlow.preload, open }}>
      {children}
      {(requested ?? saved) && !isMissing && (
        <OfferFlow requested={requested} saved={saved} {...slots} onMissing={handleMissing} />
      )}
    </OfferContext>
  );
}
