import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { use } from "react";
import type { OfferTurn } from "#contract/constants/enumerations.ts";
import { SoundsContext } from "#src/features/offers/conversation/attachments/sounds.ts";
import { EventFrame } from "#src/features/offers/conversation/events/EventFrame.tsx";
import styles from "#src/features/offers/conversation/events/Events.module.css";
import { MessageBody } from "#src/features/offers/conversation/events/MessageBody.tsx";
import type { ReadOfferDetails } from "#src/features/offers/read-offer-details.ts";
import { Button } from "#src/ui/button/Button.tsx";
import type { OutgoingMessage } from "./use-outbox.ts";

interface OutgoingMessagesProps {
  offer: ReadOfferDetails;
  side: OfferTurn;
  me: string;
  messages: readonly OutgoingMessage[];
  onRetry: (message: OutgoingMessage) => void;
  onRemove: (key: string) => void;
}

/** Messages that are not stored yet, at 60 %; one that could not be sent says so and can be sent again. */
export function OutgoingMessages({ offer, side, me, messages, onRetry, onRemove }: OutgoingMessagesProps) {
  const soundOf = use(SoundsContext);
  const remove = ({ key, attachments }: OutgoingMessage) => {
    for (const { attachmentId } of attachments) soundOf(attachmentId).stop();
    onRemove(key);
  };
  return (
    <ol className={styles["events"]}>
      {messages.map((message) => (
        <li key={message.key} className={styles["event"]} aria-busy={!message.hasFailed}>
          <EventFrame event={{ by: me, side, at: message.at }} offer={offer} side={side} me={me}>
            <div className={clsx(!message.hasFailed && styles["waiting"])}>
              <MessageBody offerId={offer.offerId} event={message} />
            </div>
            {message.hasFailed && (
              <div className={styles["failure"]}>
                <p role="alert">
                  <Trans>The message could not be sent</Trans>
                </p>
                <Button size="small" onClick={() => onRetry(message)}>
                  <Trans>Try again</Trans>
                </Button>
                <Button size="small" look="quiet" onClick={() => remove(message)}>
                  <Trans comment="Button: removes a message that could not be sent">Remove message</Trans>
                </Button>
              </div>
            )}
          </EventFrame>
        </li>
      ))}
    </ol>
  );
}
