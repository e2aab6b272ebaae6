/** What the running press holds back; undefined without a press. */
let waiting: (() => void)[] | undefined;

function finish(): void {
  const actions = waiting ?? [];
  waiting = undefined;
  for (const action of actions) action();
}

/** Follows the pointer's presses anywhere on the page; a finger's come as the mouse's. Returns a cleanup. */
export function followPresses(): () => void {
  // Each form has listeners of its own, so that a dialog's form takes only its own away.
  const begin = ({ button }: MouseEvent) => {
    if (button === 0) waiting ??= [];
  };
  const end = () => void setTimeout(finish); // after the click, which comes right after the pointer is up
  const listeners = { mousedown: begin, mouseup: end, dragend: end, contextmenu: end };
  for (const [event, listener] of Object.entries(listeners))
    document.addEventListener(event, listener as EventListener, true);
  return () => {
    for (const [event, listener] of Object.entries(listeners))
      document.removeEventListener(event, listener as EventListener, true);
    finish();
  };
}

/**
 * Runs the action when the running press is over, at once without one. A press that leaves a field brings its message,
 * which would push the pressed button away under the pointer: then the browser sends no click.
 */
export function afterPress(action: () => void): void {
  if (waiting) waiting.push(action);
  else action();
}
