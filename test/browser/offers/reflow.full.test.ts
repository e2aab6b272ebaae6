import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { doubleText, lostParts, scrollsSideways } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { stillness } from "#test/support/browser/stillness.ts";
import { waitingFor } from "./demo-offers.ts";
import { offerWords } from "./words.ts";

async function expectWhole(page: OpenPage): Promise<void> {
  await stillness(page);
  await expect.poll(() => lostParts(page)).toEqual([]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
}

/** Has all voice requests come from yesterday evening, which takes the most words to say. */
const askYesterday = (page: Page) =>
  page.route("**/api/v1/voice-requests?*", async (route) => {
    const evening = new Date();
    evening.setDate(evening.getDate() - 1);
    evening.setHours(22, 19);
    const response = await route.fetch();
    const { content, ...rest } = (await response.json()) as { content: object[] };
    const asked = content.map((request) => ({ ...request, createdAt: evening.toISOString() }));
    await route.fulfill({ response, json: { ...rest, content: asked } });
  });

describe.each(["tr", "en"] as const)("at 320 pixels with text at 200 %, in %s,", (locale) => {
  const say = offerWords[locale];
  const small = { width: 320, height: 568, locale };

  test.for(["demo-client", "demo-owner"] as const)(
    "an offer and a counter-offer are whole for %s",
    async (as, { open, site }) => {
      const page = await open(await waitingFor(site, as), { as, ...small });
      await page.getByRole("button", { name: say.unfold }).click();
      await doubleText(page);
      await expectWhole(page);
      await page.getByRole("button", { name: say.counter }).click();
      await page.getByLabel(say.budget).fill(say.third);
      await page.getByText(say.one).waitFor();
      await expectWhole(page);
      expect(page.faults).toEqual([]);
    },
  );

  test("what an acceptance means is read to its end by keys", async ({ open, site }) => {
    const page = await open(await waitingFor(site, "demo-client"), { as: "demo-client", ...small });
    await doubleText(page);
    await page.getByRole("button", { name: say.accept }).click();
    await page.getByRole("dialog").waitFor();
    await expectWhole(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(page.faults).toEqual([]);
  });

  test("the dashboard needs no sideways scrolling", async ({ open }) => {
    const page = await open("/owner/dashboard", { as: "demo-owner", ...small, before: askYesterday });
    await page.waitForLoadState("networkidle");
    await doubleText(page);
    await expectWhole(page);
    expect(page.faults).toEqual([]);
  });
});
