/** Milliseconds before something is said: what follows at once may be in its place, and the focus has been said. */
const settling = 150;

/** Milliseconds for which words stand: long enough to be noticed, and gone before a reader walks over them. */
const standing = 1000;

const waiting = new Map<string, string>();
const roots = new WeakMap<Element, ShadowRoot>();
let timer: ReturnType<typeof setTimeout> | undefined;
let said: Element | undefined;

/** Of the page, or of the dialog over it: whatever stands behind a modal dialog is not read. */
const region = () =>
  [...document.querySelectorAll("body > [data-announcer], [open] > [data-announcer]")].at(-1);

/** Inside a region, in a tree of its own: what is said there is no text of the page to find, to copy or to count. */
function rootOf(host: Element): ShadowRoot {
  const root = roots.get(host) ?? host.attachShadow({ mode: "closed" });
  roots.set(host, root);
  return root;
}

function sayNext(): void {
  said?.remove();
  said = undefined;
  const host = region();
  if (!host) waiting.clear();
  const [next] = waiting;
  timer = next && setTimeout(sayNext, standing);
  if (!next || !host) return;
  const [kind, words] = next;
  waiting.delete(kind);
  said = document.createElement("p");
  said.textContent = words;
  rootOf(host).append(said);
}

/** Puts words into the queue (`announce.ts`). A page without a region for them says nothing. */
export function enqueue(words: string, kind: string): void {
  if (!document.querySelector("body > [data-announcer]")) return;
  waiting.delete(kind);
  waiting.set(kind, words);
  timer ??= setTimeout(sayNext, settling);
}
