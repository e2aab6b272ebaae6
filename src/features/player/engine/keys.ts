import { usePlayer } from "#src/features/player/store.ts";
import { playNext, playPrevious, toggle } from "./commands.ts";

const textFields = "input:not([type=range]), textarea, select, [contenteditable]";
const pressable = "button, a, summary"; // Space presses these

const clickLike = (target: Element, area: Element) =>
  (target.closest("[data-voice]") ?? area).querySelector<HTMLElement>("[data-slot=like] button")?.click();

export const showKeys = (): void => usePlayer.setState({ areKeysShown: true });

function handleKey(event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest(textFields)) return;
  const area = target.closest("[data-player-keys]");
  if (!area) return;
  const key = event.key.toLowerCase();
  if (key === " " && target.closest(pressable)) return;
  const actions: Partial<Record<string, () => unknown>> = {
    " ": toggle,
    j: playNext,
    k: playPrevious,
    l: () => clickLike(target, area),
    "?": showKeys,
  };
  const action = actions[key];
  if (!action) return;
  event.preventDefault();
  void action();
}

/** Space, J (next), K (previous), L (like) and ? (the list of these), while the focus is in the grid or the dock. Returns a cleanup. */
export function listenForKeys(): () => void {
  document.addEventListener("keydown", handleKey);
  return () => document.removeEventListener("keydown", handleKey);
}
