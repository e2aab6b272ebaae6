import { onTestFinished, vi } from "vitest";

/**
 * Gives the page the region that its document has, and answers what is said there and in the dialogs over it, in order.
 * Until the test ends.
 */
export function listenToPage(): readonly string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) said.push(textContent ?? "");
  });
  // The regions' trees are closed.
  const attach = Element.prototype.attachShadow;
  const spy = vi.spyOn(Element.prototype, "attachShadow").mockImplementation(function (this: Element, init) {
    const root = attach.call(this, init);
    if (this.matches("[data-announcer]")) observer.observe(root, { childList: true });
    return root;
  });
  const region = document.createElement("div");
  region.dataset["announcer"] = "";
  document.body.prepend(region);
  onTestFinished(() => {
    spy.mockRestore();
    observer.disconnect();
    region.remove();
  });
  return said;
}

/** Waits until nothing is left to say of what an earlier file did: it is dropped a second later, as its page is gone. */
export const untilNothingIsLeftToSay = () => new Promise<void>((resolve) => setTimeout(resolve, 1200));
