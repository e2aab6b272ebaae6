import { expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";
import { cardOf, heartOn, voicesOn } from "#test/browser/journeys/client-steps.ts";

test("by keyboard alone: log in, open the profile, log out", async ({ open }) => {
  const page = await open("/panel");
  await page.locator("[name=username]:focus").waitFor();
  await page.keyboard.type("demo-client");
  await page.keyboard.press("Tab");
  await page.keyboard.type("demo-client-password");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Ses kütüphanesi" }).waitFor();
  const profile = page.getByRole("button", { name: "Deniz Aksoy" });
  await profile.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab"); // at once: what is in the menu may not be there yet
  await expect.poll(() => focusedName(page)).toBe("Panelim");
  await page.keyboard.press("Escape");
  await expect.poll(() => profile.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await tabTo(page, "Çıkış yap");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Çalışma alanına hoş geldiniz" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect(page.faults).toEqual([]);
});

test("a logout ends the session in every tab, and another login begins one in each", async ({
  client: page,
  site,
}) => {
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/panel`);
  await other.getByRole("heading", { level: 1, name: "Ses kütüphanesi" }).waitFor();
  await page.getByRole("button", { name: "Deniz Aksoy" }).click();
  await page.getByRole("button", { name: "Çıkış yap" }).click();
  await other.getByText("Oturum anahtarı bulunamadı. Lütfen tekrar giriş yapın.").waitFor();
  await expect.poll(() => new URL(other.url()).search).toBe("?next=%2Fpanel");
  await other.getByLabel("Kullanıcı adı").fill("demo-owner");
  await other.getByLabel("Şifre", { exact: true }).fill("demo-owner-password");
  await other.keyboard.press("Enter");
  await other.getByRole("heading", { level: 1, name: "Ses kütüphanesi" }).waitFor();
  await page.waitForURL("**/owner/dashboard");
});

test("two tabs that like different voices at the same moment keep both", async ({ open }) => {
  const page = await open("/panel?page=4", { as: "demo-client" });
  const other = await page.context().newPage();
  await other.goto("/panel?page=4");
  const ids = (await voicesOn(page)).slice(0, 2);
  expect(await voicesOn(other)).toEqual(expect.arrayContaining(ids));
  const [one = "", two = ""] = ids;
  const hearts = [heartOn(cardOf(page, one)), heartOn(cardOf(other, two))];
  await expect
    .poll(() => Promise.all(hearts.map((heart) => heart.getAttribute("aria-label"))))
    .toEqual([expect.stringMatching(/^Beğen: /), expect.stringMatching(/^Beğen: /)]);
  const stored = [page, other].map((tab) =>
    tab.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok()),
  );
  await Promise.all([...stored, ...hearts.map((heart) => heart.click())]);
  await page.goto("/liked-voices");
  expect(await voicesOn(page)).toEqual(expect.arrayContaining(ids));
});
