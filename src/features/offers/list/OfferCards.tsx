import type { AnsweredOffer } from "#src/features/offers/reading/read-listed-offer.ts";
import { OfferLink } from "#src/session/offers/OfferLink.tsx";
import { UnreadDot } from "#src/session/offers/UnreadDot.tsx";
import { cardClass, cardsClass } from "#src/ui/table/Table.tsx";
import { clsx } from "clsx";
import { OfferBudget, OfferChanged, OfferClient, OfferSummary } from "./OfferParts.tsx";
import { OfferPortraits } from "./OfferPortraits.tsx";
import { OfferStateLines } from "./OfferStateLines.tsx";
import type { OfferListProps } from "./OfferTable.tsx";
import styles from "./OfferCards.module.css";

function OfferCard({ offer, side, now }: { offer: AnsweredOffer } & Pick<OfferListProps, "side" | "now">) {
  return (
    <li className={clsx(cardClass, styles["card"])}>
      <div className={styles["head"]}>
        <div className={styles["words"]}>
          {offer.unread > 0 && (
            <span className={styles["dot"]}>
              <UnreadDot />
            </span>
          )}
          <OfferLink offerId={offer.offerId} className={styles["link"]}>
            {offer.title}
          </OfferLink>
          <OfferSummary offer={offer} />
          {side === "agency" && (
            <div className={styles["client"]}>
              <OfferClient offer={offer} />
            </div>
          )}
        </div>
        <div className={styles["side"]}>
          <OfferBudget offer={offer} />
          <OfferChanged at={offer.changedAt} now={now} />
        </div>
      </div>
      <div className={styles["foot"]}>
        <OfferStateLines offer={offer} side={side} now={now} />
        <OfferPortraits voices={offer.voices} count={offer.voiceIds.length} size={32} />
      </div>
    </li>
  );
}

/** The offers as cards, on small screens; each is one link. */
export const OfferCards = ({ offers, side, isBusy, now }: OfferListProps) => (
  <ul className={cardsClass} aria-busy={isBusy}>
    {offers.map((offer) => (
      <OfferCard key={offer.offerId} offer={offer} side={side} now={now} />
    ))}
  </ul>
);
