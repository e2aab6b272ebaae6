import { expect } from "vitest";
import type { Screen } from "#test/faults/screens/screen.ts";
import { allScreens } from "#test/faults/screens/all.ts";
import { isDialog, over, writing, type Fault, type WritingScreen } from "./fault.ts";
import { goTo, openElsewhere, routeWrites } from "#test/faults/steps.ts";
import { stands, standsWithDraft } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

const offline = "Çevrimdışısınız";

/** The banner is there; what was shown stays, also once it has grown old and is looked at again. */
async function reading(world: World, screen: Screen): Promise<void> {
  const page = await world.open(screen, { before: (opened) => opened.clock.install() });
  const lines = async () => (await page.locator("main").innerText()).split("\n");
  // Parts of a page are read on their own.
  await expect.poll(lines).not.toContainEqual(expect.stringMatching(/yükleniyor/i));
  await page.waitForLoadState("networkidle");
  const before = await lines();
  await page.context().setOffline(true);
  await page.getByText(offline).first().waitFor();
  await page.clock.fastForward(6 * 60_000);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  for (let tries = 0; tries < 5; tries += 1) await page.clock.fastForward(10_000);
  await stands(page, { hasFocus: isDialog(screen) });
  await expect.poll(lines).toEqual(expect.arrayContaining(before));
  await page.context().setOffline(false);
  await page.getByText(offline).first().waitFor({ state: "detached" });
}

/** A write fails in sight, waits for no network, and is sent only when it is asked for again. */
async function sending(world: World, screen: WritingScreen): Promise<void> {
  const page = await world.open(screen, { before: (opened) => opened.clock.install() });
  let sent = 0;
  await routeWrites(page, screen.write, (route) => {
    sent += 1;
    return route.continue();
  });
  await screen.draft.type(page);
  await page.context().setOffline(true);
  await screen.write.press(page);
  const alert = page.getByRole("alert").first();
  for (let tries = 0; tries < 20 && !(await alert.isVisible()); tries += 1)
    await page.clock.fastForward(10_000);
  await alert.waitFor();
  await standsWithDraft(page, screen);
  const tried = sent;
  await page.context().setOffline(false);
  for (let minutes = 0; minutes < 3; minutes += 1) await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await standsWithDraft(page, screen);
  expect(sent, "sent later by itself").toBe(tried);
  if (!screen.draft.isSecret) {
    await screen.write.press(page);
    await page.getByText(screen.write.success).first().waitFor();
  }
}

/** Going to a page whose code is not here yet: it is said, and the way is open once the network is back. */
async function going(world: World, screen: Screen): Promise<void> {
  const page = await openElsewhere(world, screen);
  let loads = 0;
  page.on("framenavigated", (frame) => (loads += frame.url().startsWith("chrome-error") ? 1 : 0));
  await page.context().setOffline(true);
  await goTo(page, screen.path(world));
  const retry = page.getByRole("main").getByRole("button", { name: "Tekrar dene" });
  await retry.waitFor();
  await stands(page);
  await page.getByText(offline).first().waitFor();
  await page.context().setOffline(false);
  await retry.click();
  await screen.enter(page);
  expect(loads, "the browser’s own page").toBe(0);
}

const workspace = allScreens.filter((screen) => screen.role !== null && !isDialog(screen));

export const offlineFault: Fault = {
  name: "offline",
  cases: [
    ...over(allScreens, ["while it is read"], reading),
    ...over(writing, ["when it is sent"], sending),
    ...over(workspace, ["on the way to it"], going),
  ],
};
