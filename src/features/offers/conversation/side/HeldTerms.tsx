import { Trans } from "@lingui/react/macro";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { termsOf } from "#src/features/offers/conversation/offer-events.ts";
import { isStated } from "#src/features/offers/conversation/terms/changed-terms.ts";
import { TermRows } from "#src/features/offers/conversation/terms/TermRows.tsx";
import type { TermName } from "#src/features/offers/conversation/terms/terms.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import styles from "./Side.module.css";

// The budget stands above them.
const open: TermName[] = ["platform", "version", "rounds", "usage", "deliverBy"];
const settled: TermName[] = [...open, "voiceIds"];

/** The terms that hold; once they are accepted all of them, and what follows. */
export function HeldTerms({ offer, side }: { offer: ReadOfferDetails; side: OfferTurn }) {
  const terms = termsOf(offer);
  const isAccepted = offer.status === "accepted";
  const names = (isAccepted ? settled : open).filter((name) => isStated(name, terms));
  return (
    <div className={styles["terms"]}>
      <TermRows names={names} terms={terms} offer={offer} />
      {isAccepted && (
        <p className={styles["next"]}>
          {side === "client" ? (
            <span>
              <Trans>
                These terms are final. The agency will write to you here about recording and delivery.
              </Trans>
            </span>
          ) : (
            <span>
              <Trans>These terms are final. Write to the client here about recording and delivery.</Trans>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
