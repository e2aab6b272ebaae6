import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { Take, TakeNote } from "#contract/productions/productions.ts";
import { useNarrowScreen } from "#src/lib/browser/small-screen.ts";
import { useServerHas } from "#src/session/use-session.ts";
import { useActDialog } from "./acts/use-act-dialog.tsx";
import { PreparedTakes } from "./agency/PreparedTakes.tsx";
import { FilesCard } from "./files/FilesCard.tsx";
import { OriginalsCard } from "./files/OriginalsCard.tsx";
import { SharedFilesCard } from "./files/SharedFilesCard.tsx";
import { NotesPanel } from "./notes/NotesPanel.tsx";
import { RoundNotes } from "./notes/RoundNotes.tsx";
import { useNoteDraft } from "./notes/use-note-draft.ts";
import { useNotes } from "./notes/use-notes.ts";
import styles from "./ProductionPage.module.css";
import { AskCard } from "./review/AskCard.tsx";
import { ProductionSide } from "./side/ProductionSide.tsx";
import { useScriptSeconds } from "./side/use-script-seconds.ts";
import { endListening, secondsOf, useTakeSound } from "./sound/take-sound.ts";
import { approvedTakes, takesOfRound, takesToHandOver, type ProducedOffer } from "./takes.ts";
import { noteAt } from "./takes/pins.ts";
import { RoundChoice } from "./takes/RoundChoice.tsx";
import { TakesCard } from "./takes/TakesCard.tsx";
import { useHeard } from "./takes/use-heard.ts";
import { useTakeKeys } from "./takes/use-take-keys.ts";

interface ProductionPageProps {
  offer: ProducedOffer;
  side: OfferTurn;
}

/** The work on an accepted offer: its takes with their notes, where it stands and what is next. */
export function ProductionPage({ offer, side }: ProductionPageProps) {
  const { t } = useLingui();
  const { offerId, production } = offer;
  const { state, round, turn, takes: all } = production;
  const isNarrow = useNarrowScreen();
  const hasGuests = useServerHas("rooms");
  const heading = useRef<HTMLHeadingElement>(null);
  const { open, dialog } = useActDialog(offer, heading);
  const [chosenRound, setRound] = useState<number>();
  const shownRound = chosenRound === undefined || chosenRound > round ? round : chosenRound;
  const isApproved = state === "approved";
  const handedOver = takesOfRound(all, shownRound);
  const prepared = side === "agency" && turn === side ? takesToHandOver(production) : [];
  const approved = approvedTakes(production);
  const scriptSeconds = useScriptSeconds(offer);
  const heardTakes = isApproved ? approved : [...prepared, ...handedOver];
  const heard = useHeard(offerId, heardTakes, all);
  const notesOf = useNotes(offerId, heardTakes, all, round);
  const draft = useNoteDraft(offerId);
  const mayNote = side === "client" && state === "review";
  const note = mayNote ? draft : undefined;
  // Another offer's page is mounted anew.
  useEffect(() => {
    return endListening;
  }, []);

  const { current } = heard;
  const currentNotes = current ? notesOf(current) : [];
  const second = useTakeSound(({ time }) => Math.floor(time));
  const wasHeard = useTakeSound(({ takeId }) => takeId !== undefined);
  const currentNote = wasHeard ? noteAt(currentNotes, second * 1000 + 999) : undefined;
  const now = () => (heard.heard ? Math.round(secondsOf(heard.heard.takeId) * 1000) : 0);

  const hear = (take: Take | undefined, { from }: TakeNote) => take && heard.seek(take, from / 1000);
  useTakeKeys({
    toggle: () => heard.toggle(current),
    skip: (seconds) => current && heard.seek(current, now() / 1000 + seconds),
    note: current && note && (() => note.begin(current.takeId, now(), null)),
    edge:
      current &&
      note &&
      ((edge) => {
        const isHere = note.note.takeId === current.takeId;
        if (edge === "to" && isHere) note.change({ to: now() });
        else note.begin(current.takeId, now(), isHere && note.note.to > now() ? note.note.to : null);
      }),
    compare: heard.compare,
    step: (by) => {
      const place = currentNotes.findIndex(({ noteId }) => noteId === currentNote?.noteId);
      const next = place < 0 ? currentNotes.at(by > 0 ? 0 : -1) : currentNotes[place + by];
      if (next) hear(current, next);
    },
  });

  const currentTitle = current?.title;
  const quote =
    note &&
    current &&
    ((words: string) => {
      const before = note.note.text;
      if (!note.isOpen) note.begin(current.takeId, now(), null);
      note.change({ text: `${before}${before && "\n"}“${words}” ` });
    });
  const hearAt = (takeId: string, seconds: number) => {
    const take = handedOver.find((one) => one.takeId === takeId);
    if (take) heard.seek(take, seconds);
  };
  const isPreparing = side === "agency" && turn === side;
  const takesTitle = mayNote ? (
    <span key="waiting">
      <Trans comment="Heading">Takes that wait for you to listen</Trans>
    </span>
  ) : (
    <span key="round">
      <Trans comment="Heading; round is a number">Takes of round {shownRound}</Trans>
    </span>
  );

  const left = (
    <div key="left" className={styles["left"]}>
      {isPreparing && (
        <PreparedTakes offer={offer} takes={prepared} heard={heard} scriptSeconds={scriptSeconds} />
      )}
      {isPreparing && round > 0 && (
        <RoundNotes
          offer={offer}
          takes={handedOver}
          notesOf={notesOf}
          current={currentNote?.noteId}
          onHear={hear}
        />
      )}
      {isApproved && <FilesCard offer={offer} takes={approved} heard={heard} notesOf={notesOf} />}
      {!isApproved && round > 0 && (
        <TakesCard
          title={takesTitle}
          beside={<RoundChoice rounds={round} shown={shownRound} onChoose={setRound} />}
          takes={handedOver}
          notesOf={notesOf}
          heard={heard}
          note={note}
          onPin={hear}
        />
      )}
      {!isApproved && !isPreparing && current && (
        <NotesPanel
          offerId={offerId}
          side={side}
          title={<Trans comment="Heading; title is a take’s">{currentTitle} · notes</Trans>}
          hint={
            mayNote && (
              <span className={styles["key"]}>
                <Trans comment="Hint beside a list of notes">N writes a note at this moment</Trans>
              </span>
            )
          }
          empty={
            mayNote ? (
              <span key="how">
                <Trans>
                  Press N, hold your finger on the waveform, or mark a part of it to write a note.
                </Trans>
              </span>
            ) : (
              <span key="none">
                <Trans comment="In place of a list of notes">No notes have been written on it.</Trans>
              </span>
            )
          }
          notes={currentNotes}
          current={currentNote?.noteId}
          mayAnswer
          onHear={(one) => hear(current, one)}
          state={note}
        />
      )}
      {!isPreparing && round === 0 && (
        <p>{t`The agency is recording. You can listen here once it hands the takes over.`}</p>
      )}
    </div>
  );
  const right = (
    <ProductionSide
      key="right"
      offer={offer}
      scriptSeconds={scriptSeconds(null)}
      side={side}
      heading={heading}
      onAct={open}
      onQuote={quote}
    >
      {state === "review" && hasGuests && <AskCard offer={offer} onHear={hearAt} />}
      {side === "agency" && !isApproved && <OriginalsCard offer={offer} />}
      {!isApproved && production.sharesOriginals && round > 0 && <SharedFilesCard offer={offer} />}
    </ProductionSide>
  );
  return (
    <>
      <div className={styles["columns"]}>{isNarrow ? [right, left] : [left, right]}</div>
      {dialog}
    </>
  );
}
