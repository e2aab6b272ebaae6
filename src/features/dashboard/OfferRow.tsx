import { useLingui } from "@lingui/react/macro";
import type { Offer } from "#contract/offers.ts";
import { formatAgo, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { formatDollars } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./OfferRow.module.css";

export function OfferRow({ offer, now }: { offer: Offer; now: Date }) {
  const { t } = useLingui();
  const locale = currentLocale();
  const { clientName, budget, platform, createdAt } = offer;
  return (
    <li className={styles["row"]}>
      <span className={styles["client"]}>{clientName}</span>
      <span className={styles["budget"]}>
        {budget === 0 ? t`Budget not known` : formatDollars(budget, locale)}
      </span>
      <span className={styles["platform"]}>{platform}</span>
      {createdAt && (
        <time className={styles["time"]} dateTime={createdAt} title={formatMoment(createdAt, locale)}>
          {formatAgo(createdAt, now, locale)}
        </time>
      )}
    </li>
  );
}
