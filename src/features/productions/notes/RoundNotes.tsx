import { Plural, Trans } from "@lingui/react/macro";
import type { Take, TakeNote } from "#contract/productions/productions.ts";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { NotesPanel } from "./NotesPanel.tsx";

interface RoundNotesProps {
  offer: ProducedOffer;
  /** Those of the round that was answered last. */
  takes: readonly Take[];
  notesOf: (take: Take) => readonly TakeNote[];
  /** The note that is heard. */
  current: string | undefined;
  onHear: (take: Take | undefined, note: TakeNote) => void;
}

/** What the agency works off while it prepares the next round: the open notes of all takes of the last one. */
export function RoundNotes({ offer, takes, notesOf, current, onHear }: RoundNotesProps) {
  const { round } = offer.production;
  const open = takes.flatMap((take) =>
    notesOf(take)
      .filter(({ resolved }) => resolved === null)
      .map((note) => ({ take, note })),
  );
  const openNotes = open.length;
  const takeOf = (one: TakeNote) => open.find(({ note }) => note.noteId === one.noteId)?.take;
  return (
    <NotesPanel
      offerId={offer.offerId}
      side="agency"
      title={<Trans comment="Heading; round is a number">Notes of round {round}</Trans>}
      hint={
        <Plural comment="How many notes are not resolved" value={openNotes} one="# open" other="# open" />
      }
      empty={<Trans>Every note is resolved.</Trans>}
      notes={open.map(({ note }) => note)}
      titleOf={(note) => takeOf(note)?.title}
      current={current}
      mayAnswer
      onHear={(note) => onHear(takeOf(note), note)}
      state={undefined}
    />
  );
}
