import { useState, type ReactNode } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { useSession } from "#src/session/use-session.ts";
import { OfferContext, type OfferOpener } from "./offer-context.ts";
import type { OfferFlowProps, RequestedOffer } from "./OfferFlow.tsx";
import { offerToReopen } from "./open-offer.ts";

const OfferFlow = lazyPart(() => import("./OfferFlow.tsx").then((code) => code.OfferFlow));

export interface OfferProviderProps extends Omit<OfferFlowProps, "requested"> {
  children: ReactNode;
}

/** Lets the page open the offer form, whose code is loaded on first use. */
export function OfferProvider({ children, ...slots }: OfferProviderProps) {
  const owner = useSession()?.profile.userName;
  const [requested, setRequested] = useState<RequestedOffer | undefined>(() => offerToReopen(owner));
  const open: OfferOpener["open"] = (voices, filled) => {
    setRequested({ voices: [...voices], filled }); // a new object, so that each press opens a new form
  };
  return (
    <OfferContext value={{ preload: OfferFlow.preload, open }}>
      {children}
      {requested && <OfferFlow requested={requested} {...slots} onMissing={() => setRequested(undefined)} />}
    </OfferContext>
  );
}
