import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import type { ReactNode } from "react";
import type { Take, TakeNote } from "#contract/productions/productions.ts";
import type { NoteDraftState } from "#src/features/productions/notes/use-note-draft.ts";
import { secondsOf, useTakeSound } from "#src/features/productions/sound/take-sound.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { NoteCount, TakeLine } from "./TakeLine.tsx";
import { TakeRow } from "./TakeRow.tsx";
import styles from "./Takes.module.css";
import { TakeWave } from "./TakeWave.tsx";
import type { Heard } from "./use-heard.ts";

export interface TakesCardProps {
  title: ReactNode;
  /** Beside the heading. */
  beside?: ReactNode;
  takes: readonly Take[];
  notesOf: (take: Take) => readonly TakeNote[];
  heard: Heard;
  /** The note that is being written; undefined where none may be. */
  note: NoteDraftState | undefined;
  onPin: (take: Take, note: TakeNote) => void;
  /** In place of the line under a title, and of what stands at a row's end and under its waveform. */
  line?: (take: Take) => ReactNode;
  after?: (take: Take) => ReactNode;
}

/** Takes that can be heard, each with its waveform and notes. */
export function TakesCard(props: TakesCardProps) {
  const { title, beside, takes, notesOf, heard, note, onPin, line, after } = props;
  return (
    <section className={styles["panel"]}>
      <div className={styles["head"]}>
        <h2>{title}</h2>
        {beside}
      </div>
      <ul className={`${styles["list"]} ${styles["foldable"]}`}>
        {takes.map((take) => {
          const isCurrent = heard.current?.takeId === take.takeId;
          const notes = notesOf(take);
          const marked =
            note?.note.takeId === take.takeId && note.note.to > note.note.from ? note.note : undefined;
          return (
            <li key={take.takeId}>
              <TakeRow
                take={take}
                isCurrent={isCurrent}
                heard={isCurrent ? heard.heard : undefined}
                line={line?.(take) ?? <TakeLine take={take} notes={notes} isCurrent={isCurrent} />}
                after={
                  after?.(take) ?? (
                    <TakeActs take={take} isCurrent={isCurrent} notes={notes} heard={heard} note={note} />
                  )
                }
                onPlay={() => heard.toggle(take)}
                onUnfold={() => heard.choose(take)}
              >
                <div id={`wave-${take.takeId}`}>
                  <TakeWave
                    take={take}
                    heard={isCurrent ? heard.heard : undefined}
                    notes={notes}
                    marked={marked}
                    onSeek={(seconds) => heard.seek(take, seconds)}
                    onPin={(pin) => onPin(take, pin)}
                    onMark={note && ((from, to) => note.begin(take.takeId, from, to))}
                  />
                </div>
              </TakeRow>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface TakeActsProps extends Pick<TakesCardProps, "heard" | "note"> {
  take: Take;
  isCurrent: boolean;
  notes: readonly TakeNote[];
}

/** Comparing and noting, for the current take alone; how many notes the others have. */
function TakeActs({ take, isCurrent, notes, heard, note }: TakeActsProps) {
  const { t } = useLingui();
  const second = useTakeSound(({ time }) => (isCurrent ? Math.floor(time) : 0));
  const wasHeard = useTakeSound(({ takeId }) => takeId !== undefined);
  const isSmall = useSmallScreen();
  if (!isCurrent || !wasHeard)
    return isSmall ? null : (
      <span>
        <NoteCount notes={notes} />
      </span>
    );
  const moment = formatTime(second);
  const { before } = heard;
  const isBefore = heard.heard?.takeId !== take.takeId;
  const compareWords = isBefore
    ? t({ message: "Back to this round", comment: "Button: hears the newer take at the same place" })
    : t({
        message: "Compare with the previous round",
        comment: "Button: hears the older take at the same place",
      });
  return (
    <>
      {before && (
        <Button
          size="small"
          aria-keyshortcuts="C"
          aria-label={compareWords}
          icon={<ArrowLeftRight size={16} aria-hidden="true" />}
          onClick={heard.compare}
        >
          <span className={styles["wide"]}>{compareWords}</span>
        </Button>
      )}
      {note && (
        <Button
          size="small"
          aria-keyshortcuts="N"
          icon={<MessageSquarePlus size={16} aria-hidden="true" />}
          onClick={() =>
            note.begin(take.takeId, Math.round(secondsOf(heard.heard?.takeId ?? take.takeId) * 1000), null)
          }
        >
          <Trans comment="Button: begins a note; moment is such as 5:52">Note at {moment}</Trans>
        </Button>
      )}
    </>
  );
}
