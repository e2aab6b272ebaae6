import type { ElementHandle, Page } from "playwright-core";
import type { Dice } from "./dice.ts";

/** What was done, for whoever follows it, and whether the focus has to be somewhere after it if it was before. */
export interface Done {
  done: string;
  keepsFocus?: boolean;
}

export type Act = (page: Page, dice: Dice) => Promise<Done>;

const pressed =
  "a[href], button, input, select, textarea, summary, label, [tabindex='0'], [role=option], [role=menuitem]";
const typedIn =
  "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden], [type=submit])";

/** The elements of the topmost dialog, else of the page, that a person could reach; links to elsewhere are none. */
const reachable = (page: Page, selector: string) =>
  page.evaluateHandle((wanted) => {
    const dialogs = [...document.querySelectorAll("dialog:modal")];
    const root = dialogs.at(-1) ?? document.body;
    return [...root.querySelectorAll<HTMLElement>(wanted)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (element.closest("[inert], [aria-hidden=true]") || element.matches(":disabled, [type=file]"))
        return false;
      if (element instanceof HTMLAnchorElement)
        return element.origin === location.origin && element.target !== "_blank" && !element.download;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    });
  }, selector);

/** One of these elements with its name; undefined where there is none. */
async function choose(page: Page, dice: Dice, selector: string) {
  const all = await reachable(page, selector);
  const count = await all.evaluate((elements) => elements.length);
  if (count === 0) return undefined;
  const handle = await all.evaluateHandle((elements, at) => elements[at], dice.under(count));
  const element = handle.asElement() as ElementHandle<HTMLElement> | null;
  if (!element) return undefined;
  const name = await element.evaluate(
    (one) =>
      `${one.tagName.toLowerCase()} “${(one.getAttribute("aria-label") ?? (one.textContent || one.getAttribute("name")) ?? "").trim().slice(0, 40)}”`,
  );
  return { element, name };
}

/**
 * Clicks the middle of an element, once it is scrolled to; the answer is whether the press reached it, and nothing that the
 * page drew above it or in its place meanwhile.
 */
async function clickMiddle(
  page: Page,
  element: ElementHandle<HTMLElement>,
  clickCount = 1,
): Promise<boolean> {
  const { x, y } = await element.evaluate((one) => {
    one.scrollIntoView({ block: "center", inline: "center" });
    const note = ({ target }: Event) =>
      one.toggleAttribute("data-was-hit", target instanceof Node && one.contains(target));
    document.addEventListener("pointerdown", note, { capture: true, once: true });
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.mouse.click(x, y, { clickCount });
  // What was hit may be gone with its page.
  return element.evaluate((one) => one.hasAttribute("data-was-hit")).catch(() => false);
}

const click: Act = async (page, dice) => {
  const chosen = await choose(page, dice, pressed);
  if (!chosen) return { done: "click nothing" };
  const clickCount = dice.next() < 0.1 ? 2 : 1;
  const isHit = await clickMiddle(page, chosen.element, clickCount);
  // The second click may come to what has taken the place of the first one's.
  const keepsFocus = isHit && clickCount === 1;
  return { done: `${clickCount === 2 ? "double click" : "click"} ${chosen.name}`, keepsFocus };
};

const keys = [
  "Tab",
  "Tab",
  "Tab",
  "Shift+Tab",
  "Enter",
  "Enter",
  "Space",
  "Escape",
  "ArrowDown",
  "ArrowUp",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageDown",
  "Backspace",
  "Delete",
  "/",
  "?",
  "a",
  "b",
  "k",
  "l",
  "n",
  "1",
  "2",
  "9",
] as const;

const key: Act = async (page, dice) => {
  const named = dice.pick(keys);
  await page.keyboard.press(named);
  // Past the last element the focus is the browser's own.
  return { done: `press ${named}`, keepsFocus: !named.endsWith("Tab") };
};

const texts = [
  "Ayşe Öz",
  "Yaz kampanyası",
  "i İ ı I",
  "x".repeat(90),
  "5",
  "0",
  "-1",
  "1e9",
  "999999999",
  "2026-12-31",
  "ayse@ornek.example",
  "+90 532 123 45 67",
  "<img src=x onerror=alert(1)>",
  "a\tb",
  "   ",
  "👩🏽‍🎤 çok güzel",
  "https://ornek.example/ses.mp3",
  "kısa bir söz, ama yeterince uzun",
  "\u202Eters",
  "satır\nsatır\nsatır",
] as const;

const type: Act = async (page, dice) => {
  const chosen = await choose(page, dice, typedIn);
  if (!chosen) return { done: "type nowhere" };
  const text = dice.pick(texts);
  await chosen.element.focus();
  const kind = await chosen.element.getAttribute("type");
  if (kind === "date") await page.keyboard.type(dice.pick(["31122026", "01012020", "0"]));
  else await page.keyboard.insertText(text);
  return { done: `type ${JSON.stringify(text)} in ${chosen.name}`, keepsFocus: true };
};

const select: Act = async (page, dice) => {
  const chosen = await choose(page, dice, "select");
  if (!chosen) return { done: "select nothing" };
  const count = await chosen.element.evaluate((one) => (one as HTMLSelectElement).options.length);
  await chosen.element.focus();
  await chosen.element.selectOption({ index: dice.under(Math.max(1, count)) });
  return { done: `select in ${chosen.name}`, keepsFocus: true };
};

const resize: Act = async (page, dice) => {
  const size = { width: dice.pick([320, 390, 768, 1024, 1440]), height: dice.pick([480, 720, 900]) };
  await page.setViewportSize(size);
  return { done: `resize to ${size.width} × ${size.height}` };
};

const theme: Act = async (page, dice) => {
  const colorScheme = dice.pick(["light", "dark"] as const);
  await page.emulateMedia({ colorScheme });
  return { done: `the system turns ${colorScheme}` };
};

const goBack: Act = async (page) => {
  // Before the first page is the empty one that a browser begins with.
  if (!(await page.evaluate(() => navigation.canGoBack))) return { done: "back: nowhere" };
  await page.goBack({ waitUntil: "commit", timeout: 5000 }).catch(() => null);
  return { done: "back" };
};

const goForward: Act = async (page) => {
  await page.goForward({ waitUntil: "commit", timeout: 5000 }).catch(() => null);
  return { done: "forward" };
};

const reload: Act = async (page) => {
  await page.reload({ waitUntil: "commit", timeout: 15_000 });
  return { done: "reload" };
};

/** Presses something by its name, where it is in reach. */
const pressNamed =
  (what: string, name: RegExp): Act =>
  async (page) => {
    const found = page.getByRole("button", { name }).or(page.getByRole("link", { name }));
    const element = await found
      .filter({ visible: true })
      .first()
      .elementHandle({ timeout: 300 })
      .catch(() => null);
    if (!element) return { done: `${what}: not in reach` };
    const keepsFocus = await clickMiddle(page, element as ElementHandle<HTMLElement>);
    return { done: what, keepsFocus };
  };

/** What it does, by how often. */
export const acts: readonly (readonly [weight: number, Act])[] = [
  [42, click],
  [22, key],
  [14, type],
  [3, select],
  [4, resize],
  [1, theme],
  [5, goBack],
  [2, goForward],
  [3, reload],
  [2, pressNamed("the other language", /^(?:English|Türkçe|EN|TR)$/)],
  [1, pressNamed("log out", /^(?:Çıkış yap|Logout)$/)],
];
