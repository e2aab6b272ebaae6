/** What the running press holds back; undefined without a press. */
let waiting: (() => void)[] | undefined;
let followers = 0;

const begin = ({ button }: MouseEvent) => {
  if (button === 0) waiting ??= [];
};

function finish(): void {
  const actions = waiting ?? [];
  waiting = undefined;
  for (const action of actions) action();
}

/** The click comes right after the pointer is up. */
const finishAfterClick = () => void setTimeout(finish);

const ends = ["mouseup", "dragend", "contextmenu"] as const;

/** Follows the pointer's presses anywhere on the page, while a form asks for it. A finger's come as the mouse's. */
export function followPresses(): () => void {
  followers += 1;
  document.addEventListener("mousedown", begin, true);
  for (const event of ends) document.addEventListener(event, finishAfterClick, true);
  return () => {
    followers -= 1;
    if (followers > 0) return;
    document.removeEventListener("mousedown", begin, true);
    for (const event of ends) document.removeEventListener(event, finishAfterClick, true);
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
