import { useEffect, useEffectEvent } from "react";

/** The entry of the page itself, above which stands the one that Back takes away. */
interface PageEntry {
  state: unknown;
  href: string;
  scrollRestoration: ScrollRestoration;
}

/** Where the added entry's state keeps the page's own entry. */
const key = "closesOnBack";

const keptIn = (state: unknown) => (state as { [key]?: PageEntry } | null)?.[key];

/** The state as the page gave it. */
function withoutKey(state: unknown): unknown {
  if (!keptIn(state)) return state;
  const { [key]: page, ...rest } = state as { [key]: PageEntry };
  return Object.keys(rest).length > 0 ? rest : page.state && {};
}

const isAt = (page: PageEntry, state: unknown) =>
  location.href === page.href && JSON.stringify(state) === JSON.stringify(page.state);

/** How to close what is open, the newest last. */
const opened: { close: () => void }[] = [];
/** The page's entry, while the added one stands above it. */
let page: PageEntry | undefined;
/** Whether the added entry is being taken away by us. */
let isGoing = false;
/** What the page wrote into the history while the added entry was there: due as soon as it is gone. */
let due: { state: unknown; href: string; isNew: boolean } | undefined;

/** Adds the entry when something has opened, and takes it away when all is closed. */
function settle(): void {
  if (isGoing || opened.length > 0 === (page !== undefined)) return;
  if (page) {
    isGoing = true;
    history.back();
    return;
  }
  const { state, scrollRestoration } = history as {
    state: object | null;
    scrollRestoration: ScrollRestoration;
  };
  const own: PageEntry = { state, href: location.href, scrollRestoration };
  history.scrollRestoration = "manual"; // going back must not move the page
  try {
    // The router need not know: it has replaced the methods of `history`, not these.
    History.prototype.pushState.call(history, { ...state, [key]: own }, "");
    page = own;
  } catch {
    history.scrollRestoration = scrollRestoration; // too many entries in too short a time
  }
}

/** After what else is opened, closed or navigated to at this moment. */
const settleSoon = (): void => void setTimeout(settle);

function onPop(event: PopStateEvent): void {
  const left = page;
  const [wasGoing, write] = [isGoing, due];
  page = keptIn(event.state);
  isGoing = false;
  due = undefined;
  if (!left || page || !isAt(left, event.state)) {
    if (page) settleSoon(); // came to an added entry by Forward or a reload
    return;
  }
  event.stopImmediatePropagation(); // the router has never left this page
  history.scrollRestoration = left.scrollRestoration;
  if (write?.isNew) History.prototype.pushState.call(history, write.state, "", write.href);
  // The router is told: it may know of an address from before the change, and would show that one's language again.
  else if (write) history.replaceState(write.state, "", write.href);
  if (!wasGoing) opened.at(-1)?.close();
  settleSoon();
}

/**
 * What the page writes into the history goes through here: a new entry takes the added one's place, so that Back has
 * nothing to skip; a changed one is changed below it too.
 */
function followWrites(): void {
  const { pushState, replaceState } = history;
  const write = (isNew: boolean, given: unknown, url?: string | URL | null) => {
    const state = withoutKey(given);
    if (!page) {
      (isNew ? pushState : replaceState).call(history, state, "", url);
      return;
    }
    if (isGoing) {
      // A write into the entry that is just left would end the way back.
      const href = new URL(url ?? due?.href ?? location.href, location.href).href;
      due = { state, href, isNew: isNew || due?.isNew === true };
      return;
    }
    if (isNew) replaceState.call(history, state, "", url);
    else replaceState.call(history, { ...(state as object | null), [key]: page }, "", url);
    due = { state, href: location.href, isNew: false };
    if (isNew) {
      page = due = undefined;
      settleSoon();
    }
  };
  history.pushState = (state, _unused, url) => write(true, state, url);
  history.replaceState = (state, _unused, url) => write(false, state, url);
}

let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  page = keptIn(history.state);
  followWrites();
  addEventListener("popstate", onPop, { capture: true }); // before the router
  settleSoon();
}

/**
 * The browser's Back calls `close` while this is open, instead of leaving the page; of several the one that was opened
 * last. One entry of the history stands for all that is open, and is taken away with the last.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(follow, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const one = { close: () => closeNow() };
    opened.push(one);
    settleSoon();
    return () => {
      opened.splice(opened.indexOf(one), 1);
      settleSoon();
    };
  }, [isOpen]);
}

/** Whether the added entry is still there; what has closed takes a moment to be out of the history. */
export const hasAddedEntry = (): boolean => page !== undefined;
