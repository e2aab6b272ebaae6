import { useLingui } from "@lingui/react";
import type { ProposedTerms } from "#contract/offers/offer-events.ts";
import styles from "./Terms.module.css";
import { termLabels, termWords, type TermName, type TermsOffer } from "./terms.ts";

interface TermRowsProps {
  /** Which of the terms, in their order. */
  names: readonly TermName[];
  terms: ProposedTerms;
  offer: TermsOffer;
}

/** Terms, a row each. */
export function TermRows({ names, terms, offer }: TermRowsProps) {
  const { i18n } = useLingui();
  return (
    <dl>
      {names.map((name) => (
        <div key={name} className={styles["term"]}>
          <dt>{i18n._(termLabels[name])}</dt>
          <dd>{termWords(name, terms, offer)}</dd>
        </div>
      ))}
    </dl>
  );
}
