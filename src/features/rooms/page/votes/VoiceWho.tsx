import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { RoomDetails, RoomVoice } from "#contract/rooms.ts";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { heardLine } from "#src/voice/heard-line.tsx";
import { voiceLine } from "#src/voice/words.ts";
import { RoomPlayer } from "#src/features/rooms/page/RoomPlayer.tsx";
import { voiceName } from "#src/features/rooms/page/voice-name.ts";
import styles from "./VoiceWho.module.css";

interface VoiceWhoProps {
  room: RoomDetails;
  entry: RoomVoice;
  /** Its place by points, from 1. */
  rank: number;
  /** Under the name. */
  children?: ReactNode;
}

/** Place, player, portrait and name of a voice; one that is gone says so. */
export function VoiceWho({ room, entry, rank, children }: VoiceWhoProps) {
  useLingui();
  const { voice, isHeard } = entry;
  const name = voiceName(entry);
  const heard = voice && heardLine(voice);
  return (
    <div className={styles["who"]}>
      <span className={styles["rank"]}>{rank}</span>
      <span className={styles["player"]}>
        <RoomPlayer room={room} voice={voice} />
      </span>
      {voice ? (
        <Voiceprint name={name} hue={hueOf(voice.voiceColorNames)} size={44} />
      ) : (
        <span className={styles["blank"]} />
      )}
      <span className={styles["words"]}>
        <span className={clsx(styles["name"], !voice && styles["gone"])}>{name}</span>
        {voice && (
          <span className={styles["line"]}>
            {room.state === "open" && !isHeard ? (
              <span>
                <Trans comment="Beside a voice of a room">Guests do not hear it</Trans>
              </span>
            ) : (
              voiceLine(voice)
            )}
          </span>
        )}
        {heard && <span className={styles["line"]}>{heard}</span>}
        {children}
      </span>
    </div>
  );
}
