import { useLingui } from "@lingui/react";
import { clsx } from "clsx";
import { useState, type Ref } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { answerByWords } from "#src/session/offers/answer-by.ts";
import { offerStateIcons, offerStateName, offerStateOf } from "#src/session/offers/offer-state.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import styles from "./Side.module.css";

interface StateHeadProps {
  offer: ReadOfferDetails;
  side: OfferTurn;
  /** The heading takes the focus after an act. */
  heading: Ref<HTMLHeadingElement>;
}

/** The state of an offer and whose turn it is, with the last day for an answer while it is open. */
export function StateHead({ offer, side, heading }: StateHeadProps) {
  const { i18n } = useLingui();
  const timeZone = useAgencyTimeZone();
  const [now] = useState(() => new Date());
  const state = offerStateOf(offer, side);
  const Icon = offerStateIcons[state];
  const due =
    offer.status === "open" && offer.answerBy !== null
      ? answerByWords(offer.answerBy, { now, timeZone, locale: currentLocale() })
      : undefined;
  return (
    <div className={clsx(styles["state"], styles[state])}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles["title"]}>
          {i18n._(offerStateName(state, side))}
        </h2>
        {due && <p className={clsx(styles["due"], due.isSoon && styles["soon"])}>{i18n._(due.words)}</p>}
      </div>
    </div>
  );
}
