import { useLingui } from "@lingui/react";
import { termsOf } from "#src/features/offers/conversation/offer-events.ts";
import { isStated } from "#src/features/offers/conversation/terms/changed-terms.ts";
import { termLabels, termWords, type TermName } from "#src/features/offers/conversation/terms/terms.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import styles from "./Side.module.css";

const names: TermName[] = ["platform", "version", "usage", "deliverBy"];

/** The terms that hold, a row each; budget, answer date and voices stand elsewhere. */
export function TermList({ offer }: { offer: ReadOfferDetails }) {
  const { i18n } = useLingui();
  const terms = termsOf(offer);
  return (
    <dl className={styles["terms"]}>
      {names
        .filter((name) => isStated(name, terms))
        .map((name) => (
          <div key={name} className={styles["term"]}>
            <dt>{i18n._(termLabels[name])}</dt>
            <dd>{termWords(name, terms, offer)}</dd>
          </div>
        ))}
    </dl>
  );
}
