import { Trans } from "@lingui/react/macro";
import type { Voice } from "#contract/voices.ts";
import styles from "./ChipPlayer.module.css";
import { PlayButton } from "./PlayButton.tsx";
import { useVoicePlay } from "./use-voice-play.ts";

interface ChipPlayerProps {
  voice: Voice;
  /** The chips beside it, among which next and previous move. */
  all: readonly Voice[];
}

/** The play button of a chip; a failure is said beside it, and a press tries again. */
export function ChipPlayer({ voice, all }: ChipPlayerProps) {
  const { own, prepare, press } = useVoicePlay(voice, { voices: all });
  return (
    <>
      {own === "failed" && (
        <span className={styles["failure"]} role="alert">
          <Trans>Audio could not be loaded</Trans>
        </span>
      )}
      <PlayButton
        className={styles["play"]}
        artist={voice.voiceArtistName}
        status={own ?? "idle"}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      />
    </>
  );
}
