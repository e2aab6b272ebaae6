import { Trans, useLingui } from "@lingui/react/macro";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useEffect, useRef } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { termsOf } from "#src/features/offers/conversation/offer-events.ts";
import { changedTerms } from "#src/features/offers/conversation/terms/changed-terms.ts";
import { ChangedRows } from "#src/features/offers/conversation/terms/ChangedRows.tsx";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { offerStateName, offerStateOf } from "#src/session/offers/offer-state.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Acts.module.css";
import type { ActState } from "./use-act.ts";

interface ChangedNoticeProps {
  act: ActState;
  /** The offer as it is now. */
  offer: ReadOfferDetails;
  side: OfferTurn;
  /** Whether the act may be done on the offer as it is now. */
  mayGoOn: boolean;
  /** Closes the dialog and shows the page. */
  onShow: () => void;
}

/** Says that the offer changed while a dialog was open, and what is new; nothing where it has not. */
export const ChangedNotice = (props: ChangedNoticeProps) => props.act.isChanged && <WhatIsNew {...props} />;

/** Gets the focus. */
function WhatIsNew({ act: { base, acceptChange }, offer, side, mayGoOn, onShow }: ChangedNoticeProps) {
  const { i18n } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  const [before, after] = [termsOf(base), termsOf(offer)];
  const state = offerStateOf(offer, side);
  const hasNewState = state !== offerStateOf(base, side);
  const hasNewBrief = JSON.stringify(base.brief) !== JSON.stringify(offer.brief);
  return (
    <div ref={notice} className={styles["changed"]} role="alert" tabIndex={-1}>
      <p className={styles["title"]}>
        <TriangleAlert size={20} aria-hidden="true" />
        <Trans>The offer has changed in the meantime</Trans>
      </p>
      {hasNewState && <p>{i18n._(offerStateName(state, side))}</p>}
      {hasNewBrief && (
        <p>
          <Trans>The brief has changed</Trans>
        </p>
      )}
      {changedTerms(before, after).length > 0 && (
        <ChangedRows
          before={before}
          after={after}
          offer={{ ...offer, voices: [...base.voices, ...offer.voices] }}
        />
      )}
      <div className={styles["buttons"]}>
        <Button size="small" onClick={onShow}>
          <Trans comment="Button: closes a window and shows what is new">See the new terms</Trans>
        </Button>
        {mayGoOn && (
          <Button size="small" onClick={acceptChange}>
            <Trans comment="Button: keeps what was typed, though the other side proposed something new">
              Replace the new terms
            </Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
