import { useLingui } from "@lingui/react";
import type { ProposedTerms } from "#contract/offers/offer-events.ts";
import { changedTerms } from "./changed-terms.ts";
import { ChangedValue } from "./ChangedValue.tsx";
import { termLabels, termWords, type TermsOffer } from "./terms.ts";
import styles from "./Terms.module.css";

interface ChangedRowsProps {
  before: ProposedTerms;
  after: ProposedTerms;
  offer: TermsOffer;
}

/** The terms that differ, a row each. */
export function ChangedRows({ before, after, offer }: ChangedRowsProps) {
  const { i18n } = useLingui();
  return (
    <dl className={styles["changes"]}>
      {changedTerms(before, after).map((name) => (
        <div key={name} className={styles["change"]}>
          <dt>{i18n._(termLabels[name])}</dt>
          <dd>
            <ChangedValue before={termWords(name, before, offer)} after={termWords(name, after, offer)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
