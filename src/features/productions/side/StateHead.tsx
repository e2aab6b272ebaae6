import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { Ref } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { ProductionState } from "#contract/constants/values/productions.ts";
import type { Production } from "#contract/productions/productions.ts";
import { openNotesOfAll } from "#src/features/productions/takes.ts";
import { useNarrowScreen } from "#src/lib/browser/small-screen.ts";
import { formatWhen } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { offerStateIcons, offerStateName } from "#src/session/offers/offer-state.ts";
import styles from "./Side.module.css";

type OpenState = Exclude<ProductionState, "approved">;

const lines: Record<OfferTurn, Record<OpenState, MessageDescriptor>> = {
  client: {
    recording: msg({ message: "The agency is recording", comment: "State of a production" }),
    review: msg({ message: "Listen; approve or ask for changes", comment: "State of a production" }),
    changes: msg({ message: "You asked for changes", comment: "State of a production" }),
  },
  agency: {
    recording: msg({ message: "Add the takes and hand them over", comment: "State of a production" }),
    review: msg({ message: "The takes are with the client", comment: "State of a production" }),
    changes: msg({ message: "The client asked for changes", comment: "State of a production" }),
  },
};

interface StateHeadProps {
  production: Production;
  side: OfferTurn;
  heading: Ref<HTMLHeadingElement>;
  now: Date;
}

/** The state of a production and whose turn it is, in words; when the client opened it, for the agency. */
export function StateHead({ production, side, heading, now }: StateHeadProps) {
  const { t, i18n } = useLingui();
  const { state, turn, round, roundsIncluded, takes, approval, openedAt } = production;
  const isNarrow = useNarrowScreen();
  const openNotes = openNotesOfAll(takes);
  const isApproved = state === "approved";
  const standing = isApproved ? "accepted" : turn === side ? "yours" : "theirs";
  const Icon = offerStateIcons[standing];
  const when = approval && formatWhen(approval.at, now, currentLocale());
  const opened = openedAt && formatWhen(openedAt, now, currentLocale());
  const line = isApproved
    ? [approval?.by, when].filter(Boolean).join(", ")
    : isNarrow && turn === side && round > 0
      ? t({
          message: plural(openNotes, {
            one: `# open note · round ${round} / ${roundsIncluded}`,
            other: `# open notes · round ${round} / ${roundsIncluded}`,
          }),
          comment: "State of a production on small screens; round is followed by how many are included",
        })
      : side === "agency" && state === "review" && opened
        ? t({ message: `The client opened it ${opened}`, comment: "opened is such as: today 09:12" })
        : i18n._(lines[side][state]);
  return (
    <div className={clsx(styles["state"], styles[standing])}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles["title"]}>
          {isApproved
            ? t({ message: "Approved", context: "production", comment: "State of a production" })
            : i18n._(offerStateName(standing, side))}
        </h2>
        <p className={styles["under"]}>{line}</p>
      </div>
    </div>
  );
}
