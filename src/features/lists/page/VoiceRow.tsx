import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import MoveVertical from "lucide-react/icons/move-vertical";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import type { ListEntry } from "#contract/lists.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { MovableRow } from "#src/ui/order/MovableRow.tsx";
import type { DropSide } from "#src/ui/order/use-drag.ts";
import type { Lift } from "#src/ui/order/use-lift.ts";
import { menuSeparatorClass } from "#src/ui/popover/menu-class.ts";
import { RowAct, RowMenu } from "#src/ui/popover/RowMenu.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { LikeButton } from "#src/voice/likes/LikeButton.tsx";
import type { Playlist } from "#src/voice/player/engine/playlist.ts";
import { VoicePlayer } from "#src/voice/player/VoicePlayer.tsx";
import { heardLine } from "#src/voice/heard-line.tsx";
import { voiceLine } from "#src/voice/words.ts";
import { VoiceNote } from "./VoiceNote.tsx";
import styles from "./VoiceRows.module.css";

interface VoiceRowProps {
  listId: string;
  entry: ListEntry;
  /** Counted from one, of how many. */
  place: number;
  total: number;
  /** Whether the row is a card of a phone, with removing in its menu. */
  isSmall: boolean;
  /** The list within which it moves. */
  list: string;
  lift: Lift;
  onDrop: (voiceId: string, side: DropSide) => void;
  onRemove: () => void;
  playlist: Playlist;
  /** Selects it, in the place of what can be done with it. */
  select: ReactNode;
}

/** A voice of a list: handle, place, artist, player, note. One that is not visible today says so. */
export function VoiceRow(props: VoiceRowProps) {
  const { listId, entry, place, total, isSmall, list, lift, onDrop, onRemove, playlist, select } = props;
  const { t } = useLingui();
  const { voiceId, voice, note } = entry;
  const missing = t({
    message: "Not available",
    comment: "In place of the name of a voice that is not shown today",
  });
  const name = voice?.voiceArtistName ?? missing;
  const line = voice && voiceLine(voice);
  const heard = voice && heardLine(voice);
  return (
    <MovableRow
      name={name}
      rowKey={voiceId}
      list={list}
      lift={lift}
      onDrop={onDrop}
      className={clsx(styles["row"], !voice && styles["missing"])}
      data-voice={voiceId}
    >
      {(handle) => (
        <>
          {handle}
          {!isSmall && <span className={styles["place"]}>{place}</span>}
          {voice ? (
            <Voiceprint name={name} hue={hueOf(voice.voiceColorNames)} size={isSmall ? 44 : 52} />
          ) : (
            <span className={styles["blank"]} />
          )}
          <div className={styles["who"]}>
            <h2 className={styles["name"]}>{name}</h2>
            <p className={styles["line"]}>{isSmall ? [place, line].filter(Boolean).join(" · ") : line}</p>
            {heard && <p className={styles["line"]}>{heard}</p>}
          </div>
          <div className={styles["player"]}>{voice && <VoicePlayer voice={voice} playlist={playlist} />}</div>
          <div className={styles["words"]}>
            {lift.lifted === voiceId ? (
              <p className={styles["hint"]}>
                <MoveVertical size={18} aria-hidden="true" />
                <Trans>Move it with the arrow keys, drop it with Space</Trans>
              </p>
            ) : (
              <VoiceNote listId={listId} voiceId={voiceId} name={name} note={note} />
            )}
          </div>
          <div className={styles["acts"]}>
            {select ?? (
              <>
                {voice && <LikeButton voice={voice} />}
                <RowMenu name={name}>
                  {(close) => {
                    const then = (act: () => void) => () => {
                      close();
                      act();
                    };
                    return (
                      <>
                        <RowAct
                          Icon={ArrowUp}
                          disabled={place === 1}
                          onPress={then(() => lift.step(voiceId, -1))}
                        >
                          <Trans comment="Entry of a menu: one place up in a list">Move up</Trans>
                        </RowAct>
                        <RowAct
                          Icon={ArrowDown}
                          disabled={place === total}
                          onPress={then(() => lift.step(voiceId, 1))}
                        >
                          <Trans comment="Entry of a menu: one place down in a list">Move down</Trans>
                        </RowAct>
                        {isSmall && (
                          <>
                            <div className={menuSeparatorClass} />
                            <RowAct Icon={Trash2} isDanger onPress={then(onRemove)}>
                              <Trans comment="Entry of a menu: takes a voice out of a list">
                                Remove from the list
                              </Trans>
                            </RowAct>
                          </>
                        )}
                      </>
                    );
                  }}
                </RowMenu>
                {!isSmall && (
                  <IconButton
                    data-remove
                    label={t({
                      message: `Remove from the list: ${name}`,
                      comment: "Name of a button; name is an artist’s",
                    })}
                    icon={<X size={18} />}
                    onClick={onRemove}
                  />
                )}
              </>
            )}
          </div>
        </>
      )}
    </MovableRow>
  );
}
