import { announce } from "#src/lib/browser/spoken/announce.ts";

const alerts = '[role="alert"]';

/** The alerts that came with a change of the page, or changed their words by it. */
function alertsOf({ target, addedNodes }: MutationRecord): Element[] {
  const around = (target instanceof Element ? target : target.parentElement)?.closest(alerts);
  if (around) return [around];
  return [...addedNodes].flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(alerts) ? [node] : []), ...node.querySelectorAll(alerts)]
      : [],
  );
}

/**
 * While a modal dialog is open, has alerts that come behind it said in it: what stands there is not read. Returns a
 * cleanup.
 */
export function sayAlertsBehind(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver((changes) => {
    for (const alert of new Set(changes.flatMap(alertsOf)))
      if (!dialog.contains(alert) && alert.textContent) announce(alert.textContent);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
