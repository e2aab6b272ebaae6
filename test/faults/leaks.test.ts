import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { triesAll } from "#test/support/amount.ts";
import { test } from "./fixtures.ts";
import { screens } from "./screens/all.ts";
import { goTo } from "./steps.ts";

const round = [screens.panel, screens.liked, screens.landing];

async function walk(page: Page, rounds: number): Promise<void> {
  for (let done = 0; done < rounds; done += 1)
    for (const screen of round) {
      await goTo(page, screen.path());
      await screen.enter(page);
    }
}

/** An object of the page that the debugger can be asked about. */
async function objectOf(cdp: CDPSession, expression: string): Promise<string> {
  const { result } = await cdp.send("Runtime.evaluate", { expression });
  return result.objectId ?? "";
}

/** Listeners of the window and the document, by type and number. */
async function listenersOf(cdp: CDPSession): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const target of ["window", "document"]) {
    const { listeners } = await cdp.send("DOMDebugger.getEventListeners", {
      objectId: await objectOf(cdp, target),
    });
    for (const { type } of listeners) counts[`${target} ${type}`] = (counts[`${target} ${type}`] ?? 0) + 1;
  }
  return counts;
}

/** How many elements are in memory without being on the page: React keeps those of the page that was left last. */
async function readDetached(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  const prototypeObjectId = await objectOf(cdp, "HTMLElement.prototype");
  const { objects } = await cdp.send("Runtime.queryObjects", { prototypeObjectId });
  const objectId = objects.objectId ?? "";
  // The prototypes of its subclasses are found too.
  const { result } = await cdp.send("Runtime.callFunctionOn", {
    objectId,
    functionDeclaration: `function () {
      return this.filter((each) => !Object.hasOwn(each, "constructor") && !each.isConnected).length;
    }`,
    returnByValue: true,
  });
  await cdp.send("Runtime.releaseObject", { objectId });
  return result.value as number;
}

/** How many elements are detached once two readings agree: one that has just left may be read once more. */
async function detachedElements(cdp: CDPSession): Promise<number> {
  let last = -1;
  let now = await readDetached(cdp);
  while (now !== last) [last, now] = [now, await readDetached(cdp)];
  return now;
}

test("pages that were left leave nothing behind, however often one goes around", async ({ world }) => {
  const page = await world.open(screens.panel);
  const cdp = await page.context().newCDPSession(page);
  await screens.panel.play(page).click();
  await walk(page, 3); // everything is loaded and cached
  const listeners = await listenersOf(cdp);
  const elements = await detachedElements(cdp);
  const rounds = triesAll ? 60 : 5;
  await walk(page, rounds);
  await expect.poll(() => listenersOf(cdp)).toEqual(listeners);
  // A leak keeps at least one more every round.
  await expect.poll(() => detachedElements(cdp)).toBeLessThan(elements + rounds);
});
