/** A media element that "plays" at once and says so by its events; no sound, no time. */
export function stubMedia(): void {
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  Object.defineProperty(HTMLMediaElement.prototype, "paused", {
    configurable: true,
    get(this: HTMLMediaElement) {
      return paused.get(this) ?? true;
    },
  });
  Object.assign(HTMLMediaElement.prototype, {
    load: () => undefined,
    async play(this: HTMLMediaElement) {
      paused.set(this, false);
      this.dispatchEvent(new Event("play"));
      this.dispatchEvent(new Event("playing"));
    },
    pause(this: HTMLMediaElement) {
      if (this.paused) return;
      paused.set(this, true);
      this.dispatchEvent(new Event("pause"));
    },
  });
}
