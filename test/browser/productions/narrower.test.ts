import { expect } from "vitest";
import type { OfferPage } from "#contract/offers/offers.ts";
import { dayAfter } from "#test/rooms/calls.ts";
import { test as base } from "#test/browser/lists/demo-lists.ts";
import { stillness } from "#test/support/browser/stillness.ts";

const test = base.extend("openReviewed", ({ open, call }) => async () => {
  /** The page of the demo's production in review, which guests may hear. */
  const { content } = await call<OfferPage>("demo-client", "offers?status=accepted");
  const [{ offerId = "" } = {}] = content;
  const until = dayAfter(new Date(), 7);
  await call("demo-client", `offers/${offerId}/review-link`, { until });
  return open(`/offers/${offerId}`, { as: "demo-client", width: 1440 });
});

test("a dialog of either column stays above the page, with the focus, where columns change places under it", async ({
  openReviewed,
}) => {
  const page = await openReviewed();
  const dialog = page.getByRole("dialog");
  for (const name of [/^Son gün ve mesaj$/, /^\d+\. notu sil$/]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name }).click();
    await dialog.waitFor();
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await stillness(page);
      expect(await dialog.evaluate((element) => element.matches(":modal")), `${name} at ${width}`).toBe(true);
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
  expect(page.faults).toEqual([]);
});
