import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { RoomDetails } from "#contract/rooms.ts";
import { RoomPlayer } from "#src/features/rooms/page/RoomPlayer.tsx";
import { voiceName } from "#src/features/rooms/page/voice-name.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Select } from "#src/ui/form/Select.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { NoteList } from "./NoteList.tsx";
import styles from "./Notes.module.css";
import { OlderNotesButton } from "./OlderNotesButton.tsx";
import { PinnedWave } from "./PinnedWave.tsx";
import type { RoomNotes } from "./use-room-notes.ts";

interface NotesPanelProps {
  room: RoomDetails;
  notes: RoomNotes;
}

const all = "all";

/** What guests wrote, by voice and moment; nothing where there are no notes. */
export function NotesPanel({ room, notes }: NotesPanelProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(all);
  const noted = room.voices.filter(({ place }) => notes.notesOn(place).length > 0);
  const shown = noted.filter(({ place }) => chosen === all || String(place) === chosen);
  const count = room.voices.reduce((sum, { noteCount }) => sum + noteCount, 0);
  if (count === 0) return null;
  return (
    <section className={styles["panel"]} data-player-keys>
      <div className={styles["head"]}>
        <h2>
          <Trans comment="Heading: what guests of a room wrote">Notes</Trans>{" "}
          <span className={styles["count"]}>{formatCount(count, currentLocale())}</span>
        </h2>
        {noted.length > 1 && (
          <Select
            label={
              <VisuallyHidden>
                <Trans comment="Label of a select: which voice’s notes are shown">Notes on</Trans>
              </VisuallyHidden>
            }
            value={shown.length > 0 ? chosen : all}
            options={[
              { value: all, words: t({ message: "All voices", comment: "Option of a select" }) },
              ...noted.map((entry) => ({ value: String(entry.place), words: voiceName(entry) })),
            ]}
            onSelect={setChosen}
          />
        )}
      </div>
      {(shown.length > 0 ? shown : noted).map((entry) => {
        const { place, voice } = entry;
        const name = voiceName(entry);
        const written = notes.notesOn(place);
        return (
          <div key={place} className={styles["voice"]}>
            <div className={styles["who"]}>
              {voice && <Voiceprint name={name} hue={hueOf(voice.voiceColorNames)} size={36} />}
              <h3 className={styles["name"]}>{name}</h3>
              {voice && (
                <div className={styles["player"]}>
                  <RoomPlayer room={room} voice={voice} />
                  <PinnedWave voice={voice} notes={written} />
                </div>
              )}
            </div>
            <NoteList notes={written} guests={room.guests} />
          </div>
        );
      })}
      <OlderNotesButton notes={notes} />
    </section>
  );
}
