import { areLetterKeysOn } from "#src/lib/browser/letter-keys.ts";

/**
 * Where keys mean something else. A slider takes only arrows for itself, and a radio button those and Space while it is not
 * chosen.
 */
const ownKeys = "input:not([type=radio], [type=range]), textarea, select, [contenteditable], dialog";
const pressable = "button, a, summary, input[type=radio]:not(:checked)"; // Space presses these

interface KeyActions {
  toggle?: () => void;
  /** Switches to the voice at this place, from 0 on. */
  switchTo?: (place: number) => void;
  skip?: (seconds: number, event: KeyboardEvent) => void;
  /** What letters and signs do, such as `r`. */
  letters: Readonly<Record<string, () => void>>;
}

/** What a key does; undefined for others. */
function actionOf(key: string, actions: KeyActions): ((event: KeyboardEvent) => void) | undefined {
  const { switchTo, skip } = actions;
  if (/^[1-6]$/.test(key)) return switchTo && (() => switchTo(Number(key) - 1));
  const named: Partial<Record<string, ((event: KeyboardEvent) => void) | undefined>> = {
    ...actions.letters,
    " ": actions.toggle,
    arrowleft: skip && ((event) => skip(-1, event)),
    arrowright: skip && ((event) => skip(1, event)),
  };
  return named[key];
}

/** Space, 1 to 6, letters and the arrows, wherever the focus is on the page but in fields and dialogs. Returns a cleanup. */
export function listenForKeys(actions: KeyActions): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || target.closest(ownKeys)) return;
    const key = event.key.toLowerCase();
    if (key.length === 1 && key !== " " && !areLetterKeysOn()) return;
    if (key === " " && target.closest(pressable)) return;
    if (key.startsWith("arrow") && target.matches("input, [role=slider]")) return;
    const action = actionOf(key, actions);
    if (!action) return;
    event.preventDefault();
    action(event);
  };
  document.addEventListener("keydown", handleKey);
  return () => document.removeEventListener("keydown", handleKey);
}
