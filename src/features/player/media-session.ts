import { agency } from "#src/lib/agency.ts";
import { pause, playNext, playPrevious, seek, stop, toggle } from "./commands.ts";
import { usePlayer } from "./store.ts";

const by = (seconds: number) => () => seek(usePlayer.getState().time + seconds);

const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
  play: toggle,
  pause,
  stop,
  nexttrack: () => void playNext(),
  previoustrack: () => void playPrevious(),
  seekto: ({ seekTime }) => seek(seekTime ?? 0),
  seekforward: by(3),
  seekbackward: by(-3),
};

function show({ place, status, time, duration }: ReturnType<typeof usePlayer.getState>): void {
  const session = navigator.mediaSession;
  session.playbackState = !place ? "none" : status === "playing" ? "playing" : "paused";
  const title = place?.voice.voiceArtistName;
  if (session.metadata?.title !== title) {
    session.metadata = title === undefined ? null : new MediaMetadata({ title, artist: agency.name });
  }
  if (place && duration > 0) session.setPositionState({ duration, position: Math.min(time, duration) });
}

/** Puts the player on lock screens and media keys; returns how to take it away. */
export function registerMediaSession(): (() => void) | undefined {
  if (!("mediaSession" in navigator)) return undefined;
  const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][];
  const each = (handler: (action: MediaSessionAction) => MediaSessionActionHandler | null) => {
    for (const [action] of actions) {
      try {
        navigator.mediaSession.setActionHandler(action, handler(action));
      } catch {
        // This browser does not know the action.
      }
    }
  };
  each((action) => handlers[action] ?? null);
  // What was pressed first began before this code was there.
  show(usePlayer.getState());
  const unsubscribe = usePlayer.subscribe(show);
  return () => {
    unsubscribe();
    each(() => null);
  };
}
