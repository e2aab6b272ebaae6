import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferEvent } from "#contract/offers/offer-events.ts";
import { proposalsOf } from "#src/features/offers/conversation/offer-events.ts";
import { olderEvents } from "#src/features/offers/conversation/mutations.ts";
import {
  joinOffer,
  withOlderEvents,
  type ReadOfferDetails,
} from "#src/features/offers/reading/read-offer-details.ts";
import { formatDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { useAllEvents } from "#src/session/sending/use-all-events.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { BriefChangeBody } from "./BriefChangeBody.tsx";
import { EventFrame } from "./EventFrame.tsx";
import styles from "./Events.module.css";
import { sectionsOf } from "./event-sections.ts";
import { MessageBody } from "./MessageBody.tsx";
import { OutcomeBody } from "./OutcomeBody.tsx";
import { ProductionBody } from "./ProductionBody.tsx";
import { ProposalCard } from "./ProposalCard.tsx";
import { useShownEvents } from "./use-shown-events.ts";

interface ConversationProps {
  offer: ReadOfferDetails;
  side: OfferTurn;
  /** The reader's shown name. */
  me: string;
  firstUnread: string | undefined;
  /** Messages on their way, below what is stored. */
  children?: ReactNode;
}

/** What happened, by day, oldest first; of a long conversation the newest part, and more on request. */
export function Conversation({ offer: answered, side, me, firstUnread, children }: ConversationProps) {
  const { t } = useLingui();
  const {
    whole: offer,
    isLoading,
    isFailed,
    loadOlder,
  } = useAllEvents(answered, {
    ask: olderEvents(answered.offerId),
    join: joinOffer,
    add: withOlderEvents,
  });
  const older = { has: offer.hasOlder, load: loadOlder };
  const { events, hasOlder, showOlder } = useShownEvents(offer.events, firstUnread, older);
  const [now] = useState(() => new Date());
  const [newest] = useState(() => Number(offer.events.at(-1)?.eventId ?? 0));
  const mark = useRef<HTMLHeadingElement>(null);
  // Opening moves the view to what is unread, never the focus.
  useEffect(() => {
    mark.current?.scrollIntoView?.({ block: "center" });
  }, []);

  const bodyOf = (event: OfferEvent) => {
    switch (event.kind) {
      case "proposed": {
        const proposals = proposalsOf(offer);
        const place = proposals.indexOf(event);
        return (
          <ProposalCard
            event={event}
            before={proposals[place - 1]}
            replacedBy={proposals[place + 1]?.proposal}
            offer={offer}
          />
        );
      }
      case "message":
        return <MessageBody offerId={offer.offerId} event={event} />;
      case "briefChanged":
        return <BriefChangeBody event={event} />;
      case "accepted":
      case "declined":
      case "withdrawn":
      case "expired":
        return <OutcomeBody event={event} />;
      default:
        return <ProductionBody event={event} />;
    }
  };
  return (
    <section
      className={styles["conversation"]}
      aria-label={t({ message: "Conversation", comment: "Name of a part of the page, for screen readers" })}
    >
      {hasOlder && (
        <Button className={styles["older"]} size="small" busy={isLoading} onClick={showOlder}>
          <Trans comment="Button: shows the older part of a conversation">Older</Trans>
        </Button>
      )}
      {isFailed && (
        <p className={styles["older"]} role="alert">
          <Trans>The older part could not be loaded. Please try again.</Trans>
        </p>
      )}
      {sectionsOf(events, firstUnread).map((section) => {
        const day = formatDay(section.at, now, currentLocale());
        return (
          <div key={section.at + String(section.isNew)} className={styles["section"]}>
            <h2
              ref={section.isNew ? mark : undefined}
              className={clsx(styles["day"], section.isNew && styles["unread"])}
            >
              {section.isNew ? (
                <span>
                  <Trans comment="Above the unread part of a conversation; day is such as “Today”">
                    {day} · new
                  </Trans>
                </span>
              ) : (
                day
              )}
            </h2>
            <ol className={styles["events"]}>
              {section.events.map((event) => {
                const isNews = Number(event.eventId) > newest;
                return (
                  <li
                    key={event.eventId}
                    className={clsx(styles["event"], isNews && styles["arriving"])}
                    data-event={event.eventId}
                  >
                    <EventFrame event={event} offer={offer} side={side} me={me} isNews={isNews}>
                      {bodyOf(event)}
                    </EventFrame>
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
      {children}
    </section>
  );
}
