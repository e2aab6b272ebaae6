import type { Voice } from "#contract/voices/voices.ts";
import { audioElement, resume, start, preloadSample } from "./engine/audio.ts";
import type { Playlist } from "./engine/playlist.ts";
import { usePlayer, type PlayStatus } from "./store.ts";
import { PlayerRoot } from "./PlayerMount.tsx";
import type { StillVoice } from "./waveform/SeekBar.tsx";

interface VoicePlay {
  /** The player's status if it holds this voice; undefined otherwise. */
  ownStatus: PlayStatus | undefined;
  /** For hover and focus: preloads the sample and the dock's code. */
  preload: () => void;
  togglePlay: () => void;
  /** Plays it from where its waveform is pressed; undefined while it plays or is paused, and where its length is unknown. */
  still: StillVoice | undefined;
}

/** State and actions of a voice's play button; `playlist` is where next and previous move once it plays. */
export function useVoicePlay(voice: Voice, playlist: Playlist): VoicePlay {
  const ownStatus = usePlayer((state) =>
    state.track?.voice.voiceId === voice.voiceId ? state.status : undefined,
  );
  return {
    ownStatus,
    preload: () => preloadSample(voice, PlayerRoot.preload),
    togglePlay: () => {
      if (ownStatus === "playing" || ownStatus === "waiting") audioElement().pause();
      else if (ownStatus === "paused") resume();
      else start({ voice, playlist });
    },
    still:
      voice.seconds && voice.voiceMp3 && (ownStatus === undefined || ownStatus === "idle")
        ? { seconds: voice.seconds, playFrom: (second) => start({ voice, playlist }, second) }
        : undefined,
  };
}
