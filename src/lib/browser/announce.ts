/** Milliseconds before something is said: what follows at once may be in its place, and the focus has been said. */
const settling = 150;

/** Milliseconds for which words stand: long enough to be noticed, and gone before a reader walks over them. */
const standing = 1000;

const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let said: Element | undefined;

function sayNext(): void {
  said?.remove();
  const [next] = waiting;
  timer = next && setTimeout(sayNext, standing);
  if (!next) return;
  const [kind, words] = next;
  waiting.delete(kind);
  said = document.createElement("p");
  said.textContent = words;
  // Whatever stands behind a modal dialog is not read.
  [...document.querySelectorAll("body > [data-announcer], [open] > [data-announcer]")].at(-1)?.append(said);
}

/**
 * Has a screen reader say these words, after what it is saying and what waits already. Of those of one kind that wait,
 * the last are said; without a kind, equal words are said once. A page without a region for it says nothing.
 */
export function announce(words: string, kind: string = words): void {
  if (!document.querySelector("body > [data-announcer]")) return;
  waiting.delete(kind);
  waiting.set(kind, words);
  timer ??= setTimeout(sayNext, settling);
}
