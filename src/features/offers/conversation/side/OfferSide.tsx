import { Trans } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useMemo, useState, type ReactNode, type Ref } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { preloadForms, type ActKind } from "#src/features/offers/conversation/acts/ActDialogs.tsx";
import { voicesOf } from "#src/features/offers/conversation/offer-events.ts";
import { budgetWords } from "#src/features/offers/conversation/terms/terms.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import type { Meter } from "#src/voice/spoken/meter/use-meter.ts";
import { ActButtons } from "./ActButtons.tsx";
import { BriefCard } from "./BriefCard.tsx";
import { HeldTerms } from "./HeldTerms.tsx";
import styles from "./Side.module.css";
import { StateHead } from "./StateHead.tsx";
import { VoicesCard } from "./VoicesCard.tsx";

export interface OfferSideProps {
  offer: ReadOfferDetails;
  side: OfferTurn;
  heading: Ref<HTMLHeadingElement>;
  voicesAction: Parameters<typeof VoicesCard>[0]["voicesAction"];
  again: ReactNode;
  onAct: (kind: ActKind) => void;
}

/** Where an offer stands and what may be done. Under 900 px terms that are not accepted, voices and brief are folded. */
export function OfferSide({ offer, side, heading, voicesAction, again, onAct }: OfferSideProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [meter, setMeter] = useState<Meter>();
  const { proposal, platform } = offer;
  const voices = useMemo(() => voicesOf(offer), [offer]);
  const isAccepted = offer.status === "accepted";
  const mayEdit = side === "client" && offer.status === "open";
  return (
    <aside className={styles["side"]} data-open={isOpen}>
      <section className={styles["main"]}>
        <StateHead offer={offer} side={side} heading={heading} />
        <div className={styles["money"]}>
          <p className={styles["budget"]}>{budgetWords(offer.budget, offer.currency)}</p>
          <p className={styles["number"]}>
            <Trans comment="Heading; proposal is its number">Terms {proposal}</Trans>
            <span className={styles["short"]}> · {platform}</span>
          </p>
        </div>
        <div className={isAccepted ? undefined : styles["folded"]} id={`${id}-terms`}>
          <HeldTerms offer={offer} side={side} />
        </div>
        <ActButtons offer={offer} side={side} again={again} onAct={onAct} />
        <button
          type="button"
          className={styles["unfold"]}
          aria-expanded={isOpen}
          aria-controls={isAccepted ? `${id}-more` : `${id}-terms ${id}-more`}
          onClick={() => setOpen(!isOpen)}
        >
          {isAccepted ? (
            <Trans comment="Button: shows more of an accepted offer on small screens">Voices and brief</Trans>
          ) : (
            <Trans comment="Button: shows more of an offer on small screens">Terms, voices and brief</Trans>
          )}
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      </section>
      <div className={styles["folded"]} id={`${id}-more`}>
        <VoicesCard voices={voices} meter={meter} voicesAction={voicesAction} />
        <BriefCard
          brief={offer.brief}
          voices={voices}
          onMeter={setMeter}
          onEdit={mayEdit ? () => onAct("brief") : undefined}
          onPreload={preloadForms.brief}
        />
      </div>
    </aside>
  );
}
