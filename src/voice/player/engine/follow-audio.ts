import { usePlayer, type PlayStatus } from "#src/voice/player/store.ts";
import { audioElement, audioElements } from "./audio.ts";
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

const updateTime = ({ currentTime }: HTMLAudioElement) => usePlayer.setState({ time: currentTime });

function updateDuration({ duration }: HTMLAudioElement): void {
  if (Number.isFinite(duration)) usePlayer.setState({ duration });
}

/** Copies the events of the element that plays into the store. Returns a function that unsubscribes. */
export function followAudio(): () => void {
  const controller = new AbortController();
  const on = (type: string, listener: (audio: HTMLAudioElement) => void) => {
    for (const audio of audioElements()) {
      const handle = () => audio === audioElement() && listener(audio);
      audio.addEventListener(type, handle, { signal: controller.signal });
    }
  };
  on("playing", setStatus("playing"));
  on("playing", updateDuration);
  on("waiting", setStatus("waiting"));
  on("pause", ({ ended, error }) => !ended && !error && setStatus("paused")());
  on("error", handleError);
  on("ended", handleEnd);
  on("timeupdate", updateTime);
  on("seeked", updateTime);
  on("durationchange", updateDuration);
  // Playing may have started, been paused or come to its end before this code was loaded.
  const audio = audioElement();
  const { paused, ended, error } = audio;
  if (!paused && audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) setStatus("playing")();
  if (paused && !error && usePlayer.getState().status === "waiting") setStatus(ended ? "idle" : "paused")();
  if (audio.readyState >= HTMLMediaElement.HAVE_METADATA) updateDuration(audio);
  return () => controller.abort();
}
