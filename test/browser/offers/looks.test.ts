import { expectClean } from "#test/support/browser/clean.ts";
import { describe, expect } from "vitest";
import type { OfferPage } from "#contract/offers/offers.ts";
import { test } from "#test/support/browser/fixtures.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import type { Site } from "#test/support/browser/site.ts";
import { waitingFor } from "./demo-offers.ts";
import { offerWords } from "./words.ts";

/** Every two of language, width and side meet in one of these. */
const looks = [
  { locale: "tr", width: 1440 },
  { locale: "en", width: 390 },
] as const;
const sides = ["demo-client", "demo-owner"] as const;

describe.each(looks)("in $locale and $width pixels, axe finds nothing in either theme", (look) => {
  const say = offerWords[look.locale];

  describe.each(sides)("as %s", (as) => {
    test("on the list: every tab, and a search that finds none", async ({ open }) => {
      const page = await open("/offers", { as, ...look });
      await page.getByRole("tab", { selected: true }).waitFor();
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await page.locator('[role="tabpanel"]:not(:has([aria-busy="true"])) :is(a, h2)').first().waitFor();
        await expectClean(page);
      }
      await page.getByRole("searchbox").fill("xyzxyz");
      await page.getByText(say.noneFits).waitFor();
      await expectClean(page);
      expect(page.faults).toEqual([]);
    });

    test("on an offer, and in the dialog of a counter-offer before and after a change", async ({
      open,
      site,
    }) => {
      const page = await open(await waitingFor(site, as), { as, ...look });
      await page.getByRole("button", { name: say.counter }).waitFor();
      await expectClean(page);
      const unfold = page.getByRole("button", { name: say.unfold });
      if (await unfold.isVisible()) {
        await unfold.click();
        await expectClean(page);
      }
      await page.getByRole("button", { name: say.counter }).click();
      await page.getByLabel(say.budget).waitFor();
      await expectClean(page);
      await page.getByLabel(say.budget).fill(say.third);
      await page.getByText(say.one).waitFor();
      await expectClean(page);
      expect(page.faults).toEqual([]);
    });
  });

  test("where no offer is: no number on a tab, a way to the library", async ({ open, site }) => {
    const page = await open("/offers", {
      as: "demo-client",
      ...look,
      before: (empty) => withoutOffers(empty, site),
    });
    await page.getByText(say.noneWaits).waitFor();
    await expectClean(page);
  });

  test("in the dialog that declines, also with its error", async ({ open, site }) => {
    const page = await open(await waitingFor(site, "demo-owner"), { as: "demo-owner", ...look });
    const unfold = page.getByRole("button", { name: say.unfold });
    await page.getByRole("button", { name: say.counter }).waitFor();
    if (await unfold.isVisible()) await unfold.click();
    await page.getByRole("button", { name: say.decline }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio").first().waitFor();
    await expectClean(page);
    await dialog.getByRole("button", { name: say.decline }).click();
    await dialog.getByText(say.required).waitFor();
    await expectClean(page);
    expect(page.faults).toEqual([]);
  });

  test("in the dialog that makes an offer, its part for script and usage open", async ({ open }) => {
    const page = await open("/panel", { as: "demo-client", ...look });
    await page.getByRole("button", { name: say.make, exact: true }).first().click();
    await page.getByRole("button", { name: say.part }).click();
    const script = page.getByRole("textbox", { name: say.script, exact: true });
    await script.waitFor();
    await expectClean(page);
    await page.getByLabel(say.target).fill("3");
    await script.fill("Sabahın ilk ışığında taze çekilmiş bir fincan kahve. ".repeat(5));
    await page.getByRole("region", { name: say.meter }).or(page.getByText(say.meter)).first().waitFor();
    await expectClean(page);
    expect(page.faults).toEqual([]);
  });
});

/** Answers the list as for a client who never sent an offer. */
const withoutOffers = (page: Pick<OpenPage, "route">, site: Site): Promise<unknown> =>
  page.route(`${site.origin}/api/v1/offers?*`, async (route) => {
    const answer = await route.fetch();
    const full = (await answer.json()) as OfferPage;
    const counts = Object.fromEntries(Object.keys(full.counts).map((name) => [name, 0]));
    const productions = { client: 0, agency: 0 };
    await route.fulfill({
      response: answer,
      json: { ...full, content: [], totalElements: 0, totalPages: 0, counts, productions, unread: [] },
    });
  });
