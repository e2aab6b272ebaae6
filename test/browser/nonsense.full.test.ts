import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { someCells } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";

const parameters = (
  "lang next q page order seed gender voiceColorNames languageNames ageRangeNames tab voice import outcome artist " +
  "state language consent person subject from to"
).split(" ");
const values = {
  "a NUL": "%00",
  "a per cent sign": "%",
  "half a letter": "%E0%A4%A",
  "an endless number": "1e999",
  "a number below": "-7",
  "a long text": "x".repeat(300),
  "an object’s name": "__proto__",
  "a mark and a line": "%3Cb%3E%0A",
};

const pages = {
  nobody: ["/", "/privacy", "/accessibility", "/login"],
  "demo-client": ["/panel", "/compare", "/liked-voices", "/lists", "/offers", "/account"],
  "demo-owner":
    "dashboard voice-artists clients team history import showcase create-client create-voice-artist"
      .split(" ")
      .map((name) => `/owner/${name}`),
} as const;

/** Whether the page shows that it failed. */
const failures = (page: Page) =>
  page.getByText(/Something went wrong|could not be loaded|couldn.t be loaded|responded with an error/i);

const visitors = Object.entries(pages);
const cells = someCells(Object.entries(values), () => visitors);

describe.each(cells)("with $row.0 in every parameter", ({ row: [, value], tried }) => {
  test.for(tried)("%s sees every page with its defaults", async ([who, paths], { open }) => {
    const as = who === "nobody" ? undefined : (who as "demo-client" | "demo-owner");
    const page = await open("/privacy", { locale: "en", ...(as && { as }) });
    const search = parameters.map((name) => `${name}=${value}`).join("&");
    const refused: string[] = [];
    // What is not there, such as an import, is no nonsense.
    page.on("response", (answer) => {
      if (answer.status() >= 400 && answer.status() !== 404) refused.push(answer.url());
    });
    for (const path of paths) {
      const answer = await page.goto(`${path}?${search}`);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await page.waitForSelector("html[data-ready]");
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      expect([path, new URL(page.url()).pathname]).toEqual([path, path]);
      expect([path, await failures(page).allTextContents(), refused]).toEqual([path, [], []]);
    }
    expect(page.faults).toEqual([]);
  });
});

test.for(["/panel%", "/%E0%A4%A", "/%00", "/offers/%00", "/offers/%E0%A4%A", "/lists/%", "/rooms/%ff"])(
  "the address %s, which means nothing, shows a page that says so",
  async (path, { open }) => {
    const page = await open("/privacy", { locale: "en", as: "demo-client" });
    await page.goto(path);
    await page.waitForSelector("html[data-ready]", { timeout: 8000 });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await failures(page).allTextContents()).toEqual([]);
  },
);
