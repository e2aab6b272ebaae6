import type { Page } from "playwright-core";

/** A take's waveform is its element's lower part; the pins stand above it. */
const aboveBottom = 26;

interface Finger {
  at: { x: number; y: number };
  send(type: "touchStart" | "touchMove" | "touchEnd", at: { x: number; y: number }[]): Promise<unknown>;
}

/** A finger over the open waveform of a page of a phone, at a share of its width from 0 to 1. */
async function fingerOn(page: Page, share: number): Promise<Finger> {
  const wave = page.locator('[id^="wave-"]').filter({ visible: true }).first();
  await wave.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const { x, y, width, height } = (await wave.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  return {
    at: { x: x + share * width, y: y + height - aboveBottom },
    send: (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints }),
  };
}

/** Rests a finger on the waveform until what that opens is there. */
export async function hold(page: Page, share: number, opened: () => Promise<void>): Promise<void> {
  const { at, send } = await fingerOn(page, share);
  await send("touchStart", [at]);
  await opened();
  await send("touchEnd", []);
}

/** Draws a finger over a part of the waveform. */
export async function drag(page: Page, from: number, to: number): Promise<void> {
  const { at, send } = await fingerOn(page, from);
  const { at: end } = await fingerOn(page, to);
  await send("touchStart", [at]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await send("touchMove", [{ x: at.x + part * (end.x - at.x), y: at.y }]);
  await send("touchEnd", []);
  // Chromium takes no tap for a press that comes faster than a person's next one.
  await page.waitForTimeout(700);
}
