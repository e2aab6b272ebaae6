let sounding: HTMLMediaElement | undefined;

/** Only one element sounds at a time: when this one starts, the one that sounded before is paused. */
export function keepSole(element: HTMLMediaElement): void {
  element.addEventListener("play", () => {
    if (sounding !== element) sounding?.pause();
    sounding = element;
  });
}
