import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import CircleCheck from "lucide-react/icons/circle-check";
import FolderOpen from "lucide-react/icons/folder-open";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Send from "lucide-react/icons/send";
import Undo2 from "lucide-react/icons/undo-2";
import type { EventOf } from "#src/features/offers/conversation/offer-events.ts";
import styles from "./Events.module.css";

type ProductionEvent = EventOf<
  "handedOver" | "takenBack" | "changesAsked" | "approved" | "reopened" | "originalsShared"
>;

const icons: Record<ProductionEvent["kind"], LucideIcon> = {
  handedOver: Send,
  takenBack: Undo2,
  changesAsked: RotateCcw,
  approved: CircleCheck,
  reopened: RotateCcw,
  originalsShared: FolderOpen,
};

const Words = ({ event }: { event: ProductionEvent }) => {
  switch (event.kind) {
    case "handedOver": {
      const { round } = event;
      const takes = event.takes.length;
      return (
        <Trans comment="Line of a conversation; round is a number, then comes how many takes">
          Handed over round {round}: <Plural value={takes} one="# take" other="# takes" />
        </Trans>
      );
    }
    case "takenBack": {
      const { round } = event;
      return <Trans comment="Line of a conversation">Took the takes of round {round} back</Trans>;
    }
    case "changesAsked": {
      const { round, notes } = event;
      return (
        <Trans comment="Line of a conversation; round is a number, then comes how many notes are open">
          Asked for changes in round {round}: <Plural value={notes} one="# open note" other="# open notes" />
        </Trans>
      );
    }
    case "approved": {
      const takes = event.takes.length;
      return (
        <Trans comment="Line of a conversation">
          Approved <Plural value={takes} one="# take" other="# takes" />
        </Trans>
      );
    }
    case "reopened":
      return <Trans comment="Line of a conversation">Reopened the production</Trans>;
    case "originalsShared":
      return event.isOn ? (
        <Trans comment="Line of a conversation">Opened the files for download before approval</Trans>
      ) : (
        <Trans comment="Line of a conversation">Closed the files again until approval</Trans>
      );
  }
};

/** What was said with it; empty where nothing was. */
const textOf = (event: ProductionEvent): string => {
  if (event.kind === "reopened") return event.reason;
  return event.kind === "handedOver" || event.kind === "changesAsked" ? event.text : "";
};

/** Letters of a sum that are shown: enough to tell files apart. */
const shownLetters = 12;

/** A step of the work on an accepted offer: icon and words, its takes, and what was said with it. */
export function ProductionBody({ event }: { event: ProductionEvent }) {
  const { t } = useLingui();
  const Icon = icons[event.kind];
  const text = textOf(event);
  return (
    <>
      <p className={clsx(styles["outcome"], event.kind === "approved" && styles["accepted"])}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <Words event={event} />
        </span>
      </p>
      {event.kind === "approved" && (
        <ul aria-label={t({ message: "Approved takes", comment: "Name of a list, for screen readers" })}>
          {event.takes.map(({ takeId, title, sha256 }) => (
            <li key={takeId}>
              <span dir="auto">{title}</span> <code>{sha256.slice(0, shownLetters)}</code>
            </li>
          ))}
        </ul>
      )}
      {text && (
        <p className={styles["text"]} dir="auto">
          {text}
        </p>
      )}
    </>
  );
}
