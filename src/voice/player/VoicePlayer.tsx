import type { Voice } from "#contract/voices/voices.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { PlayButton } from "./PlayButton.tsx";
import { PlayFailure } from "./PlayFailure.tsx";
import type { Playlist } from "./engine/playlist.ts";
import { usePlayer } from "./store.ts";
import { useVoicePlay } from "./use-voice-play.ts";
import styles from "./VoicePlayer.module.css";
import { SeekBar } from "./waveform/SeekBar.tsx";
import { Waveform } from "./waveform/Waveform.tsx";

interface VoicePlayerProps {
  voice: Voice;
  /** What its button says is played; the artist unless told. */
  name?: string;
  /** Where next and previous move once this voice plays. */
  playlist: Playlist;
}

/** A card's row: play button, waveform, time. Hover and focus preload sample and dock. */
export function VoicePlayer({ voice, playlist, name = voice.voiceArtistName }: VoicePlayerProps) {
  const { ownStatus, preload, togglePlay, still } = useVoicePlay(voice, playlist);
  const second = usePlayer((state) => (ownStatus ? Math.floor(state.time) : 0));
  const status = ownStatus ?? "idle";
  const shown = ownStatus && ownStatus !== "idle" ? second : voice.seconds;
  return (
    <div className={styles["row"]} onPointerEnter={preload}>
      <PlayButton artist={name} status={status} onClick={togglePlay} onFocus={preload} />
      {status === "failed" ? (
        <PlayFailure onRetry={togglePlay} />
      ) : (
        <>
          <Waveform peaks={voice.peaks} kind="card" isCurrent={ownStatus !== undefined}>
            {(ownStatus || still) && <SeekBar still={still} />}
          </Waveform>
          <span className={styles["time"]}>{typeof shown === "number" ? formatTime(shown) : ""}</span>
        </>
      )}
    </div>
  );
}
