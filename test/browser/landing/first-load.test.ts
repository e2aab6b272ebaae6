import { expect } from "vitest";
import { words } from "#test/landing/words.ts";
import { test, type Open, type VisitOptions } from "#test/support/browser/fixtures.ts";

/** Whether a script holds a sentence of the library, as its catalogue does. */
const ofTheLibrary = (script: string) => script.includes("Filtreleri uygula");

/** Opens a page and answers what its scripts say, and what the console does. */
async function scriptsOf(open: Open, path: string, options: VisitOptions = {}) {
  const said: string[] = [];
  const texts: Promise<string>[] = [];
  const page = await open(path, {
    ...options,
    async before(opened) {
      opened.on("console", (message) => said.push(message.text()));
      opened.on("response", (answer) => answer.url().endsWith(".js") && texts.push(answer.text()));
    },
  });
  await page.waitForLoadState("networkidle");
  return { said: [...said, ...page.faults], scripts: await Promise.all(texts) };
}

test("the page comes to life without a warning, and without the application", async ({ open }) => {
  const { said, scripts } = await scriptsOf(open, "/");
  expect(said).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(ofTheLibrary)).toEqual([]);
  const library = await scriptsOf(open, "/panel", { as: "demo-client" });
  expect(library.scripts.filter(ofTheLibrary)).not.toEqual([]);
});

test("the footer marks the language that was chosen in the bar", async ({ page }) => {
  const marked = page.getByRole("contentinfo").locator('a[aria-current="true"]');
  expect(await marked.allTextContents()).toEqual(["Türkçe"]);
  await page.getByRole("button", { name: "Dil: TR" }).click();
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: words.en.title }).waitFor();
  expect(await marked.allTextContents()).toEqual(["English"]);
});

test("the page comes to life and switches its language where storage is blocked", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(site.origin);
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: words.en.title }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
