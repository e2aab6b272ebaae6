const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  openers.set(this, document.activeElement);
  this.setAttribute("open", "");
  this.querySelector<HTMLElement>("button, input, select, textarea, a[href]")?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.hasAttribute("open")) return;
  this.removeAttribute("open");
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event("close"));
}

/** Modal dialogs: shown, closed, left by Escape; the focus goes in and comes back. */
export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, { show: showModal, showModal, close });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
    if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  });
  const style = document.createElement("style");
  style.textContent = "dialog:not([open]) { display: none }";
  document.head.append(style);
}
