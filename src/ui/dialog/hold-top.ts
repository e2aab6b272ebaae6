/**
 * Keeps an open dialog's upper edge where it is, until the window's size changes or it is opened anew: a centered dialog
 * would jump with every message that comes or goes. Returns a cleanup.
 */
export function holdTop(dialog: HTMLDialogElement): () => void {
  const hold = () => {
    dialog.style.removeProperty("--dialog-top");
    dialog.style.setProperty("--dialog-top", `${dialog.offsetTop}px`);
  };
  hold();
  addEventListener("resize", hold);
  return () => removeEventListener("resize", hold);
}
