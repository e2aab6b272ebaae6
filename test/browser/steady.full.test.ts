import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import { stillness } from "#test/support/browser/stillness.ts";

const sizes = [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const;
const locale = "en";

const top = async (heading: Locator) => Math.round((await heading.boundingBox())?.y ?? Number.NaN);

describe.each(sizes)("in %i by %i pixels, messages move nothing above them", (width, height) => {
  test("on the login page", async ({ open }) => {
    const page = await open("/login", { width, height, locale });
    const heading = page.getByRole("heading", { level: 1 });
    const logIn = page.getByRole("main").getByRole("button", { name: "Log in" });
    await stillness(page);
    const before = await top(heading);
    await logIn.click();
    await page.getByText("Username is required").waitFor();
    expect(await top(heading)).toBe(before);
    await page.getByLabel("Username").fill("nobody");
    await page.getByLabel("Password", { exact: true }).fill("secret");
    await logIn.click();
    await page.getByRole("alert").waitFor();
    expect(await top(heading)).toBe(before);
  });

  test.for([
    ["voice request", "/?lang=en", undefined, ["Request a voice"], "Send request"],
    ["offer", "/panel", "demo-client", ["Make offer"], "Submit offer"],
    ["password", "/panel", "demo-client", ["Deniz Aksoy", "Change password"], "Change password"],
  ] as const)("in the dialog of the %s", async ([, path, as, presses, submit], { open }) => {
    const page = await open(path, { width, height, locale, as });
    for (const name of presses) await page.getByRole("button", { name }).first().click();
    const dialog = page.getByRole("dialog");
    const heading = dialog.getByRole("heading").first();
    await heading.waitFor();
    await stillness(page);
    const before = await top(heading);
    await dialog.getByRole("button", { name: submit }).click();
    await dialog.locator("[aria-invalid=true]").first().waitFor();
    expect(await top(heading)).toBe(before);
  });
});
