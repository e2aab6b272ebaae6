import type { Page } from "playwright-core";
import { expect } from "vitest";
import { filter, pageIs, pager, toPage, voicesOn } from "#test/browser/journeys/client-steps.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";

test("a link to a filtered page shows someone else the same voices", async ({ client, open }) => {
  await filter(client);
  await toPage(client, 2);
  const seen = await voicesOn(client);
  const { pathname, search } = new URL(client.url());
  const shared = await open(pathname + search, { as: "demo-owner" });
  await pageIs(shared, 2);
  expect(await voicesOn(shared)).toEqual(seen);
});

/** The query of every page of voices that is asked for from now on. */
function watchLists(page: Page): string[] {
  const lists: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/v1/voices") lists.push(search);
  });
  return lists;
}

test("on the way back no page that was seen is asked for or loads again", async ({ open }) => {
  const page = await open("/privacy", { as: "demo-client" });
  const lists = watchLists(page);
  await page.goto("/panel");
  await pageIs(page, 1);
  const seen = [await voicesOn(page)];
  for (let number = 2; number <= 6; number += 1) {
    await toPage(page, number);
    seen.push(await voicesOn(page));
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[aria-busy=true]")) document.documentElement.dataset["waited"] = "";
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  for (let number = 5; number >= 1; number -= 1) {
    await pager(page).getByRole("button", { name: "Önceki" }).click();
    await pageIs(page, number);
    expect(await voicesOn(page)).toEqual(seen[number - 1]);
  }
  await page.waitForLoadState("networkidle");
  expect(lists).toEqual([...new Set(lists)]);
  expect(await page.locator("html[data-waited]").count()).toBe(0);
});

test("by keyboard alone: filter, turn the page, and take the filter back", async ({ client }) => {
  await pageIs(client, 1);
  await tabTo(client, /^Diller/);
  await client.keyboard.press("Enter");
  await client.getByRole("checkbox", { name: "Kürtçe" }).waitFor();
  await client.keyboard.press("Tab");
  await client.keyboard.press("Space");
  await client.keyboard.press("Escape");
  await expect.poll(() => focusedName(client)).toMatch(/^Diller · 1/);
  await tabTo(client, /filtreleri uygula$/i);
  await client.keyboard.press("Enter");
  await client.getByRole("button", { name: "Filtreyi kaldır: Türkçe" }).waitFor();
  await tabTo(client, /^Sonraki/);
  await client.keyboard.press("Enter");
  await pageIs(client, 2);
  await expect.poll(() => focusedName(client)).toBe("Sesler");
  await tabTo(client, /^Filtreyi kaldır: Türkçe/, "Shift+Tab");
  await client.keyboard.press("Enter");
  await pageIs(client, 1);
  await expect.poll(() => new URL(client.url()).search).toBe("");
});
