import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { usualCurrency } from "#contract/constants/agency.ts";
import type { Offer } from "#contract/offers.ts";
import { formatAgo, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { formatMoney } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { OfferLink } from "#src/session/offers/OfferLink.tsx";
import { WaitingDot } from "#src/features/dashboard/WaitingDot.tsx";
import styles from "./OfferRow.module.css";
import { waitsForAgency } from "./waiting-first.ts";

interface OfferRowProps {
  offer: Offer;
  now: Date;
  /** Whether offers are answered here: then the row is a link to it. */
  isAnswered: boolean;
}

/** An offer of the sidebar. */
export function OfferRow({ offer, now, isAnswered }: OfferRowProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const { clientName, budget, currency = usualCurrency, platform, offerId } = offer;
  const at = (isAnswered && offer.changedAt) || offer.createdAt;
  return (
    <li className={clsx(styles["row"], isAnswered && styles["linked"])}>
      <span className={styles["client"]}>
        {isAnswered && waitsForAgency(offer) && <WaitingDot />}
        {isAnswered && offerId !== undefined ? (
          <OfferLink offerId={offerId}>{clientName}</OfferLink>
        ) : (
          clientName
        )}
      </span>
      <span className={styles["budget"]}>
        {budget === 0 ? t`Budget not known` : formatMoney(budget, currency, locale)}
      </span>
      <span className={styles["platform"]}>{platform}</span>
      {at && (
        <time className={styles["time"]} dateTime={at} title={formatMoment(at, locale)}>
          {formatAgo(at, now, locale)}
        </time>
      )}
    </li>
  );
}
