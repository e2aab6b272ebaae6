import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test, type Open, type VisitOptions } from "#test/support/browser/fixtures.ts";
import { cards, namesOf } from "./journeys/client-steps.ts";

/** Opens a page whose code is held back until `release` is called; `opened` is the page once it is interactive. */
async function openHeld(open: Open, path: string, options: VisitOptions) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const made = Promise.withResolvers<Page>();
  const calls: string[] = [];
  const opened = open(path, {
    ...options,
    before: async (page) => {
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/api/")) calls.push(pathname);
      });
      await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
        await promise;
        await route.continue();
      });
      made.resolve(page);
    },
  });
  const page = await made.promise;
  await page.waitForSelector("#root", { state: "attached" });
  return { page, calls, release, opened };
}

const bar = (page: Page) => page.locator("header").getByText("Tınora");
const shapes = (page: Page) => page.locator("[class*=_shape_]").first();
const profile = "/api/v1/auth/me";

describe("before its code is there", () => {
  test.for([1440, 390])(
    "the library shows its shapes and asks who it is, %i pixels wide",
    async (width, { open }) => {
      const { page, calls, release, opened } = await openHeld(open, "/panel", { as: "demo-client", width });
      await bar(page).waitFor();
      await shapes(page).waitFor();
      await expect.poll(() => calls).toEqual([profile]);
      expect(await cards(page).count()).toBe(0);
      release();
      const { faults } = await opened;
      await namesOf(page);
      expect(await page.locator("#root > [inert]").count()).toBe(0);
      expect(
        calls.filter((path) => path === profile),
        "asked for once",
      ).toEqual([profile]);
      expect(faults).toEqual([]);
    },
  );

  test("another page of somebody shows the bar alone", async ({ open }) => {
    const { page, calls, release, opened } = await openHeld(open, "/owner/clients", { as: "demo-owner" });
    await bar(page).waitFor();
    expect(await shapes(page).isVisible()).toBe(false);
    await expect.poll(() => calls).toEqual([profile]);
    release();
    const { faults } = await opened;
    await page.getByRole("heading", { level: 1, name: "Müşteriler" }).waitFor();
    expect(faults).toEqual([]);
  });

  test("nobody is shown a bar that may not come, nor asked for, and the page is in their language", async ({
    open,
  }) => {
    const { page, calls, release, opened } = await openHeld(open, "/login?lang=en", {});
    expect(await bar(page).isVisible()).toBe(false);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.title()).toBe("Tınora");
    release();
    await (await opened).getByLabel("Username").waitFor();
    expect(calls).toEqual([]);
  });
});
