import { useEffect } from "react";

const counted = /^\(\d+\) /;

function showIn(count: number): void {
  const title = document.title.replace(counted, "");
  const wanted = count > 0 ? `(${count}) ${title}` : title;
  if (document.title !== wanted) document.title = wanted;
}

/** Not every browser has icons with numbers, and none needs a permission that is asked for here. */
function showOnIcon(count: number): void {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

/** Puts a number before the tab's title, whatever the page calls itself, and on the icon of the installed application; 0 is none. */
export function useTabCount(count: number): void {
  useEffect(() => {
    showIn(count);
    showOnIcon(count);
    // Pages name themselves when they are opened. Last: should the lines above fail, no watcher is left behind to undo what
    // the next one shows.
    const watcher = new MutationObserver(() => showIn(count));
    watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watcher.disconnect();
      showIn(0);
      showOnIcon(0);
    };
  }, [count]);
}
