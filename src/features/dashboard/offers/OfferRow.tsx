import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useId } from "react";
import { usualCurrency } from "#contract/constants/agency.ts";
import type { Offer } from "#contract/offers/offers.ts";
import { formatAgo, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { formatMoney } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { OfferLink } from "#src/session/offers/OfferLink.tsx";
import { offerStateIcons, offerStateName, offerStateOf } from "#src/session/offers/offer-state.ts";
import styles from "./OfferRow.module.css";

interface OfferRowProps {
  offer: Offer;
  now: Date;
  /** Whether offers are answered here: then the row is a link to it. */
  isAnswered: boolean;
}

/** What becomes of an offer, in icon, words and colour. */
function OfferState({ offer }: { offer: Offer }) {
  const { i18n } = useLingui();
  const state = offerStateOf(offer, "agency");
  const Icon = offerStateIcons[state];
  return (
    <span className={clsx(styles["state"], styles[state])}>
      <Icon size={16} aria-hidden="true" />
      {i18n._(offerStateName(state, "agency"))}
    </span>
  );
}

/** An offer of the sidebar. */
export function OfferRow({ offer, now, isAnswered }: OfferRowProps) {
  const { t } = useLingui();
  const id = useId();
  const locale = currentLocale();
  const { clientName, budget, currency = usualCurrency, platform, offerId } = offer;
  const at = (isAnswered && offer.changedAt) || offer.createdAt;
  return (
    <li className={clsx(styles["row"], isAnswered && styles["linked"])}>
      <span className={styles["client"]}>
        {isAnswered && offerId !== undefined ? (
          <OfferLink offerId={offerId} aria-describedby={`${id}-platform ${id}-budget`}>
            {clientName}
          </OfferLink>
        ) : (
          clientName
        )}
      </span>
      <span id={`${id}-budget`} className={styles["budget"]}>
        {budget === 0 ? t`Budget not settled yet` : formatMoney(budget, currency, locale)}
      </span>
      <span id={`${id}-platform`} className={styles["platform"]}>
        {platform}
      </span>
      {at && (
        <time className={styles["time"]} dateTime={at} title={formatMoment(at, locale)}>
          {formatAgo(at, now, locale)}
        </time>
      )}
      {isAnswered && <OfferState offer={offer} />}
    </li>
  );
}
