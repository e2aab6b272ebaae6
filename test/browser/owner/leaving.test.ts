import { expect } from "vitest";
import { test as base } from "#test/support/browser/fixtures.ts";

const look = { as: "demo-owner", locale: "en" } as const;

const test = base.extend("form", ({ open }) => open("/owner/create-voice-artist", look));

test("the browser asks before a changed form is closed, and not before an unchanged one", async ({
  form: page,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await page.getByLabel("Name", { exact: true }).pressSequentially("N");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("the browser's back button asks too", async ({ open }) => {
  const page = await open("/owner/dashboard", look);
  await page.getByRole("link", { name: /^Create client/ }).click();
  await page.getByLabel("Last name").pressSequentially("A");
  await page.goBack();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/owner/create-client");
  await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe("A");
});

test("credentials that were not copied are not left without a question", async ({ open }) => {
  const page = await open("/owner/create-client", { ...look, context: { permissions: ["clipboard-write"] } });
  const question = page.getByRole("dialog", { name: "Leave without copying?" });
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("Last name").fill("Öz");
  await page.getByRole("button", { name: "Create client" }).click();
  await page.getByRole("button", { name: "Create another" }).click();
  await question.getByRole("button", { name: "Stay on this page" }).click();
  await question.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Go to dashboard" }).first().click();
  await question.getByRole("button", { name: "Stay on this page" }).click();
  await page.getByRole("button", { name: "Copy all credentials" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await page.getByRole("button", { name: "Create another" }).click();
  await page.getByLabel("Last name").waitFor();
  expect(await question.isVisible()).toBe(false);
});

test("a session that ends takes the owner to the login page without a question", async ({ form: page }) => {
  await page.getByLabel("Name", { exact: true }).pressSequentially("N");
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.getByLabel("Age", { exact: true }).fill("38");
  await page.getByRole("radio", { name: "Female" }).check();
  await page.getByRole("button", { name: "Create voice artist" }).click();
  await page.getByText("Authentication token not found. Please log in again.").waitFor();
  await expect.poll(() => page.url()).toMatch(/\/login\?next=%2Fowner%2Fcreate-voice-artist$/);
});

test("a logout asks first", async ({ form: page }) => {
  await page.getByLabel("Name", { exact: true }).pressSequentially("N");
  const logOut = async () => {
    await page.getByRole("button", { name: "Ayşe Erdem" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  };
  await logOut();
  await page.getByRole("button", { name: "Keep editing" }).click();
  expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
  await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("N");
  await logOut();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL("/login");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("what asks has the focus in a window that has become low and narrow, where it scrolls for a moment", async ({
  open,
}) => {
  const artist = encodeURIComponent("Ayla Şenol");
  const page = await open(`/owner/update-voice-artist?artist=${artist}`, { as: "demo-owner" });
  const back = page.getByRole("link", { name: "Listeye dön" });
  const question = page.getByRole("dialog", { name: "Kaydetmeden çıkılsın mı?" });
  const stay = question.getByRole("button", { name: "Düzenlemeye dön" });
  await page.locator("label", { hasText: "Fince" }).first().click();
  await back.click();
  await stay.click();
  await question.waitFor({ state: "hidden" });
  await page.setViewportSize({ width: 320, height: 480 });
  await back.click();
  await question.waitFor();
  await question.evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
  expect(await stay.evaluate((button) => button === document.activeElement)).toBe(true);
});
