import { Trans } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState, type ReactNode, type Ref } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { ActKind } from "#src/features/productions/acts/ActDialogs.tsx";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { Facts } from "./Facts.tsx";
import { LastWords } from "./LastWords.tsx";
import { NextActs } from "./NextActs.tsx";
import { Reminder } from "./Reminder.tsx";
import { ScriptCard } from "./ScriptCard.tsx";
import styles from "./Side.module.css";
import { StateHead } from "./StateHead.tsx";

interface ProductionSideProps {
  offer: ProducedOffer;
  /** How long the script will take; undefined while that is not known. */
  scriptSeconds: number | undefined;
  side: OfferTurn;
  heading: Ref<HTMLHeadingElement>;
  onAct: (kind: ActKind) => void;
  onQuote: ((words: string) => void) | undefined;
  /** Cards below the script. */
  children?: ReactNode;
}

/** Where a production stands, what may be done next, and the script. Under 900 px it is folded to state and acts. */
export function ProductionSide(props: ProductionSideProps) {
  const { offer, scriptSeconds, side, heading, onAct, onQuote, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const { production, brief } = offer;
  const { tellDays } = productionLimits;
  return (
    <aside className={styles["side"]} data-open={isOpen}>
      <section className={styles["main"]}>
        <StateHead production={production} side={side} heading={heading} now={now} />
        <LastWords offer={offer} />
        <div className={styles["folded"]} id={`${id}-facts`}>
          <Facts offer={offer} side={side} />
        </div>
        <NextActs offer={offer} side={side} onAct={onAct} />
        {side === "agency" && <Reminder offer={offer} now={now} />}
        {production.state === "approved" && (
          <p className={styles["said"]}>
            <Trans comment="tellDays is a whole number above 1">
              Both sides are told {tellDays} days before they are deleted. Who approved what stays in the
              record.
            </Trans>
          </p>
        )}
        <button
          type="button"
          className={styles["unfold"]}
          aria-expanded={isOpen}
          aria-controls={`${id}-facts ${id}-more`}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans comment="Button: shows more of a production on small screens">Numbers and script</Trans>
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      </section>
      <div className={styles["folded"]} id={`${id}-more`}>
        {brief && production.state !== "approved" && (
          <ScriptCard brief={brief} seconds={scriptSeconds} onQuote={onQuote} />
        )}
        {children}
      </div>
    </aside>
  );
}
