import { useEffect, useRef, useState } from "react";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { mediaQueryHook } from "#src/lib/browser/media-query.ts";
import { sideOf } from "#src/session/offers/offer-state.ts";
import { displayName, type Session } from "#src/session/session.ts";
import { ActDialog, type ActKind } from "./acts/ActDialogs.tsx";
import { SoundsContext, useSoundsOf } from "./attachments/sounds.ts";
import { Composer } from "./composer/Composer.tsx";
import { OutgoingMessages } from "./composer/OutgoingMessages.tsx";
import { useOutbox } from "./composer/use-outbox.ts";
import styles from "./ConversationPage.module.css";
import { Conversation } from "./events/Conversation.tsx";
import { OfferHead } from "./OfferHead.tsx";
import { OfferPartTabs, type OfferParts } from "./OfferPartTabs.tsx";
import { PrintSummary } from "./print/PrintSummary.tsx";
import { OfferSide, type OfferSideProps } from "./side/OfferSide.tsx";
import { useSeen } from "./use-seen.ts";

interface OfferViewProps extends Pick<OfferSideProps, "voicesAction" | "again"> {
  parts: OfferParts | undefined;
  offer: ReadOfferDetails;
  session: Session;
}

/** Whether there is no room for two columns. */
const useNarrowScreen = mediaQueryHook("(width < 900px)");

/** An offer: its conversation, where it stands, and what may be done. */
export function OfferView({ offer, session, voicesAction, again, parts }: OfferViewProps) {
  const side = sideOf(session);
  const isNarrow = useNarrowScreen();
  const me = displayName(session);
  const firstUnread = useSeen(offer, side);
  const outbox = useOutbox(session.profile.userName, offer.offerId);
  const sounds = useSoundsOf(offer.offerId);
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<{
    kind: ActKind;
    opening: number;
    isOpen: boolean;
    isDone: boolean;
  }>();

  // After the dialog has closed: the button that opened it may be gone.
  const returnsToHeading = dialog?.isDone === true;
  useEffect(() => {
    if (returnsToHeading) heading.current?.focus();
  }, [returnsToHeading]);

  const open = (kind: ActKind) =>
    setDialog({ kind, opening: (dialog?.opening ?? 0) + 1, isOpen: true, isDone: false });
  const close = (isDone: boolean) => setDialog(dialog && { ...dialog, isOpen: false, isDone });
  const columns = [
    <div key="left" className={styles["left"]}>
      <Conversation offer={offer} side={side} me={me} firstUnread={firstUnread}>
        {outbox.messages.length > 0 && (
          <OutgoingMessages
            offer={offer}
            side={side}
            me={me}
            messages={outbox.messages}
            onRemove={outbox.remove}
          />
        )}
      </Conversation>
      <Composer offerId={offer.offerId} side={side} onSend={outbox.send} />
    </div>,
    <OfferSide
      key="right"
      offer={offer}
      side={side}
      heading={heading}
      voicesAction={voicesAction}
      again={again}
      onAct={open}
    />,
  ];
  return (
    <SoundsContext value={sounds}>
      <OfferHead offer={offer} side={side} isProduction={parts?.shown === "production"} />
      <OfferPartTabs offer={offer} side={side} parts={parts}>
        {/* Where one stands above the other the right part comes first, for the keyboard too. */}
        <div className={styles["columns"]}>{isNarrow ? columns.toReversed() : columns}</div>
      </OfferPartTabs>
      {dialog && (
        <ActDialog
          key={dialog.opening}
          kind={dialog.kind}
          open={dialog.isOpen}
          offer={offer}
          side={side}
          onDone={() => close(true)}
          onClose={() => close(false)}
        />
      )}
      <PrintSummary offer={offer} side={side} />
    </SoundsContext>
  );
}
