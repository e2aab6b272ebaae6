import { Trans } from "@lingui/react/macro";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import { PlayButton } from "#src/voice/player/PlayButton.tsx";
import styles from "./PlaySample.module.css";
import { useSample } from "./use-sample.ts";

const paintNothing = () => undefined;

/** The play button of a public voice's sample, without its waveform; pressing it again after a failure retries. */
export function PlaySample({ voice }: { voice: ShowcaseVoice }) {
  const { status, prepare, toggle } = useSample(voice.voiceMp3, paintNothing);
  return (
    <>
      {status === "failed" && (
        <span className={styles["failed"]} role="alert">
          <Trans>This sample cannot be played now.</Trans>
        </span>
      )}
      <PlayButton
        className={styles["play"]}
        artist={voice.name}
        status={status === "silent" ? "idle" : status}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void toggle()}
      />
    </>
  );
}
