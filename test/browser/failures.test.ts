import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type OpenPage, type Site } from "#test/support/site.ts";
import { doubleText } from "./client-looks.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

/** How many lines each message on screen takes. */
const lines = (page: OpenPage) =>
  page.getByRole("alert").evaluateAll((messages) =>
    messages.map((message) => {
      const height = Number.parseFloat(getComputedStyle(message).lineHeight);
      return Math.round(message.getBoundingClientRect().height / height);
    }),
  );

describe("a sound that fails is said in lines of words, in its card and in the dock", () => {
  it.each([
    ["tr", 1440, 100],
    ["en", 390, 100],
    ["en", 320, 100],
    ["tr", 320, 200],
  ] as const)("in %s, on %i pixels with text at %i percent", async (locale, width, text) => {
    const page = await site.open("/panel", { as: "demo-client", locale, width, height: 844 });
    await page.getByRole("article").first().waitFor();
    await page.route("**/*.mp3", (route) => route.abort());
    if (text === 200) await doubleText(page);
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^(Oynat|Play)/ })
      .click();
    await expect.poll(() => page.getByRole("alert").count()).toBe(2);
    for (const taken of await lines(page)) expect(taken).toBeLessThan(4);
    await page.context().close();
  });
});

it("a library that fails says so apart from its filters", async () => {
  const page = await site.open("/panel", {
    as: "demo-client",
    before: (one) =>
      one.route("**/api/v1/voices*", (route) => route.fulfill({ status: 500, body: "Olmadı" })),
  });
  const toolbar = await page.getByRole("button", { name: "Çoklu seçim" }).boundingBox();
  const panel = await page.getByRole("alert").locator("xpath=..").boundingBox();
  expect((panel?.y ?? 0) - (toolbar?.y ?? 0) - (toolbar?.height ?? 0)).toBe(20);
  await page.context().close();
});
