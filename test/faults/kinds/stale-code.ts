import type { Page } from "playwright-core";
import { expect } from "vitest";
import { loseLateCode, pressOnceBack } from "#test/support/browser/late-code.ts";
import { isDialog, late, over, writing, type Fault, type WritingScreen } from "./fault.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { goTo, openElsewhere } from "#test/faults/steps.ts";
import { stands, standsWithDraft } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

const failed = "Bir sorun oluştu, lütfen tekrar deneyin";

/** A page whose next code is gone: its dialog's, or that of the page it goes to. */
async function openWithout(world: World, screen: Screen, isGone: (loads: number) => boolean) {
  const page = isDialog(screen)
    ? await world.open(screen, { isEntered: false })
    : await openElsewhere(world, screen);
  const count = await loseLateCode(page, isGone);
  const ask = () => (isDialog(screen) ? screen.enter(page) : goTo(page, screen.path(world)));
  return { page, count, ask };
}

async function goneOnce(world: World, screen: Screen): Promise<void> {
  const { page, count, ask } = await openWithout(world, screen, (loads) => loads === 0);
  const reloaded = page.waitForEvent("domcontentloaded");
  void ask().catch(() => undefined); // the reload ends it
  await reloaded;
  await page.waitForSelector("html[data-ready]");
  if (isDialog(screen)) await screen.enter(page);
  await screen.shown(page).waitFor();
  expect(count.loads, "one reload").toBe(1);
  await stands(page, { hasFocus: isDialog(screen) });
}

/** The sentence; in place of the voice request's dialog the contact block is brought into view. */
const toldOfMissingDialog = (page: Page, { role }: Screen) =>
  role
    ? page.getByText(failed).waitFor()
    : page.waitForFunction(
        () => (document.querySelector("#contact")?.getBoundingClientRect().top ?? 1e9) < innerHeight,
      );

async function goneForGood(world: World, screen: Screen): Promise<void> {
  let isGone = true;
  const { page, count, ask } = await openWithout(world, screen, () => isGone);
  const reloaded = page.waitForEvent("domcontentloaded");
  void ask().catch(() => undefined);
  await reloaded;
  await page.waitForSelector("main");
  if (isDialog(screen)) {
    await page.waitForSelector("html[data-ready]");
    await page.evaluate(() => scrollTo(0, 0)); // a reload keeps the place
    void screen.enter(page).catch(() => undefined);
    await toldOfMissingDialog(page, screen);
    await stands(page, { hasFocus: false });
    isGone = false;
    await pressOnceBack(page, () => screen.enter(page), screen.shown(page));
  } else {
    await page.getByRole("main").getByText(failed).waitFor();
    await stands(page, { hasFocus: false });
    const again = page.getByRole("button", { name: "Tekrar dene" });
    await again.waitFor();
    isGone = false;
    void again.click().catch(() => undefined); // a reload that was on its way may have brought the page
  }
  await screen.shown(page).waitFor();
  // Ours, the router’s own, and one for a browser that remembers what was gone.
  expect(count.loads, "never a loop").toBeLessThanOrEqual(3);
}

/** Some other code turns out to be gone while someone types: no reload takes the text away. */
async function draftStays(world: World, screen: WritingScreen): Promise<void> {
  const page = await world.open(screen);
  await screen.draft.type(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.evaluate(async (sign) => {
    dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    await fetch(sign);
  }, "/robots.txt");
  expect(documents, "asks for its own document, to reload it").toEqual([]);
  await standsWithDraft(page, screen);
}

export const staleCode: Fault = {
  name: "stale chunk",
  cases: [
    ...over(late, ["once"], goneOnce),
    ...over(late, ["for good"], goneForGood),
    ...over(writing, ["with a draft"], draftStays),
  ],
};
