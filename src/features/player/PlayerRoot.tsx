import { useEffect, useRef, type ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { onSessionEnd } from "#src/lib/session-end.ts";
import { audioElement } from "./audio.ts";
import { stop } from "./commands.ts";
import { followAudio } from "./follow-audio.ts";
import { listenForKeys } from "./keys.ts";
import { registerMediaSession } from "./media-session.ts";
import { PlayerDock } from "./PlayerDock.tsx";
import { usePlayer } from "./store.ts";

interface PlayerRootProps {
  like?: ((voice: Voice) => ReactNode) | undefined;
}

/** The one audio element of the site and its dock. It stays while pages change, and lets go with the session. */
export function PlayerRoot({ like }: PlayerRootProps) {
  const host = useRef<HTMLDivElement>(null);
  const place = usePlayer((state) => state.place);
  useEffect(() => host.current?.append(audioElement()), []);
  useEffect(followAudio, []);
  useEffect(listenForKeys, []);
  useEffect(registerMediaSession, []);
  useEffect(() => {
    const forget = onSessionEnd(stop);
    return () => void forget();
  }, []);
  return (
    <>
      <div ref={host} hidden />
      {place && <PlayerDock place={place} like={like?.(place.voice)} />}
    </>
  );
}
