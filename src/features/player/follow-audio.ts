import { audioElement } from "./audio.ts";
import { playNext } from "./commands.ts";
import { usePlayer, type PlayStatus } from "./store.ts";

const show = (status: PlayStatus) => () => usePlayer.setState({ status });

/** A warmed file that fails has not been asked for: only what is being played is said to have failed. */
function hearError(): void {
  if (usePlayer.getState().place && usePlayer.getState().status !== "idle") show("failed")();
}

function hearEnd(): void {
  usePlayer.setState({ status: "idle", time: 0 });
  if (usePlayer.getState().isContinuous) void playNext();
}

/** Copies what the element says into the store; returns how to stop. */
export function followAudio(): () => void {
  const audio = audioElement();
  const controller = new AbortController();
  const on = (type: string, listener: () => void) =>
    audio.addEventListener(type, listener, { signal: controller.signal });
  const hearTime = () => usePlayer.setState({ time: audio.currentTime });
  const hearDuration = () => {
    if (Number.isFinite(audio.duration)) usePlayer.setState({ duration: audio.duration });
  };
  on("playing", show("playing"));
  on("playing", hearDuration);
  on("waiting", show("waiting"));
  on("pause", () => !audio.ended && !audio.error && show("paused")());
  on("error", hearError);
  on("ended", hearEnd);
  on("timeupdate", hearTime);
  on("seeked", hearTime);
  on("durationchange", hearDuration);
  // It may have begun before this code came.
  if (!audio.paused && audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) show("playing")();
  if (audio.readyState >= HTMLMediaElement.HAVE_METADATA) hearDuration();
  return () => controller.abort();
}
