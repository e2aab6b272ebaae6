import type { Page } from "playwright-core";
import { expect } from "vitest";
import { coded, isDialog, over, writing, type CodedScreen, type Fault, type WritingScreen } from "./fault.ts";
import type { Screen } from "./screen.ts";
import { stands, standsWithDraft } from "./stands.ts";
import type { World } from "./world.ts";

const failed = "Bir sorun oluştu, lütfen tekrar deneyin";

/** Goes there inside the application, as a link does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState({}, "", address), path);

/** A page of the application from which a screen's code was not needed yet. */
export const elsewhere = (world: World, screen: Screen) =>
  world.open({ ...screen, path: () => "/nowhere" }, { isEntered: false });

/** Answers 404 for the screen's code as long as `isGone`; counts documents from now on. */
async function takeCode(page: Page, screen: CodedScreen, isGone: (loads: number) => boolean) {
  const count = { loads: 0 };
  page.on("domcontentloaded", () => (count.loads += 1));
  await page.route(screen.code, (route) =>
    isGone(count.loads) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  return count;
}

/** A page whose code is needed by and by: its dialog's, or the page's own. */
async function openWithout(world: World, screen: CodedScreen, isGone: (loads: number) => boolean) {
  if (isDialog(screen)) {
    const page = await world.open(screen, { isEntered: false });
    const count = await takeCode(page, screen, isGone);
    return { page, count, ask: () => screen.enter(page) };
  }
  const page = await elsewhere(world, screen);
  const count = await takeCode(page, screen, isGone);
  return { page, count, ask: () => goTo(page, screen.path(world)) };
}

async function goneOnce(world: World, screen: CodedScreen): Promise<void> {
  const { page, count, ask } = await openWithout(world, screen, (loads) => loads === 0);
  const reloaded = page.waitForEvent("domcontentloaded");
  void ask().catch(() => undefined); // the reload ends it
  await reloaded;
  await page.waitForSelector("html[data-ready]");
  if (isDialog(screen)) await screen.enter(page);
  await screen.shown(page).waitFor();
  expect(count.loads, "one reload").toBe(1);
  await stands(page, { hasFocus: isDialog(screen) });
  await page.context().close();
}

/** The sentence; in place of the voice request's dialog the contact block is brought into view. */
const toldOfMissingDialog = (page: Page, { role }: Screen) =>
  role
    ? page.getByText(failed).waitFor()
    : page.waitForFunction(
        () => (document.querySelector("#contact")?.getBoundingClientRect().top ?? 1e9) < innerHeight,
      );

async function goneForGood(world: World, screen: CodedScreen): Promise<void> {
  let isGone = true;
  const { page, count, ask } = await openWithout(world, screen, () => isGone);
  const reloaded = page.waitForEvent("domcontentloaded");
  void ask().catch(() => undefined);
  await reloaded;
  await page.waitForSelector("main");
  if (isDialog(screen)) {
    await page.waitForSelector("html[data-ready]");
    void screen.enter(page).catch(() => undefined);
    await toldOfMissingDialog(page, screen);
    await stands(page, { hasFocus: false });
    isGone = false;
    await screen.enter(page);
  } else {
    await page.getByText(failed).waitFor();
    await stands(page, { hasFocus: false });
    isGone = false;
    await page.getByRole("button", { name: "Tekrar dene" }).click();
  }
  await screen.shown(page).waitFor();
  expect(count.loads, "never a loop").toBeLessThanOrEqual(2);
  await page.context().close();
}

/** Some other code turns out to be gone while someone types. */
/** Some other code turns out to be gone while someone types: no reload takes the text away. */
async function draftStays(world: World, screen: WritingScreen): Promise<void> {
  const page = await world.open(screen);
  await screen.draft.type(page);
  const reload = page.waitForEvent("domcontentloaded", { timeout: 1500 }).catch(() => undefined);
  await page.evaluate(() => dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
  await reload;
  await standsWithDraft(page, screen);
  await page.context().close();
}

export const staleCode: Fault = {
  name: "stale chunk",
  cases: [
    ...over(coded, ["once"], goneOnce),
    ...over(coded, ["for good"], goneForGood),
    ...over(writing, ["with a draft"], draftStays),
  ],
};
