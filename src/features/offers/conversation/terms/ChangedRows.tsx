import { useLingui } from "@lingui/react";
import type { ProposedTerms } from "#contract/offer-events.ts";
import type { OfferVoice } from "#contract/offers.ts";
import { changedTerms } from "./changed-terms.ts";
import { ChangedValue } from "./ChangedValue.tsx";
import { termLabels, termWords } from "./terms.ts";
import styles from "./Terms.module.css";

interface ChangedRowsProps {
  before: ProposedTerms;
  after: ProposedTerms;
  voices: readonly OfferVoice[];
}

/** The terms that differ, a row each. */
export function ChangedRows({ before, after, voices }: ChangedRowsProps) {
  const { i18n } = useLingui();
  return (
    <dl className={styles["changes"]}>
      {changedTerms(before, after).map((name) => (
        <div key={name} className={styles["change"]}>
          <dt>{i18n._(termLabels[name])}</dt>
          <dd>
            <ChangedValue before={termWords(name, before, voices)} after={termWords(name, after, voices)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
