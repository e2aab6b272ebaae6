import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { use, useEffect, useEffectEvent } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { SoundsContext } from "#src/features/offers/conversation/attachments/sounds.ts";
import { EventFrame } from "#src/features/offers/conversation/events/EventFrame.tsx";
import styles from "#src/features/offers/conversation/events/Events.module.css";
import { MessageBody } from "#src/features/offers/conversation/events/MessageBody.tsx";
import { changeOffer } from "#src/features/offers/conversation/mutations.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { ElsewhereNotice, UnknownOutcome } from "#src/session/sending/SendingNotice.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import type { OutgoingMessage } from "./draft.ts";

interface OutgoingMessagesProps {
  offer: ReadOfferDetails;
  side: OfferTurn;
  me: string;
  messages: readonly OutgoingMessage[];
  onRemove: (id: string) => void;
}

/** Messages that the offer does not hold yet, or that nobody knows of whether it does. */
export const OutgoingMessages = ({ messages, ...rest }: OutgoingMessagesProps) => (
  <ol className={styles["events"]}>
    {messages.map((message) => (
      <Outgoing key={message.id} message={message} {...rest} />
    ))}
  </ol>
);

type OutgoingProps = Omit<OutgoingMessagesProps, "messages"> & { message: OutgoingMessage };

/** On its way it stands at 60 %; one that could not be sent, or may have been, says so and can be sent again. */
function Outgoing({ message, offer, side, me, onRemove }: OutgoingProps) {
  const { offerId } = offer;
  const { id, text, attachments, draft, isNew } = message;
  const soundOf = use(SoundsContext);
  // One after the other, in the order in which they were written.
  const { state, mutateAsync } = useSending({ ...changeOffer, scope: { id: `messages ${offerId}` } }, draft);
  const send = async () => {
    const attachmentIds = attachments.map(({ attachmentId }) => attachmentId);
    const change = {
      kind: "message" as const,
      ...(text && { text }),
      ...(attachmentIds.length > 0 && { attachmentIds }),
    };
    await mutateAsync({ offerId, change }).then(
      () => onRemove(id),
      () => undefined, // it says why
    );
  };
  const sendFirst = useEffectEvent(() => {
    if (isNew) void send();
  });
  useEffect(() => {
    sendFirst();
  }, []);
  const isGone = state === "arrivedElsewhere";
  const handleGone = useEffectEvent(() => onRemove(id));
  useEffect(() => {
    if (isGone) handleGone();
  }, [isGone]);
  const remove = () => {
    for (const { attachmentId } of attachments) soundOf(attachmentId).stop();
    draft.drop();
    onRemove(id);
  };
  const isElsewhere = state === "elsewhere";
  const isOnItsWay = state === "sending" || (state === "idle" && isNew) || state === "arrived" || isGone;
  return (
    <li className={styles["event"]} aria-busy={isOnItsWay}>
      <EventFrame event={{ by: me, side, at: message.at }} offer={offer} side={side} me={me}>
        <div className={clsx((isOnItsWay || isElsewhere) && styles["waiting"])}>
          <MessageBody offerId={offerId} event={message} />
        </div>
        {isElsewhere && <ElsewhereNotice state={state} />}
        {!isOnItsWay && !isElsewhere && (
          <div className={styles["failure"]}>
            <p role="alert">
              {state === "unknown" ? (
                <UnknownOutcome />
              ) : (
                <span>
                  <Trans>The message could not be sent</Trans>
                </span>
              )}
            </p>
            <Button size="small" onClick={() => void send()}>
              <Trans>Try again</Trans>
            </Button>
            <Button size="small" look="quiet" onClick={remove}>
              <Trans comment="Button: removes a message that could not be sent">Remove message</Trans>
            </Button>
          </div>
        )}
      </EventFrame>
    </li>
  );
}
