import { usePlayer, type PlayStatus } from "#src/features/player/store.ts";
import { audioElement } from "./audio.ts";
import { playNext } from "./commands.ts";

const setStatus = (status: PlayStatus) => () => usePlayer.setState({ status });

/** Ignores errors of a preloaded sample that nobody has played. */
function handleError(): void {
  if (usePlayer.getState().track && usePlayer.getState().status !== "idle") setStatus("failed")();
}

function handleEnd(): void {
  usePlayer.setState({ status: "idle", time: 0 });
  if (usePlayer.getState().isContinuous) void playNext();
}

/** Copies the audio element's events into the store. Returns a function that unsubscribes. */
export function followAudio(): () => void {
  const audio = audioElement();
  const controller = new AbortController();
  const on = (type: string, listener: () => void) =>
    audio.addEventListener(type, listener, { signal: controller.signal });
  const updateTime = () => usePlayer.setState({ time: audio.currentTime });
  const updateDuration = () => {
    if (Number.isFinite(audio.duration)) usePlayer.setState({ duration: audio.duration });
  };
  on("playing", setStatus("playing"));
  on("playing", updateDuration);
  on("waiting", setStatus("waiting"));
  on("pause", () => !audio.ended && !audio.error && setStatus("paused")());
  on("error", handleError);
  on("ended", handleEnd);
  on("timeupdate", updateTime);
  on("seeked", updateTime);
  on("durationchange", updateDuration);
  // Playing may have started before this code was loaded.
  if (!audio.paused && audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) setStatus("playing")();
  if (audio.readyState >= HTMLMediaElement.HAVE_METADATA) updateDuration();
  return () => controller.abort();
}
