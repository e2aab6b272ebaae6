import { expect } from "vitest";
import { isDialog, over, reading, writing, type Fault, type WritingScreen } from "./fault.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { dialogClosed, leave, routeWrites } from "#test/faults/steps.ts";
import { stands } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

/** Leaving gives up what is being read. */
async function readEnds(world: World, screen: Screen & { read: string | RegExp }): Promise<void> {
  const page = await world.open(screen, {
    isEntered: false,
    before: (opened) => opened.route(screen.read, () => undefined),
  });
  await page
    .locator("main")
    .getByText(/yükleniyor/i)
    .first()
    .waitFor();
  const given = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/v1/"));
  await leave(page);
  expect((await given).failure()?.errorText).toBe("net::ERR_ABORTED");
  await stands(page, { hasFocus: false });
}

/** Leaving lets what is being written come to its end. */
async function writeGoesOn(world: World, screen: WritingScreen): Promise<void> {
  const page = await world.open(screen);
  const { promise, resolve } = Promise.withResolvers<void>();
  await routeWrites(page, screen.write, async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest(screen.write.call);
  const answered = page.waitForResponse(screen.write.call);
  await screen.draft.type(page);
  await screen.write.press(page);
  await asked;
  if (isDialog(screen)) {
    await page.keyboard.press("Escape");
    await dialogClosed(page);
  } else {
    await leave(page);
  }
  resolve();
  expect((await answered).status()).toBeLessThan(500);
}

export const unmount: Fault = {
  name: "unmount",
  cases: [...over(reading, ["of a read"], readEnds), ...over(writing, ["of a write"], writeGoesOn)],
};
