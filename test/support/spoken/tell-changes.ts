declare global {
  interface Window {
    /** What changed in the page's live regions and alerts so far, in order. */
    changedRegions: Element[];
    tellChange(place: number, isSilent: boolean): void;
  }
}

/**
 * Tells of all that a screen reader says by itself: what comes into a live region, and alerts. A region that comes with
 * its words is silent. Runs in the page before its own code, as what the announcer writes stands in closed trees.
 */
export function tellChanges(): void {
  const alerts = "[role=alert]";
  const regions =
    "[data-announcer], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output";
  const changed: Element[] = [];
  window.changedRegions = changed;
  const tell = (element: Element, isSilent = false) => {
    if (element.textContent?.trim()) window.tellChange(changed.push(element) - 1, isSilent);
  };
  const follow = (changes: MutationRecord[]) => {
    const said = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest(`${regions}, ${alerts}`);
      if (region) said.add(region);
      for (const node of region ? [] : addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const come of [node, ...node.querySelectorAll("*")]) {
          if (come.matches(alerts)) said.add(come);
          else if (come.matches(regions)) tell(come, true);
        }
      }
    }
    for (const element of said) tell(element);
  };
  new MutationObserver(follow).observe(document, { childList: true, characterData: true, subtree: true });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attach.call(this, init);
    const announcer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) tell(node);
    });
    if (this.matches("[data-announcer]")) announcer.observe(root, { childList: true });
    return root;
  };
}
