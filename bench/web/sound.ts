import type { Browser } from "playwright-core";
import { throttle } from "./throttle.ts";

interface Times {
  clicked: number;
  heard: number;
}

/** C8: milliseconds from pressing a card's play button to sound, after 250 ms of hover on a slow network. */
export async function clickToSound(browser: Browser, origin: string, token: string): Promise<number> {
  const context = await browser.newContext();
  await context.addInitScript((kept) => {
    localStorage.setItem("token", kept);
    const times = { clicked: 0, heard: 0 };
    Object.assign(globalThis, { times });
    addEventListener("click", () => (times.clicked = performance.now()), true);
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function begin() {
      this.addEventListener("playing", () => (times.heard ||= performance.now()), { once: true });
      return play.call(this);
    };
  }, token);
  const page = await context.newPage();
  await page.goto(`${origin}/panel`);
  const button = page
    .locator("article")
    .first()
    .getByRole("button", { name: /^Oynat/ });
  await button.waitFor();
  await page.waitForLoadState("networkidle"); // what is fetched when idle is there, as beside the plain element
  await throttle(page, { cpu: 1 });
  await button.hover();
  await page.waitForTimeout(250);
  await button.click();
  await page.waitForFunction(() => (globalThis as never as { times: Times }).times.heard > 0);
  const { clicked, heard } = await page.evaluate(() => (globalThis as never as { times: Times }).times);
  await context.close();
  return heard - clicked;
}

/** How long an audio element takes that fetches nothing before `play()`. */
export async function plainSound(browser: Browser, origin: string, path: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await throttle(page, { cpu: 1 });
  const time = await page.evaluate(async (src) => {
    const audio = new Audio();
    audio.preload = "none";
    audio.src = src;
    const began = performance.now();
    const heard = new Promise((resolve) => {
      audio.addEventListener("playing", resolve, { once: true });
    });
    await audio.play();
    await heard;
    return performance.now() - began;
  }, path);
  await context.close();
  return time;
}
