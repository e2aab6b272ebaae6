import type { Browser } from "playwright-core";
import { throttle } from "./throttle.ts";

interface Switches {
  pressed: number;
  figures: number[];
}

/** Milliseconds between presses: nobody presses faster, and the picture of the switch before is drawn by then. */
const hurry = 200;

/**
 * Milliseconds from pressing a key to the gain that lets the other compared voice sound, with the CPU 4× slower; the
 * device adds its own. Six voices, as many presses as asked for.
 */
export async function switchVoices(
  browser: Browser,
  origin: string,
  token: string,
  voiceIds: readonly string[],
  presses: number,
): Promise<number[]> {
  const context = await browser.newContext();
  await context.addInitScript((kept) => {
    localStorage.setItem("token", kept);
    const switches: Switches = { pressed: 0, figures: [] };
    Object.assign(globalThis, { switches });
    addEventListener("keydown", (event) => (switches.pressed = event.timeStamp), true);
    const { setTargetAtTime } = AudioParam.prototype;
    AudioParam.prototype.setTargetAtTime = function fade(target, ...times) {
      if (target === 1 && switches.pressed > 0) {
        switches.figures.push(performance.now() - switches.pressed);
        switches.pressed = 0; // what sounds later comes of itself
      }
      return setTargetAtTime.call(this, target, ...times);
    };
  }, token);
  const page = await context.newPage();
  await page.goto(`${origin}/compare?${voiceIds.map((voiceId) => `voice=${voiceId}`).join("&")}`);
  await page.getByRole("radiogroup", { name: "Duyulan ses" }).waitFor();
  await page.locator("[data-compared]").first().waitFor();
  await page.getByText("Yükleniyor").first().waitFor({ state: "detached" });
  await throttle(page, { network: false });
  const count = () =>
    page.evaluate(() => (globalThis as never as { switches: Switches }).switches.figures.length);
  await page.keyboard.press("r"); // a loop, so that it never ends
  await page.keyboard.press(" ");
  for (let press = 0; press < presses; press++) {
    await page.waitForTimeout(hurry);
    const before = await count();
    await page.keyboard.press(String(((press + 1) % voiceIds.length) + 1));
    await page.waitForFunction(
      (known) => (globalThis as never as { switches: Switches }).switches.figures.length > known,
      before,
    );
  }
  const figures = await page.evaluate(() => (globalThis as never as { switches: Switches }).switches.figures);
  await context.close();
  return figures.slice(1); // the first is the press on Space
}
