import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cards, namesOf } from "./journeys/client-steps.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { stillness, twoFrames } from "#test/support/browser/stillness.ts";

/** A press as a hand makes it: the pointer is held down for a while and does not follow what moves away under it. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await stillness(page);
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not drawn");
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await twoFrames(page);
  await page.mouse.up();
}

const isWrongAndFocused = (field: Locator) =>
  field.evaluate((one) => one === document.activeElement && one.getAttribute("aria-invalid") === "true");

const submit = (page: Page) => page.locator("[type=submit]:visible").last();

describe("the first press on the button counts though leaving the field shows its message", () => {
  test("in the login", async ({ open }) => {
    const page = await open("/login");
    await page.locator("[name=username]").focus();
    await press(page, submit(page));
    await expect.poll(() => isWrongAndFocused(page.locator("[name=username]"))).toBe(true);
    await expect.poll(() => page.locator("[aria-invalid]").count()).toBe(2);
  });

  test("in the offer", async ({ client: page }) => {
    await namesOf(page);
    await cards(page)
      .first()
      .getByRole("button", { name: /^Teklif ver/ })
      .click();
    await page.locator("[name=budget]").fill("1250");
    await page.locator("[name=platform]").fill("TV");
    await page.locator("[name=version]").fill("");
    await press(page, submit(page));
    await expect.poll(() => isWrongAndFocused(page.locator("[name=version]"))).toBe(true);
  });

  test("in the voice request", async ({ page }) => {
    await page
      .getByRole("button", { name: /^Ses talep|^Ses talebi/ })
      .first()
      .click();
    await page.locator("[name=fullName]").focus();
    await press(page, submit(page));
    await expect.poll(() => isWrongAndFocused(page.locator("[name=fullName]"))).toBe(true);
    await expect.poll(() => page.locator("[aria-invalid]").count()).toBeGreaterThan(3);
  });

  test("in the password dialog", async ({ client: page }) => {
    await page.getByRole("banner").locator("[aria-controls]").last().click();
    await page.getByRole("button", { name: "Şifre değiştir" }).click();
    await page.locator("[name=currentPassword]").fill("demo-client-password");
    await page.locator("[name=newPassword]").fill("kısa");
    await press(page, page.getByRole("dialog").locator("[type=submit]"));
    await expect.poll(() => isWrongAndFocused(page.locator("[name=newPassword]"))).toBe(true);
  });

  test("in the client form", async ({ open }) => {
    const page = await open("/owner/create-client", { as: "demo-owner" });
    await page.locator("[name=lastName]").focus();
    await press(page, submit(page));
    await expect.poll(() => isWrongAndFocused(page.locator("[name=name]"))).toBe(true);
  });

  test("in the artist form, on a choice below the field too", async ({ open }) => {
    const page = await open("/owner/create-voice-artist", { as: "demo-owner" });
    await page.locator("[name=name]").focus();
    await press(page, page.locator("label", { hasText: "Kadın" }));
    await expect.poll(() => page.getByRole("radio", { name: "Kadın" }).isChecked()).toBe(true);
    await page.locator("[name=age]").focus();
    await press(page, submit(page));
    await expect.poll(() => isWrongAndFocused(page.locator("[name=name]"))).toBe(true);
  });
});

test("a message of a field that was left comes when the press elsewhere is over", async ({
  client: page,
}) => {
  await namesOf(page);
  await cards(page)
    .first()
    .getByRole("button", { name: /^Teklif ver/ })
    .click();
  await page.locator("[name=budget]").fill("bin");
  await stillness(page);
  const heading = await page.getByRole("dialog").getByRole("heading", { level: 2 }).boundingBox();
  await page.mouse.move((heading?.x ?? 0) + 4, (heading?.y ?? 0) + 4);
  await page.mouse.down();
  await twoFrames(page);
  expect(await page.locator("[aria-invalid]").count()).toBe(0);
  await page.mouse.up();
  await expect.poll(() => page.locator("[aria-invalid]").count()).toBe(1);
});
