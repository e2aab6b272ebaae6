import type { Voice } from "#contract/voices.ts";
import { formatTime } from "#src/lib/format-time.ts";
import { later } from "#src/lib/later.tsx";
import { PlayButton } from "./PlayButton.tsx";
import { PlayFailure } from "./PlayFailure.tsx";
import type { Results } from "./results.ts";
import { usePlayer } from "./store.ts";
import { useVoicePlay } from "./use-voice-play.ts";
import styles from "./VoicePlayer.module.css";
import { Waveform } from "./Waveform.tsx";

const SeekBar = later(() => import("./SeekBar.tsx").then((code) => code.SeekBar));

interface VoicePlayerProps {
  voice: Voice;
  /** Among which next and previous move once this voice plays. */
  results: Results;
}

/** A card's row: play, waveform, time. The rest of the player comes with the first hover, focus or press. */
export function VoicePlayer({ voice, results }: VoicePlayerProps) {
  const { own, prepare, press } = useVoicePlay(voice, results);
  const second = usePlayer((state) => (own ? Math.floor(state.time) : 0));
  const status = own ?? "idle";
  const shown = own && own !== "idle" ? second : voice.seconds;
  return (
    <div className={styles["row"]} onPointerEnter={prepare}>
      <PlayButton artist={voice.voiceArtistName} status={status} onClick={press} onFocus={prepare} />
      {status === "failed" ? (
        <PlayFailure onRetry={press} />
      ) : (
        <>
          <Waveform peaks={voice.peaks} kind="card" isCurrent={own !== undefined}>
            {own && <SeekBar />}
          </Waveform>
          <span className={styles["time"]}>{typeof shown === "number" ? formatTime(shown) : ""}</span>
        </>
      )}
    </div>
  );
}
