import { usePlayer } from "#src/features/player/store.ts";
import { agency } from "#src/lib/agency.ts";
import { pause, playNext, playPrevious, seek, stopPlayer, toggle } from "./commands.ts";

const skip = (seconds: number) => () => seek(usePlayer.getState().time + seconds);

const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
  play: toggle,
  pause,
  stop: stopPlayer,
  nexttrack: () => void playNext(),
  previoustrack: () => void playPrevious(),
  seekto: ({ seekTime }) => seek(seekTime ?? 0),
  seekforward: skip(3),
  seekbackward: skip(-3),
};

function updateSession({ track, status, time, duration }: ReturnType<typeof usePlayer.getState>): void {
  const session = navigator.mediaSession;
  session.playbackState = !track ? "none" : status === "playing" ? "playing" : "paused";
  const title = track?.voice.voiceArtistName;
  if (session.metadata?.title !== title) {
    session.metadata = title === undefined ? null : new MediaMetadata({ title, artist: agency.name });
  }
  if (track && duration > 0) session.setPositionState({ duration, position: Math.min(time, duration) });
}

/** Connects the player to lock screens and media keys. Returns a cleanup; undefined where unsupported. */
export function registerMediaSession(): (() => void) | undefined {
  if (!("mediaSession" in navigator)) return undefined;
  const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][];
  const setHandlers = (handler: (action: MediaSessionAction) => MediaSessionActionHandler | null) => {
    for (const [action] of actions) {
      try {
        navigator.mediaSession.setActionHandler(action, handler(action));
      } catch {
        // This browser does not know the action.
      }
    }
  };
  setHandlers((action) => handlers[action] ?? null);
  // Playing started before this code was loaded.
  updateSession(usePlayer.getState());
  const unsubscribe = usePlayer.subscribe(updateSession);
  return () => {
    unsubscribe();
    setHandlers(() => null);
  };
}
