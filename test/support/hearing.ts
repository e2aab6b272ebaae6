import { onTestFinished } from "vitest";

/**
 * Gives the page the region that its document has, and answers what is said there and in the dialogs over it, in order.
 * Until the test ends.
 */
export function listenToPage(): readonly string[] {
  const said: string[] = [];
  const region = document.createElement("div");
  region.dataset["announcer"] = "";
  document.body.prepend(region);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches("[data-announcer]")) continue;
      for (const { textContent } of addedNodes) said.push(textContent ?? "");
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => {
    observer.disconnect();
    region.remove();
  });
  return said;
}
