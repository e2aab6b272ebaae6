import { useEffect, useEffectEvent, useState } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { api } from "#src/lib/http/api.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { start } from "./engine/audio.ts";
import { stopPlayer } from "./engine/commands.ts";
import { PlayButton } from "./PlayButton.tsx";
import { PlayFailure } from "./PlayFailure.tsx";
import styles from "./SamplePlayer.module.css";
import { usePlayer } from "./store.ts";
import { useVoicePlay } from "./use-voice-play.ts";
import { SeekBar } from "./waveform/SeekBar.tsx";
import { Waveform } from "./waveform/Waveform.tsx";

/**
 * A sample that is not visible has no public address: it is fetched once with the token, and plays from a Blob URL. That
 * ends with the page that it stands on.
 */
function usePrivateSound(voice: Voice) {
  const [sound, setSound] = useState<{ of: string; url: string }>();
  const [status, setStatus] = useState<"idle" | "waiting" | "failed">("idle");
  const url = sound?.of === voice.voiceMp3 ? sound.url : undefined;
  const stop = useEffectEvent((made: string) => {
    if (usePlayer.getState().track?.voice.voiceMp3 === made) stopPlayer();
  });
  useEffect(() => {
    if (!sound) return undefined;
    return () => {
      stop(sound.url);
      URL.revokeObjectURL(sound.url);
    };
  }, [sound]);
  const load = async (from = 0) => {
    if (status === "waiting") return;
    setStatus("waiting");
    try {
      const path = `api/v1/voices/${encodeURIComponent(voice.voiceId)}/audio`;
      const file = voice.voiceMp3.slice(voice.voiceMp3.lastIndexOf("/") + 1);
      const answer = await api.get(path, { searchParams: { file } });
      const made = URL.createObjectURL(await answer.blob());
      setSound({ of: voice.voiceMp3, url: made });
      setStatus("idle");
      const playable = { ...voice, voiceMp3: made };
      start({ voice: playable, playlist: { voices: [playable] } }, from);
    } catch {
      setStatus("failed");
    }
  };
  return { url, status, load: (from?: number) => void load(from) };
}

interface SamplePlayerProps {
  voice: Voice;
  /** The sample’s name, for the button. */
  name: string;
  /** Whether its sound comes with the token only. */
  isPrivate: boolean;
  /** With waveform and time. */
  isOpen: boolean;
}

/** Plays one sample: in its owner’s editor, and in an offer. */
export function SamplePlayer({ voice, name, isPrivate, isOpen }: SamplePlayerProps) {
  const sound = usePrivateSound(voice);
  const playable = isPrivate && sound.url ? { ...voice, voiceMp3: sound.url } : voice;
  const { ownStatus, preload, togglePlay, still } = useVoicePlay(playable, { voices: [playable] });
  const second = usePlayer((state) => (ownStatus ? Math.floor(state.time) : 0));
  const isMissing = isPrivate && !sound.url;
  const status = isMissing ? sound.status : (ownStatus ?? "idle");
  const press = isMissing ? () => sound.load() : togglePlay;
  const pressed = still && isMissing ? { ...still, playFrom: sound.load } : still;
  const shown = ownStatus && ownStatus !== "idle" ? second : voice.seconds;
  return (
    <div className={styles["player"]}>
      <PlayButton
        className={styles["play"]}
        artist={name}
        status={status}
        disabled={!voice.voiceMp3}
        onClick={press}
        {...(!isMissing && { onPointerEnter: preload, onFocus: preload })}
      />
      {status === "failed" && <PlayFailure onRetry={press} />}
      {isOpen && status !== "failed" && (
        <>
          <Waveform peaks={voice.peaks ?? null} kind="card" isCurrent={ownStatus !== undefined}>
            {(ownStatus || pressed) && <SeekBar still={pressed} />}
          </Waveform>
          <span className={styles["time"]}>{typeof shown === "number" ? formatTime(shown) : ""}</span>
        </>
      )}
    </div>
  );
}
