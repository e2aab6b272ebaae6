import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleCheck from "lucide-react/icons/circle-check";
import History from "lucide-react/icons/history";
import { useState } from "react";
import type { EventOf } from "#src/features/offers/conversation/offer-events.ts";
import { changedTerms, isStated } from "#src/features/offers/conversation/terms/changed-terms.ts";
import { ChangedRows } from "#src/features/offers/conversation/terms/ChangedRows.tsx";
import { shortTerm, termNames, type TermsOffer } from "#src/features/offers/conversation/terms/terms.ts";
import styles from "./ProposalCard.module.css";

interface ProposalCardProps {
  event: EventOf<"proposed">;
  /** The proposal before; undefined for the first. */
  before: EventOf<"proposed"> | undefined;
  /** The number of the proposal that took its place; undefined for the one that holds. */
  replacedBy: number | undefined;
  offer: TermsOffer;
}

/** A proposal: what differs from the one before, and what stays in one line. One that was replaced is folded. */
export function ProposalCard({ event, before, replacedBy, offer }: ProposalCardProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { proposal, terms, text } = event;
  const changed = before ? changedTerms(before.terms, terms) : [];
  const same = termNames.filter((name) => !changed.includes(name) && isStated(name, terms));
  const line = same.map((name) => shortTerm(name, terms, offer)).join(" · ");
  const holds = replacedBy === undefined;
  const heading = t({ message: `Terms ${proposal}`, comment: "Heading; proposal is its number" });
  const isUnfolded = holds || isOpen;
  return (
    <article className={clsx(styles["card"], holds && styles["valid"])} aria-label={heading}>
      <div className={styles["head"]}>
        <h3 className={styles["number"]}>{heading}</h3>
        {holds ? (
          <span className={styles["holds"]}>
            <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans comment="Mark of the proposal that holds">Current terms</Trans>
          </span>
        ) : (
          <button
            type="button"
            className={styles["fold"]}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <History size={18} aria-hidden="true" />
            <Trans comment="Of an older proposal; replacedBy is the number of a newer one">
              Replaced by terms {replacedBy}
            </Trans>
            <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {isUnfolded ? (
        <div className={styles["terms"]}>
          {text && <p className={styles["text"]}>{text}</p>}
          {before && changed.length > 0 && <ChangedRows before={before.terms} after={terms} offer={offer} />}
          {line && (
            <p className={styles["same"]}>
              {before ? (
                <span>
                  <Trans comment="Line of a proposal: the terms that are as before">Unchanged: {line}</Trans>
                </span>
              ) : (
                line
              )}
            </p>
          )}
        </div>
      ) : (
        <p className={styles["folded"]}>
          {(changed.length > 0 ? changed : same).map((name) => shortTerm(name, terms, offer)).join(" · ")}
        </p>
      )}
    </article>
  );
}
