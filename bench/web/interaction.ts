import type { Browser, Page } from "playwright-core";
import { throttle } from "./throttle.ts";

const languages = '[popover]:popover-open input[type="checkbox"]';

/** Clicks each box in turn; milliseconds from each click until its frame has been painted. */
async function clickAll(page: Page, clicks: number): Promise<number[]> {
  await page.evaluate((boxes) => {
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
  const boxes = await page.locator(languages).all();
  for (let click = 0; click < clicks; click++) {
    await boxes[click % boxes.length]?.click();
    await page.waitForFunction(
      (count) => (globalThis as never as { figures: number[] }).figures.length > count,
      click,
    );
  }
  return page.evaluate(() => (globalThis as never as { figures: number[] }).figures);
}

/** The same page without any of our code: the boxes tick by themselves, one line counts them. */
async function openPlain(page: Page, twin: Page): Promise<void> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
    return copy.outerHTML;
  });
  const id = await page.locator("[popover]:popover-open").getAttribute("id");
  await twin.route("**/plain", (route) => route.fulfill({ body: html, contentType: "text/html" }));
  await twin.goto(new URL("/plain", page.url()).href);
  await twin.evaluate((popover) => {
    const list = document.getElementById(popover ?? "");
    const trigger = document.querySelector(`[popovertarget="${popover}"]`);
    list?.showPopover();
    list?.addEventListener("change", () => {
      if (trigger) trigger.textContent = `Diller · ${list.querySelectorAll(":checked").length}`;
    });
  }, id);
}

/** C7: a filter's click in the library of 15 cards, and in its plain twin; the processor 4× slower. */
export async function openInteraction(browser: Browser, origin: string, token: string, clicks: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
  const page = await context.newPage();
  await page.goto(`${origin}/panel`);
  await page.waitForSelector("article");
  await page.getByRole("button", { name: /^Diller/ }).click();
  await page.locator(languages).first().waitFor();
  const twin = await context.newPage();
  await openPlain(page, twin);
  await throttle(page, { network: false });
  await throttle(twin, { network: false });
  const measure = (one: Page) => async () => {
    await one.bringToFront();
    return clickAll(one, clicks);
  };
  return { ours: measure(page), plain: measure(twin), close: () => context.close() };
}
