import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { AnsweredOffer } from "#src/features/offers/reading/read-listed-offer.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { answerByWords } from "#src/session/offers/answer-by.ts";
import { offerStateIcons, offerStateName, offerStateOf } from "#src/session/offers/offer-state.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import styles from "./OfferStateLines.module.css";

interface OfferStateLinesProps {
  offer: AnsweredOffer;
  side: OfferTurn;
  now: Date;
}

/** The state in words, and while it is open until when an answer may come. */
export function OfferStateLines({ offer, side, now }: OfferStateLinesProps) {
  const { t, i18n } = useLingui();
  const timeZone = useAgencyTimeZone();
  const state = offerStateOf(offer, side);
  const Icon = offerStateIcons[state];
  const { production } = offer;
  const round = production?.round ?? 0;
  const standing = production?.turn === side ? "yours" : "theirs";
  const work = [
    i18n._(offerStateName(standing, side)),
    round > 0 && t({ message: `Round ${round}`, comment: "Choice: what was handed over then" }),
  ]
    .filter(Boolean)
    .join(" · ");
  const due =
    offer.answerBy === null
      ? undefined
      : answerByWords(offer.answerBy, { now, timeZone, locale: currentLocale() });
  return (
    <span className={clsx(styles["state"], styles[state])}>
      <Icon className={styles["icon"]} size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles["name"]}>{i18n._(offerStateName(state, side))}</span>
      {production && (
        <span className={styles["due"]}>
          {production.state === "approved"
            ? t({ message: "Approved", context: "production", comment: "State of a production" })
            : work}
        </span>
      )}
      {offer.status === "open" && (
        <span className={clsx(styles["due"], due?.isSoon && styles["soon"])}>
          {due ? i18n._(due.words) : <Trans comment="In place of an answer date">No answer date</Trans>}
        </span>
      )}
    </span>
  );
}
