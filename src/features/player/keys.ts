import { playNext, playPrevious, toggle } from "./commands.ts";

/** In these a letter means a letter, and Space has a meaning of its own. */
const inputs = "input:not([type=range]), textarea, select, [contenteditable]";
const pressable = "button, a, summary";

const like = (target: Element, area: Element) =>
  (target.closest("[data-voice]") ?? area).querySelector<HTMLElement>("[data-slot=like] button")?.click();

function hear(event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest(inputs)) return;
  const area = target.closest("[data-player-keys]");
  if (!area) return;
  const key = event.key.toLowerCase();
  if (key === " " && target.closest(pressable)) return;
  const actions: Partial<Record<string, () => unknown>> = {
    " ": toggle,
    j: playNext,
    k: playPrevious,
    l: () => like(target, area),
  };
  const action = actions[key];
  if (!action) return;
  event.preventDefault();
  void action();
}

/** Space, J (next), K (previous) and L (like), only while the focus is inside the grid or the dock. */
export function listenForKeys(): () => void {
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}
