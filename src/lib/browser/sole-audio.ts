let playing: HTMLMediaElement | undefined;

/** Only one element plays at a time: when this one starts, the one before is paused. */
export function pauseOthersOnPlay(element: HTMLMediaElement): void {
  element.addEventListener("play", () => {
    if (playing !== element) playing?.pause();
    playing = element;
  });
}
