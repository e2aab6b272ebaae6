import { expect } from "vitest";
import { looks } from "#test/browser/controls/looks.ts";
import { test } from "#test/browser/controls/pages.ts";
import { pagesOf } from "#test/browser/offers/steps.ts";
import { someOf } from "#test/support/amount.ts";
import { cutOff } from "#test/support/browser/cut-off.ts";
import { scrollsSideways } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { stillness, twoFrames } from "#test/support/browser/stillness.ts";

/** What is printed of these pages, and on how many sheets of A4 at most. */
const printed = [
  { path: "/compare", nth: 0, sheets: 1 },
  { path: "/lists/$listId", nth: 0, sheets: 1 },
  { path: "/rooms/$roomId", nth: 1, sheets: 2 },
  { path: "/lists", nth: 0, sheets: 1 },
  { path: "/offers", nth: 0, sheets: 1 },
  { path: "/owner/clients", nth: 0, sheets: 1 },
].flatMap(({ path, nth, sheets }) =>
  (looks[path] ?? []).slice(nth, nth + 1).map((look) => ({
    as: "nobody" as const,
    address: path,
    ...look,
    nth,
    path,
    sheets,
  })),
);

/** What is seen and floats over the page; what is only heard is clipped away. */
const floating = (page: OpenPage): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((one) => {
        const isSeen = one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 1;
        const { position, clipPath } = getComputedStyle(one);
        return isSeen && position === "fixed" && clipPath === "none";
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  );

test.for(printed.flatMap((look) => someOf(["tr", "en"], 1).map((locale) => ({ ...look, locale }))))(
  "$path is printed in $locale without bars, docks and buttons, whole and dark on white, from a dark screen",
  async (look, { openLook }) => {
    const page = await openLook(look, { width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    const play = page.getByRole("button", { name: /^(Oynat|Play): / }).first();
    if (await play.isVisible()) await play.click();
    await page.getByRole("banner").waitFor();
    expect(pagesOf(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(look.sheets);

    // As wide as the sheet between its margins.
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 718, height: 1000 });
    await twoFrames(page);
    await stillness(page);
    expect(await floating(page)).toEqual([]);
    for (const role of ["banner", "navigation", "contentinfo"] as const)
      expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    const heading = page.getByRole("heading", { level: 1 });
    expect(await heading.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(14, 27, 37)");
    expect(page.faults).toEqual([]);
  },
);
