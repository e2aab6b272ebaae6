import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useState } from "react";
import type { Offer } from "#contract/offers/offers.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { OfferRow } from "./OfferRow.tsx";
import styles from "./OfferList.module.css";
import note from "./OffersNote.module.css";

interface OfferListProps {
  offers: Offer[];
  /** Whether offers are answered here. */
  isAnswered?: boolean;
  /** Loads the next page; undefined when all offers are loaded. */
  onMore?: (() => void) | undefined;
  loadingMore?: boolean;
}

/** The first offers (eight, or three on small screens); expands to all loaded ones, then page by page. */
export function OfferList({ offers, isAnswered = false, onMore, loadingMore = false }: OfferListProps) {
  const [all, setAll] = useState(false);
  const [now] = useState(() => new Date());
  if (offers.length === 0)
    return (
      <p className={note["note"]}>
        <Trans>No offers available</Trans>
      </p>
    );
  const mayFold = offers.length > 8 || onMore !== undefined;
  return (
    <>
      <ul className={clsx(!all && styles["short"])}>
        {offers.map((offer, index) => (
          <OfferRow key={offer.offerId ?? index} offer={offer} now={now} isAnswered={isAnswered} />
        ))}
      </ul>
      {offers.length > 3 && (
        <div className={clsx(styles["foot"], !mayFold && styles["footOfSmall"])}>
          {!all && (
            <Button look="quiet" wide onClick={() => setAll(true)}>
              <Trans comment="Button: shows the rest of a list">Show all</Trans>
              <ChevronDown size={18} aria-hidden="true" />
            </Button>
          )}
          {all && onMore && (
            <Button look="quiet" wide busy={loadingMore} onClick={onMore}>
              <Trans comment="Button: adds to a list">Show more</Trans>
              <ChevronDown size={18} aria-hidden="true" />
            </Button>
          )}
          {all && !onMore && (
            <Button look="quiet" wide onClick={() => setAll(false)}>
              <Trans comment="Button: shortens a list again">Show fewer</Trans>
              <ChevronUp size={18} aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
    </>
  );
}
