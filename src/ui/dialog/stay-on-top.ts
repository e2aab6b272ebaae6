/**
 * Keeps an open dialog above the page where its element is moved in it, as when columns change places on a narrower screen: what
 * is moved stays open, but is modal no more. Gives the focus back to what had it. Returns a cleanup.
 */
export function stayOnTop(dialog: HTMLDialogElement): () => void {
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  const observer = new MutationObserver((changes) => {
    const isMoved = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(dialog)),
    );
    if (!isMoved || !dialog.isConnected) return;
    dialog.removeAttribute("open");
    dialog.showModal();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  dialog.addEventListener("focusin", noteFocus);
  return () => {
    observer.disconnect();
    dialog.removeEventListener("focusin", noteFocus);
  };
}
