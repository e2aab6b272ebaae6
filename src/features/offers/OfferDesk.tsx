import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { useKeptDraft } from "#src/features/session/use-kept-draft.ts";
import { useLater } from "#src/lib/use-later.ts";
import { OfferDeskContext } from "./offer-desk.ts";
import type { KeptOffer, OpenOfferProps } from "./OpenOffer.tsx";

const loadOffer = () => import("./OpenOffer.tsx").then((code) => code.OpenOffer);

export interface OfferDeskProps extends Omit<OpenOfferProps, "asked" | "kept"> {
  children: ReactNode;
}

/** Puts the offer form within reach of the page; its code loads when it is first asked for. */
export function OfferDesk({ children, ...slots }: OfferDeskProps) {
  const { Loaded: OpenOffer, prepare, need } = useLater(loadOffer);
  const kept = useKeptDraft<KeptOffer>("offer");
  const [asked, ask] = useState<Voice[]>();
  const fetchKept = useEffectEvent(() => void (kept && need()));
  useEffect(() => fetchKept(), []);
  const open = (voices: Voice[]) => {
    ask([...voices]); // each press opens a new form
    need(() => ask(undefined));
  };
  return (
    <OfferDeskContext value={{ prepare, open }}>
      {children}
      {OpenOffer && <OpenOffer asked={asked} kept={kept} {...slots} />}
    </OfferDeskContext>
  );
}
