import { useState } from "react";
import { ActToast } from "#src/features/voice-requests/acts/ActToast.tsx";
import { useActs } from "#src/features/voice-requests/acts/use-acts.ts";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { mediaQueryHook } from "#src/lib/browser/media-query.ts";
import { serverHas, type Session } from "#src/session/session.ts";
import { AskedPanel } from "./asked/AskedPanel.tsx";
import { SamePersonPanel } from "./asked/SamePersonPanel.tsx";
import { EventsPanel } from "./events/EventsPanel.tsx";
import { MergedNotice } from "./MergedNotice.tsx";
import { RequestHead } from "./RequestHead.tsx";
import styles from "./RequestPage.module.css";
import { ClientPanel } from "./side/ClientPanel.tsx";
import { ContactPanel } from "./side/ContactPanel.tsx";
import { MakeClient, type ClientSlot } from "./side/MakeClient.tsx";
import { NextStep } from "./side/NextStep.tsx";
import { StatePanel } from "./side/StatePanel.tsx";
import { SuggestedPanel } from "./suggested/SuggestedPanel.tsx";

const LostDialog = lazyPart(() => import("./side/LostDialog.tsx").then((code) => code.LostDialog));

/** Whether there is no room for two columns. */
const useNarrowScreen = mediaQueryHook("(width < 1200px)");

interface RequestViewProps {
  /** With the moment at which it was read, ms. */
  request: ReadRequest & { readAt: number };
  session: Session;
  clientDialog: ClientSlot;
}

/** A request: what was asked, what happened, and what an owner does next. One that was merged into another takes no act. */
export function RequestView({ request, session, clientDialog }: RequestViewProps) {
  const isNarrow = useNarrowScreen();
  const acts = useActs();
  const [lost, setLost] = useState({ opening: 0, isOpen: false });
  const openLost = () => setLost(({ opening }) => ({ opening: opening + 1, isOpen: true }));
  const [making, setMaking] = useState({ opening: 0, isOpen: false });
  const openMaking = () => setMaking(({ opening }) => ({ opening: opening + 1, isOpen: true }));
  const closeLost = () => setLost((last) => ({ ...last, isOpen: false }));
  const { mergedInto } = request;
  const canSuggest = serverHas(session, "rooms") && mergedInto === null && request.state !== "spam";
  const left = (
    <div key="left" className={styles["column"]}>
      {request.rooms.length > 0 && <SuggestedPanel request={request} />}
      <AskedPanel request={request} acts={acts} />
      {request.samePerson.length > 0 && <SamePersonPanel request={request} acts={acts} />}
      <EventsPanel request={request} acts={acts} />
    </div>
  );
  const state = <StatePanel key="state" request={request} session={session} acts={acts} onLost={openLost} />;
  const contact = <ContactPanel key="contact" request={request} acts={acts} />;
  const side = (
    <div key="side" className={styles["column"]}>
      {isNarrow ? [contact, state] : [state, contact]}
      {request.client && <ClientPanel client={request.client} offers={request.offers} />}
      <NextStep
        request={request}
        hasMail={serverHas(session, "mail")}
        acts={acts}
        canSuggest={canSuggest}
        onMakeClient={openMaking}
        onLost={openLost}
      />
    </div>
  );
  return (
    <>
      <RequestHead request={request} canSuggest={canSuggest} />
      {mergedInto === null ? (
        // Where one stands above the other the right part comes first, with the ways to answer; for the keyboard too.
        <div className={styles["columns"]}>{isNarrow ? [side, left] : [left, side]}</div>
      ) : (
        <div className={styles["column"]}>
          <MergedNotice mergedInto={mergedInto} />
          <AskedPanel request={request} acts={acts} />
        </div>
      )}
      {lost.opening > 0 && (
        <LostDialog
          key={lost.opening}
          open={lost.isOpen}
          request={request}
          onDone={(intent, after) => {
            closeLost();
            acts.sayDone(intent, after);
          }}
          onClose={closeLost}
          onMissing={closeLost}
        />
      )}
      {making.opening > 0 && (
        <MakeClient
          key={`client ${making.opening}`}
          open={making.isOpen}
          request={request}
          dialog={clientDialog}
          onClose={() => setMaking((last) => ({ ...last, isOpen: false }))}
        />
      )}
      <ActToast acts={acts} />
    </>
  );
}
