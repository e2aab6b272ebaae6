import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { EventOf } from "#src/features/offers/conversation/offer-events.ts";
import { reasonNames } from "#src/features/offers/conversation/terms/words.ts";
import { offerStateIcons } from "#src/session/offers/offer-state.ts";
import styles from "./Events.module.css";

type Outcome = EventOf<"accepted" | "declined" | "withdrawn" | "expired">;

const Words = ({ event }: { event: Outcome }) => {
  const { i18n } = useLingui();
  switch (event.kind) {
    case "accepted": {
      const { proposal } = event;
      return <Trans comment="Line of a conversation; proposal is a number">Accepted terms {proposal}</Trans>;
    }
    case "declined": {
      const reason = i18n._(reasonNames[event.reason]);
      return (
        <Trans comment="Line of a conversation; reason is such as “Budget”">
          Declined the offer: {reason}
        </Trans>
      );
    }
    case "withdrawn":
      return <Trans comment="Line of a conversation">Withdrew the offer</Trans>;
    case "expired":
      return (
        <Trans comment="Line of a conversation">The answer date has passed, and the offer has expired</Trans>
      );
  }
};

/** How an offer ended: icon and words, and the text of whoever declined it. */
export function OutcomeBody({ event }: { event: Outcome }) {
  const Icon = offerStateIcons[event.kind];
  return (
    <>
      <p className={clsx(styles["outcome"], event.kind === "accepted" && styles["accepted"])}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <Words event={event} />
      </p>
      {event.kind === "declined" && event.text && (
        <p className={styles["text"]} dir="auto">
          {event.text}
        </p>
      )}
    </>
  );
}
