import { usePlayer } from "#src/voice/player/store.ts";
import { announce } from "#src/lib/browser/spoken/announce.ts";
import { areLetterKeysOn } from "#src/lib/browser/letter-keys.ts";
import { pressLike } from "#src/voice/likes/LikeButton.tsx";
import { playNext, playPrevious, toggle } from "./commands.ts";

const textFields = "input:not([type=range]), textarea, select, [contenteditable]";
const pressable = "button, a, summary"; // Space presses these

export const showKeys = (): void => usePlayer.setState({ areKeysShown: true });

type Actions = Partial<Record<string, () => unknown>>;

/** What keys do on every page, unless a dialog stands before it. */
function actionsAnywhere(): Actions {
  if (document.querySelector("dialog[open]")) return {};
  const search = document.getElementById("voice-search");
  return { "?": showKeys, ...(search && { "/": () => search.focus() }) };
}

/** Plays the next or previous voice and says whose it is: nothing else tells a screen reader. */
async function moveAndSay(move: () => Promise<void>): Promise<void> {
  const before = usePlayer.getState().track;
  await move();
  const { track } = usePlayer.getState();
  if (track && track !== before) announce(track.voice.voiceArtistName, "voice");
}

/** What they do on the cards and in the player. */
const actionsIn = (area: Element, target: Element): Actions => ({
  " ": target.closest(pressable) ? undefined : toggle,
  j: () => moveAndSay(playNext),
  k: () => moveAndSay(playPrevious),
  l: () => pressLike(target.closest("[data-voice]") ?? area),
  "?": showKeys,
});

function handleKey(event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest(textFields)) return;
  if (event.key !== " " && !areLetterKeysOn()) return;
  const area = target.closest("[data-player-keys]");
  const actions = { ...actionsAnywhere(), ...(area && actionsIn(area, target)) };
  const action = actions[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  void action();
}

/**
 * Space, J (next), K (previous) and L (like) while the focus is in the grid or the dock; / (search) and ? (the list of
 * these) on every page. Returns a cleanup.
 */
export function listenForKeys(): () => void {
  document.addEventListener("keydown", handleKey);
  return () => document.removeEventListener("keydown", handleKey);
}
