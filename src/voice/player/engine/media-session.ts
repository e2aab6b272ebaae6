import { usePlayer } from "#src/voice/player/store.ts";
import { agency } from "#src/lib/agency.ts";
import { placeOf, type Track } from "./playlist.ts";
import { pause, playNext, playPrevious, seek, stopPlayer, toggle } from "./commands.ts";

// Without steps of seconds: phones show those in place of the next and the previous sample.
const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
  play: toggle,
  pause,
  stop: stopPlayer,
  nexttrack: () => void playNext(),
  previoustrack: () => void playPrevious(),
  seekto: ({ seekTime }) => seek(seekTime ?? 0),
};

/** Who makes the voice heard, and its place in the queue. */
function lineOf(track: Track): string {
  const found = placeOf(track);
  return found ? `${agency.name} · ${found.place} / ${found.total}` : agency.name;
}

function updateSession({ track, status, time, duration }: ReturnType<typeof usePlayer.getState>): void {
  const session = navigator.mediaSession;
  session.playbackState = !track ? "none" : status === "playing" ? "playing" : "paused";
  const title = track?.voice.voiceArtistName;
  const artist = track && lineOf(track);
  if (session.metadata?.title !== title || session.metadata?.artist !== artist) {
    session.metadata =
      title === undefined || artist === undefined ? null : new MediaMetadata({ title, artist });
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
