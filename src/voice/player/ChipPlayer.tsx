import { Trans } from "@lingui/react/macro";
import type { Voice } from "#contract/voices/voices.ts";
import styles from "./ChipPlayer.module.css";
import { PlayButton } from "./PlayButton.tsx";
import { useVoicePlay } from "./use-voice-play.ts";

interface ChipPlayerProps {
  voice: Voice;
  /** All voices of the list, the playlist of next and previous. */
  all: readonly Voice[];
  /** In rows, where there is room, it is 44 px; else 32. */
  inRow?: boolean;
}

/** The play button of a chip or of a row, with its failure beside it; pressing it again retries. */
export function ChipPlayer({ voice, all, inRow = false }: ChipPlayerProps) {
  const { ownStatus, preload, togglePlay } = useVoicePlay(voice, { voices: all });
  return (
    <>
      {ownStatus === "failed" && (
        <span className={styles["failure"]} role="alert">
          <Trans>Audio could not be loaded</Trans>
        </span>
      )}
      <PlayButton
        className={inRow ? styles["row"] : styles["play"]}
        artist={voice.voiceArtistName}
        status={ownStatus ?? "idle"}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={togglePlay}
      />
    </>
  );
}
