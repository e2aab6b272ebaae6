import type * as TestingLibrary from "@testing-library/dom";

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
  }
}

/** What an element is called, as JSON can hold it. `in` is where it is looked for; `at` which one, from 0. */
export interface Wanted {
  role?: string;
  /** What a screen reader calls it, or for `text` and `label` the words themselves; `~` before it: has this in it. */
  name?: string;
  label?: string;
  text?: string;
  css?: string;
  in?: Wanted;
  at?: number;
}

/** Where an element's middle is in the window, once it stands still and nothing covers it. */
export interface Found {
  x: number;
  y: number;
  value: string;
  state: "free" | "covered" | "moves";
  /** What is seen at its middle. */
  cover: string;
  /** Whether what is typed goes into it. */
  hasFocus: boolean;
}

/** Looks an element up that is shown, and scrolls to it; undefined where there is none yet or it cannot be pressed. */
export async function look(wanted: Wanted): Promise<Found | undefined> {
  const { queryAllByRole, queryAllByText, queryAllByLabelText } = window.TestingLibraryDom;
  const said = (name: string) =>
    name.startsWith("~")
      ? (text: string) => text.includes(name.slice(1))
      : (text: string) => text.trim() === name;
  const every = ({ role, name, label, text, css }: Wanted, root: HTMLElement): HTMLElement[] => {
    if (role !== undefined)
      return queryAllByRole(root, role, { hidden: true, ...(name !== undefined && { name: said(name) }) });
    if (label !== undefined) return queryAllByLabelText(root, said(label));
    if (text !== undefined) return queryAllByText(root, said(text));
    return [...root.querySelectorAll<HTMLElement>(css ?? "")];
  };
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
  const one = (asked: Wanted): HTMLElement | undefined => {
    const root = asked.in ? one(asked.in) : document.body;
    return root && every(asked, root).filter(isShown)[asked.at ?? 0];
  };
  const element = one(wanted);
  if (!element) return undefined;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isThere = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const label = element.closest("label");
    return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
  };
  let { x, y } = middle();
  if (!isThere(x, y)) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await frame();
    await frame();
    ({ x, y } = middle());
  }
  const before = { x, y };
  await frame();
  ({ x, y } = middle());
  const isStill = before.x === x && before.y === y;
  return {
    x,
    y,
    value: "value" in element ? String(element.value) : (element.textContent ?? ""),
    cover: document.elementFromPoint(x, y)?.outerHTML.slice(0, 200) ?? "nothing",
    hasFocus: document.activeElement === element,
    state: !isStill ? "moves" : isThere(x, y) ? "free" : "covered",
  };
}

/** Controls that lie under one another, in words; what floats above the page, such as a dock, may cover it. */
export function overlaps(): string[] {
  const asked =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider], [role=tab], [role=option]";
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;
  /** What it floats with; the page itself is null. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.matches("dialog[open], :popover-open")) return at;
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const belong = (one: Element, other: Element) => {
    const label = one.closest("label");
    return one.contains(other) || other.contains(one) || (label !== null && label === other.closest("label"));
  };
  /** Whether what scrolls or is cut off still shows this point of it. */
  const isCut = (element: Element, x: number, y: number) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  const found: string[] = [];
  for (const control of document.querySelectorAll(asked)) {
    if (
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.closest("[inert], [aria-hidden=true]")
    )
      continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
    ] as const) {
      const [x, y] = [left + width * across, top + height * down];
      const hit = document.elementFromPoint(x, y);
      if (!hit || isCut(control, x, y) || belong(control, hit) || belong(control, hit.closest(asked) ?? hit))
        continue;
      const isMiddle = across === 0.5 && down === 0.5;
      if (layerOf(hit) !== layerOf(control) || (!isMiddle && !hit.closest(asked))) continue;
      found.push(`${nameOf(control)} lies under ${nameOf(hit.closest(asked) ?? hit)} (${hit.className})`);
      break;
    }
  }
  return found;
}

/** Waits until all motion has ended that ever ends, and its end is painted: WebKit's styles are a frame behind. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  const isEnding = ({ effect, playState }: Animation) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isEnding)
      .map((motion) => motion.finished),
  );
  for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
}
