const moved: string[] = [];

/** A test's own container holds what it renders, bare or not. */
const isContainer = (parent: Node) => parent.parentNode === document.body;

function note(parent: Node, text: Node): void {
  if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim() || isContainer(parent)) return;
  if (new Error("who moves it").stack?.includes("react-dom"))
    moved.push(`${text.textContent} in ${parent instanceof Element ? parent.outerHTML.slice(0, 300) : ""}`);
}

/**
 * Notes each text that React takes away, or puts an element before, without an element of the text's own. A browser that
 * translates moves texts into elements that React knows nothing of, and the page breaks there.
 */
export function watchBareText(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    note(this, child);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
    if (next) note(this, next);
    return insertBefore.call(this, child, next) as T;
  };
}

/** What was noted since it was asked last. */
export const movedTexts = (): string[] => moved.splice(0);
