import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { preloadForms, type ActKind } from "#src/features/offers/conversation/acts/ActDialogs.tsx";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { useOnline } from "#src/lib/browser/use-online.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Side.module.css";

interface ActButtonsProps {
  offer: ReadOfferDetails;
  side: OfferTurn;
  /** The button that sends a closed offer again; for clients. */
  again: ReactNode;
  onAct: (kind: ActKind) => void;
}

/** What this side may do now. Without a network, and without a budget, a button stays and says why it does nothing. */
export function ActButtons({ offer, side, again, onAct }: ActButtonsProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { status, turn, budget } = offer;
  if (status !== "open") {
    const isClosed = status !== "accepted";
    return side === "client" && isClosed ? <div className={styles["acts"]}>{again}</div> : null;
  }
  const act = (kind: ActKind) => ({
    wide: true,
    "aria-disabled": !isOnline,
    onClick: () => isOnline && onAct(kind),
    onPointerEnter: preloadForms[kind],
    onFocus: preloadForms[kind],
  });
  const isUnknown = budget === 0;
  return (
    <div className={styles["acts"]}>
      {turn === side && (
        <>
          <Button
            {...act("accept")}
            look="primary"
            icon={<Check size={20} aria-hidden="true" />}
            aria-disabled={!isOnline || isUnknown}
            aria-describedby={isUnknown ? "budget-unknown" : undefined}
            onClick={() => isOnline && !isUnknown && onAct("accept")}
          >
            <Trans comment="Button: accepts an offer">Accept</Trans>
          </Button>
          {isUnknown && (
            <p id="budget-unknown" className={styles["why"]}>
              {t`An offer can be accepted once its budget is settled.`}
            </p>
          )}
          <Button
            {...act("propose")}
            className={styles["second"]}
            icon={<ArrowLeftRight size={18} aria-hidden="true" />}
          >
            <Trans comment="Button: proposes other terms">Counter-offer</Trans>
          </Button>
        </>
      )}
      {/* Folded on small screens, unless it is all that this side can do. */}
      <div className={clsx(styles["last"], turn === side && styles["folded"])}>
        {side === "client" ? (
          <Button {...act("withdraw")} look="quiet">
            <Trans comment="Button: takes an offer back">Withdraw offer</Trans>
          </Button>
        ) : (
          <Button {...act("decline")} look="quiet">
            <Trans comment="Button: declines an offer">Decline</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
