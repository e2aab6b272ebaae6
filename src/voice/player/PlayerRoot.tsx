import { useEffect, useRef } from "react";
import { onSessionEnd } from "#src/session/session-end.ts";
import { audioElement } from "./engine/audio.ts";
import { stopPlayer } from "./engine/commands.ts";
import { followAudio } from "./engine/follow-audio.ts";
import { registerMediaSession } from "./engine/media-session.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { PlayerDock } from "./dock/PlayerDock.tsx";
import { followHeard } from "#src/voice/plays/follow-heard.ts";
import { useCountPlays } from "#src/voice/plays/use-count-plays.ts";
import { usePlayer } from "./store.ts";

/** Counts what plays; nothing does once it has ended. */
const countPlays = () =>
  followHeard(usePlayer, ({ track, status }) =>
    track && status !== "idle" && status !== "failed"
      ? { voiceId: track.voice.voiceId, isSounding: status === "playing" }
      : undefined,
  );

/** The site's audio element and its dock. They stay while pages change, and stop when the session ends. */
export function PlayerRoot() {
  const host = useRef<HTMLDivElement>(null);
  const track = usePlayer((state) => state.track);
  const hasOtherDock = useSwitching((state) => state.isVisited);
  useEffect(() => {
    host.current?.append(audioElement());
  }, []);
  useEffect(followAudio, []);
  useEffect(registerMediaSession, []);
  useCountPlays(countPlays);
  useEffect(() => {
    return onSessionEnd(stopPlayer);
  }, []);
  return (
    <>
      <div ref={host} hidden />
      {track && !hasOtherDock && <PlayerDock track={track} />}
    </>
  );
}
