import { useEffect, useState } from "react";

/** Of the dialog that is open over all others: whatever stands elsewhere can neither be pressed nor read then. */
function topPlace(): Element {
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const top = document.activeElement?.closest("dialog[open]") ?? dialogs.at(-1);
  return [...(top?.children ?? [])].find((part) => !part.matches("[data-announcer]")) ?? document.body;
}

/**
 * An element that goes where it can be reached, into the open dialog or the page, for what has to be said whatever is open.
 * While it `stays`, it stands where it is.
 */
export function useTopPlace(stays: boolean): HTMLElement {
  const [element] = useState(() => document.createElement("div"));
  useEffect(() => {
    if (stays) return undefined;
    const place = () => {
      const parent = topPlace();
      if (element.parentElement === parent) return;
      if (parent === document.body) parent.append(element);
      else parent.prepend(element);
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [element, stays]);
  useEffect(() => () => element.remove(), [element]);
  return element;
}
