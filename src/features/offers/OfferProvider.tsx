import { useState, type ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { useSavedDraft } from "#src/session/drafts.ts";
import { OfferContext } from "./offer-context.ts";
import type { OfferFlowProps, SavedOffer } from "./OfferFlow.tsx";

const OfferFlow = lazyPart(() => import("./OfferFlow.tsx").then((code) => code.OfferFlow));

export interface OfferProviderProps extends Omit<OfferFlowProps, "requested" | "saved"> {
  children: ReactNode;
}

/** Lets the page open the offer form, whose code is loaded on first use. */
export function OfferProvider({ children, ...slots }: OfferProviderProps) {
  const saved = useSavedDraft<SavedOffer>("offer");
  const [requested, setRequested] = useState<Voice[]>();
  const [isMissing, setMissing] = useState(false);
  const open = (voices: Voice[]) => {
    setMissing(false);
    setRequested([...voices]); // a new array, so that each press opens a new form
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
