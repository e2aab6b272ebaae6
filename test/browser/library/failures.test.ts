import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cards, namesOf, playOn } from "#test/browser/journeys/client-steps.ts";
import { someOf } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { doubleText } from "#test/support/browser/layout.ts";

/** How many lines the longest message takes: squeezed into a corner it would take one for nearly every word. */
const longestMessage = (page: Page) =>
  page.getByRole("alert").evaluateAll((messages) =>
    Math.max(
      ...messages.map((message) => {
        const height = Number.parseFloat(getComputedStyle(message).lineHeight);
        return Math.round(message.getBoundingClientRect().height / height);
      }),
    ),
  );

describe("a sound that fails is said in lines of words, in its card and in the dock", () => {
  const looks = [
    ["tr", 1440, 100],
    ["en", 390, 100],
    ["en", 320, 100],
    ["tr", 320, 200],
  ] as const;
  test.for(someOf(looks, 2))(
    "in %s, on %i pixels with text at %i percent",
    async ([locale, width, text], { open }) => {
      const page = await open("/panel", { as: "demo-client", locale, width, height: 844 });
      await namesOf(page);
      await page.route("**/*.mp3", (route) => route.abort());
      if (text === 200) await doubleText(page);
      const card = cards(page).first();
      await playOn(card).click();
      await card.getByRole("alert").waitFor();
      await page
        .getByRole("region", { name: /^(Oynatıcı|Player)$/ })
        .getByRole("alert")
        .waitFor();
      expect(await longestMessage(page)).toBeLessThan(4);
    },
  );
});

test("a library that fails says so below its filters, apart from them", async ({ open }) => {
  const page = await open("/panel", {
    as: "demo-client",
    before: (one) =>
      one.route("**/api/v1/voices*", (route) => route.fulfill({ status: 500, body: "Olmadı" })),
  });
  await page.getByRole("alert").waitFor();
  const toolbar = await page.getByRole("button", { name: "Çoklu seçim" }).boundingBox();
  const panel = await page.getByRole("alert").locator("xpath=..").boundingBox();
  if (!toolbar || !panel) throw new Error("nothing is drawn");
  expect(panel.y).toBeGreaterThan(toolbar.y + toolbar.height);
});
