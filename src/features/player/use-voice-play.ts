import type { Voice } from "#contract/voices.ts";
import { audioElement, resume, start, warm } from "./audio.ts";
import type { Results } from "./results.ts";
import { usePlayer, type PlayStatus } from "./store.ts";
import { wantPlayer } from "./want-player.ts";

interface VoicePlay {
  /** Undefined while another voice, or none, is the player's. */
  own: PlayStatus | undefined;
  /** For hover and focus: fetches the rest of the player and the first bytes of the sample. */
  prepare: () => void;
  press: () => void;
}

/** What a play button of a voice does; `results` are those among which next and previous move once it plays. */
export function useVoicePlay(voice: Voice, results: Results): VoicePlay {
  const own = usePlayer((state) => (state.place?.voice.voiceId === voice.voiceId ? state.status : undefined));
  return {
    own,
    prepare: () => {
      warm(voice.voiceMp3); // first, so that the sample does not queue behind code
      wantPlayer();
    },
    press: () => {
      wantPlayer();
      if (own === "playing" || own === "waiting") audioElement().pause();
      else if (own === "paused") resume();
      else start({ voice, results });
    },
  };
}
