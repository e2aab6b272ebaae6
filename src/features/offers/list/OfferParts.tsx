import { Plural, Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { AnsweredOffer } from "#src/features/offers/reading/read-listed-offer.ts";
import { formatAgo, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { formatMoney } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./OfferParts.module.css";

/** Platform and versions; an offer that is called by its platform does not say it twice. */
export const OfferSummary = ({ offer: { title, platform, version } }: { offer: AnsweredOffer }) => (
  <span className={styles["second"]}>
    {title !== platform && <span>{`${platform} · `}</span>}
    <span>
      <Plural
        comment="How many versions an offer is for, a whole number"
        value={version}
        one="# version"
        other="# versions"
      />
    </span>
  </span>
);

/** Who sent it: the company and under it the person, or the person alone. */
export const OfferClient = ({ offer: { company, clientName } }: { offer: AnsweredOffer }) => (
  <>
    <span className={styles["first"]}>{company ?? clientName}</span>
    {company !== null && <span className={styles["second"]}>{clientName}</span>}
  </>
);

/** The budget; 0 stands for one that is not settled yet. */
export const OfferBudget = ({ offer: { budget, currency } }: { offer: AnsweredOffer }) => (
  <span className={clsx(styles["budget"], budget === 0 && styles["unknown"])}>
    {budget === 0 ? (
      <span>
        <Trans>Budget not settled yet</Trans>
      </span>
    ) : (
      formatMoney(budget, currency, currentLocale())
    )}
  </span>
);

/** When something last happened. */
export const OfferChanged = ({ at, now }: { at: string; now: Date }) => (
  <time className={styles["time"]} dateTime={at} title={formatMoment(at, currentLocale())}>
    {formatAgo(at, now, currentLocale())}
  </time>
);
