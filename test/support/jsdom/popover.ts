const open = new Set<HTMLElement>();

function change(popover: HTMLElement, newState: "open" | "closed"): void {
  const states = { newState, oldState: newState === "open" ? "closed" : "open" };
  popover.dispatchEvent(Object.assign(new Event("beforetoggle"), states));
  popover.toggleAttribute("data-popover-open", newState === "open");
  if (newState === "open") open.add(popover);
  else open.delete(popover);
  popover.dispatchEvent(Object.assign(new Event("toggle"), states));
}

const hideAll = (except?: Node) => {
  for (const popover of open) if (!except || !popover.contains(except)) change(popover, "closed");
};

const invokerOf = (popover: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);

function show(this: HTMLElement): void {
  hideAll(this);
  if (!open.has(this)) change(this, "open");
}

function hide(this: HTMLElement): void {
  if (!open.has(this)) return;
  const hadFocus = this.contains(document.activeElement);
  change(this, "closed");
  if (hadFocus) invokerOf(this)?.focus();
}

const targetOf = (target: EventTarget | null) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[popovertarget]") : null;
  return button && document.getElementById(button.getAttribute("popovertarget") ?? "");
};

/** The `auto` popovers: opened by their buttons, one at a time, closed by Escape or a press elsewhere. */
export function stubPopovers(): void {
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide });
  document.addEventListener("mousedown", ({ target }) => {
    if (!targetOf(target)) hideAll(target instanceof Node ? target : undefined);
  });
  document.addEventListener("click", (event) => {
    const popover = event.defaultPrevented ? null : targetOf(event.target);
    if (popover) (open.has(popover) ? hide : show).call(popover);
  });
  document.addEventListener("keydown", (event) => {
    const last = [...open].at(-1);
    if (event.key !== "Escape" || !last) return;
    event.preventDefault();
    hide.call(last);
  });
  const style = document.createElement("style");
  // jsdom hides every popover, because it knows no `:popover-open`.
  style.textContent = "[popover][data-popover-open] { display: block !important }";
  document.head.append(style);
}
