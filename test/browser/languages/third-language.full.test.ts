import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect } from "vitest";
import { startBuiltServer } from "#test/support/built/built-server.ts";
import { filledFolder } from "#test/support/built/filled-data.ts";
import { browserTest } from "#test/support/browser/fixtures.ts";
import { scrollsSideways } from "#test/support/browser/layout.ts";
import { copyTree, type TreeCopy } from "#test/support/disk/tree-copy.ts";

const run = promisify(execFile);

/** Hebrew in name alone: the English sentences behind a Hebrew letter. */
async function addHebrew({ folder, rewrite }: TreeCopy): Promise<void> {
  await rewrite("contract/constants/site-languages.ts", (text) =>
    text.replace(
      "\n} as const;",
      `\n  he: { name: "עברית", dir: "rtl", clock: ":", quotes: "“”" },\n} as const;`,
    ),
  );
  await cp(join(folder, "locales/en.po"), join(folder, "locales/he.po"));
  await rewrite("locales/he.po", (text) =>
    text.replace("Language: en", "Language: he").replaceAll(/^msgstr "(?=.)/gm, 'msgstr "א '),
  );
}

const test = browserTest
  .extend("tree", { scope: "file" }, async ({}, { onCleanup }) => {
    const tree = await copyTree();
    onCleanup(() => tree.remove());
    await addHebrew(tree);
    await run("npm", ["run", "-s", "build"], { cwd: tree.folder });
    return tree;
  })
  .extend("origin", { scope: "file" }, async ({ tree }, { onCleanup }) => {
    const data = await filledFolder();
    const server = await startBuiltServer(
      { DATA_DIR: data.folder },
      join(tree.folder, "dist/server/main.js"),
    );
    onCleanup(async () => {
      await server.stop();
      await data.remove();
    });
    return server.origin;
  });

describe("a third language, added by one entry and one catalogue", () => {
  test("has its public pages, and is linked from the others", async ({ origin }) => {
    const pageAt = async (path: string) => (await fetch(origin + path)).text();
    const hebrew = await pageAt("/privacy?lang=he");
    expect(hebrew).toMatch(/^<!doctype html><html lang="he" dir="rtl"/);
    expect(hebrew).toContain("<h1>א Privacy notice");
    const days = new Intl.NumberFormat("he", { style: "unit", unit: "day", unitDisplay: "long" }).format(180);
    expect(hebrew).toContain(`<span data-fact="requests">${days}`);
    expect(hebrew).toContain('property="og:locale" content="he_IL"');
    expect(await pageAt("/")).toMatch(/hreflang="he" href="[^"]*\/\?lang=he"/);
    expect(await pageAt("/sitemap.xml")).toContain("/privacy?lang=he");
  });

  test("has the server's sentences", async ({ origin }) => {
    const body = new URLSearchParams({ username: "nobody", password: "nothing" });
    const headers = { "accept-language": "he-IL,en;q=0.5" };
    const refusal = await fetch(`${origin}/api/v1/auth/login`, { method: "POST", body, headers });
    expect(await refusal.text()).toBe("א Invalid username or password.");
  });

  test.for([1440, 390])("is shown from right to left, %i pixels wide", async (width, { origin, openUrl }) => {
    const page = await openUrl(`${origin}/?lang=he`, { width });
    expect(await page.evaluate(() => [document.dir, getComputedStyle(document.body).direction])).toEqual([
      "rtl",
      "rtl",
    ]);
    await page.getByRole("heading", { level: 1, name: /^א The right voice/ }).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(page.faults).toEqual([]);
  });

  test("is kept on the way into the workspace, and left for another one", async ({ origin, openUrl }) => {
    const page = await openUrl(`${origin}/?lang=he`);
    await page.getByRole("link", { name: "א Log in" }).first().click();
    await page.getByRole("textbox", { name: "א Username" }).fill("demo-client");
    await page.getByRole("textbox", { name: "א Password" }).fill("demo-client-password");
    await page.getByRole("main").getByRole("button", { name: "א Log in", exact: true }).click();
    await page.getByRole("heading", { name: "א Voice library" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.dir)).toBe("rtl");
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole("button", { name: "א Language: HE" }).click();
    await page.getByRole("link", { name: "English" }).first().click();
    await page.getByRole("heading", { name: "Voice library", exact: true }).waitFor();
    const language = () => page.evaluate(() => [document.documentElement.lang, document.dir]);
    await expect.poll(language).toEqual(["en", "ltr"]);
    expect(page.faults).toEqual([]);
  });
});
