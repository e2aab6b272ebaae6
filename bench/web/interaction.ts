import type { Browser, Page } from "playwright-core";
import { throttle } from "./throttle.ts";

const languages = '[popover]:popover-open input[type="checkbox"]';

/** Makes the page record the milliseconds from each click on a checkbox to its painted frame. */
const watchClicks = (page: Page) =>
  page.evaluate((boxes) => {
    const figures: number[] = [];
    Object.assign(globalThis, { figures });
    const channel = new MessageChannel();
    let began = 0;
    channel.port1.addEventListener("message", () => figures.push(performance.now() - began));
    channel.port1.start();
    for (const box of document.querySelectorAll(boxes)) {
      box.addEventListener("click", (event) => {
        began = event.timeStamp;
        requestAnimationFrame(() => channel.port2.postMessage(null));
      });
    }
  }, languages);

/** Clicks the checkboxes in turn; returns the milliseconds of each click. */
async function clickAll(page: Page, clicks: number): Promise<number[]> {
  const boxes = await page.locator(languages).all();
  for (let click = 0; click < clicks; click++) {
    await boxes[click % boxes.length]?.click();
    await page.waitForFunction(
      (count) => (globalThis as never as { figures: number[] }).figures.length > count,
      click,
    );
  }
  return page.evaluate(() => (globalThis as never as { figures: number[] }).figures.splice(0));
}

const openLanguages = async (page: Page) => {
  await page.getByRole("button", { name: /^Diller/ }).click();
  await page.locator(languages).first().waitFor();
};

/** The classes of the open popover's trigger and of the apply button. */
const readLooks = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector("[popover]:popover-open");
    const trigger = document.querySelector(`[popovertarget="${list?.id}"]`);
    const apply = trigger?.parentElement?.lastElementChild;
    return { trigger: trigger?.className ?? "", apply: apply?.className ?? "" };
  });

/**
 * Opens a static copy of the page in `twin`, without our code but with the same visible changes: a few lines count the
 * ticked checkboxes into the trigger, and highlight it and the apply button.
 */
async function openPlain(page: Page, twin: Page): Promise<void> {
  const resting = await readLooks(page);
  await page.locator(languages).first().click();
  const chosen = await readLooks(page);
  await page.locator(languages).first().click();
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  await twin.route("**/plain", (route) => route.fulfill({ body: html, contentType: "text/html" }));
  await twin.goto(new URL("/plain", page.url()).href);
  await openLanguages(twin);
  await twin.evaluate(
    ([none, some]) => {
      const list = document.querySelector("[popover]:popover-open");
      const trigger = document.querySelector(`[popovertarget="${list?.id}"]`);
      const words = trigger?.firstElementChild;
      const apply = trigger?.parentElement?.lastElementChild;
      if (!list || !trigger || !words || !apply) throw new Error("The copy has no filter.");
      let shown = none;
      list.addEventListener("change", () => {
        const count = list.querySelectorAll(":checked").length;
        words.textContent = count > 0 ? `Diller · ${count}` : "Diller";
        const looks = count > 0 ? some : none;
        if (looks === shown) return;
        shown = looks;
        trigger.className = looks.trigger;
        apply.className = looks.apply;
        apply.ariaDisabled = String(looks === none);
      });
    },
    [resting, chosen] as const,
  );
}

/** C7: clicks on a filter in the library of 15 cards, at `path`, and in its static copy, with the CPU 4× slower. */
export async function openInteraction(
  browser: Browser,
  origin: string,
  token: string,
  clicks: number,
  path: string,
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.waitForSelector("article");
  await openLanguages(page);
  const twin = await context.newPage();
  await openPlain(page, twin);
  for (const one of [page, twin]) {
    await watchClicks(one);
    await throttle(one, { network: false });
  }
  const measure = (one: Page) => async () => {
    await one.bringToFront();
    return clickAll(one, clicks);
  };
  return { ours: measure(page), plain: measure(twin), close: () => context.close() };
}
