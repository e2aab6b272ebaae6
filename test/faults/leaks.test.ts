import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { isNightly } from "./all.ts";
import { screens } from "./screens.ts";
import { goTo } from "./stale-code.ts";
import { openOwnWorld } from "./world.ts";

/** 200 navigations with `NIGHTLY=1`. */
const navigations = isNightly ? 200 : 15;

/** What the page holds once all that is garbage is gone. */
async function held(cdp: CDPSession): Promise<Record<string, number>> {
  for (let times = 0; times < 3; times += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const round = [screens.panel, screens.liked, screens.landing];

async function walk(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const screen = round[step % round.length] ?? screens.panel;
    await goTo(page, screen.path());
    await screen.enter(page);
  }
}

it(`${navigations} navigations leave nothing behind: no listeners, no nodes, no memory`, async () => {
  const world = await openOwnWorld();
  const page = await world.open(screens.panel);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await screens.panel.play(page).click();
  await walk(page, 15); // everything is loaded and cached
  const before = await held(cdp);
  await walk(page, Math.ceil(navigations / 15) * 15); // ends where it began
  const after = await held(cdp);
  const grown = (name: string) => (after[name] ?? 0) / (before[name] ?? 1);
  const figures = ["JSEventListeners", "Nodes", "JSHeapUsedSize"].map(
    (name) => `${name} ×${grown(name).toFixed(3)}`,
  );
  process.stdout.write(`${navigations} navigations: ${figures.join(", ")}\n`);
  expect(grown("JSEventListeners")).toBeLessThan(1.1);
  expect(grown("Nodes")).toBeLessThan(1.1);
  expect(grown("JSHeapUsedSize")).toBeLessThan(1.25);
  await world.close();
});
