import { expect } from "vitest";
import { over, type Case, type Fault } from "./fault.ts";
import { addressOf } from "#test/faults/steps.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { screens } from "#test/faults/screens/all.ts";
import { stands } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

const first = "/panel?languageNames=TURKISH";
const pages = ["0", "-1", "NaN", "x", "1e9", "999", "2.7", "9007199254740993", ""];

const shownPage = /^Sayfa (\d+) \/ (\d+)$/;

async function at(world: World, page: string): Promise<void> {
  const opened = await world.open({ ...screens.panel, path: () => `${first}&page=${page}` });
  const pager = opened.getByRole("navigation", { name: "Sayfalar" });
  const isBeyond = Number(page) > 100;
  const label = pager.getByText(/^Sayfa \d/);
  await expect
    .poll(async () => {
      const [, now, total] = shownPage.exec((await label.innerText()).replace(/\s+/g, " ")) ?? [];
      return isBeyond ? now === total : Number(now) === (page === "2.7" ? 2 : 1);
    })
    .toBe(true);
  await stands(opened, { hasFocus: false });
  if (isBeyond) await expect.poll(() => addressOf(opened)).toMatch(/&page=\d{1,3}$/);
}

/** The list shrinks between two pages: the last one there is is shown, the address mended. */
async function shrunk(world: World): Promise<void> {
  const page = await world.open(screens.panel, { isEntered: false });
  await screens.panel.enter(page);
  await page.route("**/api/v1/voices?*page=3*", async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as object;
    await route.fulfill({ json: { ...list, content: [], totalPages: 2, totalElements: 30 } });
  });
  await page.evaluate(() => history.pushState({}, "", "/panel?languageNames=TURKISH&page=4"));
  await page.waitForURL(`**${first}&page=2`);
  await screens.panel.enter(page);
  await stands(page, { hasFocus: false });
}

const cases: Case[] = [
  ...over([screens.panel as Screen], pages, (world, _screen, page) => at(world, page)),
  ...over([screens.panel as Screen], ["a shrunk list"], (world) => shrunk(world)),
];

export const beyond: Fault = { name: "page beyond the total", cases };
