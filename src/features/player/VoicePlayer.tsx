import { lazy, Suspense } from "react";
import type { Voice } from "#contract/voices.ts";
import { formatTime } from "#src/lib/format.ts";
import { audioElement, resume, start, warm } from "./audio.ts";
import { PlayButton } from "./PlayButton.tsx";
import { PlayFailure } from "./PlayFailure.tsx";
import type { Results } from "./results.ts";
import { usePlayer } from "./store.ts";
import { wantPlayer } from "./want-player.ts";
import styles from "./VoicePlayer.module.css";
import { Waveform } from "./Waveform.tsx";

const SeekBar = lazy(async () => ({ default: (await import("./SeekBar.tsx")).SeekBar }));

interface VoicePlayerProps {
  voice: Voice;
  /** Among which next and previous move once this voice plays. */
  results: Results;
}

/** A card's row: play, waveform, time. The rest of the player comes with the first hover, focus or press. */
export function VoicePlayer({ voice, results }: VoicePlayerProps) {
  const own = usePlayer((state) => (state.place?.voice.voiceId === voice.voiceId ? state.status : undefined));
  const second = usePlayer((state) => (own ? Math.floor(state.time) : 0));
  const status = own ?? "idle";
  const prepare = () => {
    wantPlayer();
    warm(voice.voiceMp3);
  };
  const press = () => {
    wantPlayer();
    if (status === "playing" || status === "waiting") audioElement().pause();
    else if (status === "paused") resume();
    else start({ voice, results });
  };
  const shown = own && own !== "idle" ? second : voice.seconds;
  return (
    <div className={styles["row"]} onPointerEnter={prepare}>
      <PlayButton artist={voice.voiceArtistName} status={status} onClick={press} onFocus={prepare} />
      {status === "failed" ? (
        <PlayFailure onRetry={press} />
      ) : (
        <>
          <Waveform peaks={voice.peaks} kind="card" isCurrent={own !== undefined}>
            {own && (
              <Suspense>
                <SeekBar />
              </Suspense>
            )}
          </Waveform>
          <span className={styles["time"]}>{typeof shown === "number" ? formatTime(shown) : ""}</span>
        </>
      )}
    </div>
  );
}
