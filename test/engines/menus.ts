import { expect } from "vitest";
import type { Visitor } from "#test/support/engines/visitor.ts";

/** The buttons that open a menu and are shown, by their place on the page. */
const menus = () =>
  [...document.querySelectorAll("button[popovertarget]")].flatMap((button, at) =>
    button.checkVisibility({ visibilityProperty: true }) && !button.closest("[inert], :popover-open")
      ? [at]
      : [],
  );

/** Waits until nothing has come or moved for half a second: a conversation scrolls to its end when it is there. */
async function untilQuiet(): Promise<void> {
  const state = () => `${scrollY} ${document.body.scrollHeight} ${document.querySelectorAll("*").length}`;
  for (let before = "", since = performance.now(); performance.now() - since < 500;) {
    if (before !== state()) {
      before = state();
      since = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const openMenus = () => document.querySelectorAll(":popover-open").length;

/** What of an open menu is outside of the window, not beside its button, cut off with room left or not seen, in words. */
function misplaced(at: number): string[] {
  const button = document.querySelectorAll("button[popovertarget]")[at];
  const menu = document.querySelector(":popover-open");
  if (!button || !menu) return ["nothing is open"];
  const box = menu.getBoundingClientRect();
  const from = button.getBoundingClientRect();
  const isInside =
    box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const isBeside =
    box.top <= from.bottom + 24 &&
    box.bottom >= from.top - 24 &&
    box.left <= from.right &&
    box.right >= from.left;
  const room = Math.max(from.top, innerHeight - from.bottom);
  const isWhole = menu.scrollHeight <= menu.clientHeight + 1 || box.height > room - 48;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isSeen = getComputedStyle(menu).opacity === "1" && menu.contains(document.elementFromPoint(x, y));
  const where = JSON.stringify({ menu: box, button: from, innerWidth, innerHeight });
  return [
    ...(isInside ? [] : [`outside: ${where}`]),
    ...(isBeside ? [] : [`elsewhere: ${where}`]),
    ...(isWhole ? [] : [`cut off: ${where}`]),
    ...(isSeen ? [] : [`not seen: ${where}`]),
  ];
}

/** Opens and closes every menu of a page. A row of a list has the menu of the first: three of a kind are enough. */
export async function openMenusOf(visitor: Visitor, path: string, width: number): Promise<void> {
  await visitor.step(`opens every menu of ${path}`, async () => {
    await visitor.goTo(path);
    await visitor.evaluate(untilQuiet);
    const kinds = new Map<string, number>();
    for (const at of await visitor.evaluate(menus)) {
      const kind = await visitor.evaluate(
        (place) => document.querySelectorAll("button[popovertarget]")[place]?.className ?? "",
        at,
      );
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if ((kinds.get(kind) ?? 0) > 3) continue;
      await visitor.press({ css: "button[popovertarget]", at: (await visitor.evaluate(menus)).indexOf(at) });
      await visitor.until(
        (count) => document.querySelectorAll(":popover-open").length === count,
        "a menu opens",
        1,
      );
      await visitor.looksRight();
      expect(await visitor.evaluate(misplaced, at), `${path}: ${kind}`).toEqual([]);
      if (kinds.get(kind) === 1) await visitor.picture(`menu${path.replaceAll("/", "-")}-${at}-${width}`);
      await visitor.key("Escape");
      await visitor.until(
        (count) => document.querySelectorAll(":popover-open").length === count,
        "it closes",
        0,
      );
      // Closing goes back to the page's own entry of the history, which would stop a page that is opened meanwhile.
      await visitor.until(() => !("closesOnBack" in Object(history.state)), "the page's own entry");
    }
    expect(await visitor.evaluate(openMenus)).toBe(0);
  });
}
