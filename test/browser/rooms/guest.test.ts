import { expect } from "vitest";
import type { Locator } from "playwright-core";
import { axeFindings, axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { doubleText, lostParts, scrollsSideways } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { test } from "./demo-rooms.ts";

const row = (page: OpenPage, letter: string) => page.locator(`[data-letter="${letter}"]`);
const vote = (page: OpenPage, letter: string, name: string): Locator =>
  page.getByRole("radiogroup", { name: `Oyunuz: ${letter}` }).getByRole("radio", { name });

/** What is wrong with how a page looks, on wide and narrow screens and with large text. */
async function wrongLooks(page: OpenPage): Promise<unknown[]> {
  const found: unknown[] = await axeFindingsInBothThemes(page);
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 720 });
    found.push(...(await axeFindings(page)), ...(await lostParts(page)));
    if (await scrollsSideways(page)) found.push(`scrolls sideways at ${width}`);
  }
  await doubleText(page);
  found.push(...(await axeFindings(page)));
  if (await scrollsSideways(page)) found.push("scrolls sideways with large text");
  return found;
}

test("a guest hears, votes, orders and writes by keys alone, and sends", async ({ open, openRoom, call }) => {
  const { roomId, path } = await openRoom(3);
  const page = await open(path ?? "");
  await row(page, "A").getByRole("button", { name: "Oynat: A" }).focus();
  await page.keyboard.press("Enter");
  await row(page, "A").getByRole("button", { name: "Duraklat: A" }).waitFor();
  await page.keyboard.press("2");
  await row(page, "B").getByRole("button", { name: "Duraklat: B" }).waitFor();
  // A note keeps the moment at which it was begun.
  await page.keyboard.press("n");
  await row(page, "B").getByRole("textbox", { name: "Not" }).waitFor();
  await page.keyboard.type("Sıcak bir giriş.");
  await page.keyboard.press("Enter");
  await row(page, "B").getByText("Sıcak bir giriş.").waitFor();
  await vote(page, "A", "Evet").focus();
  await page.keyboard.press("Space");
  await vote(page, "B", "Evet").focus();
  await page.keyboard.press("Space");
  await vote(page, "C", "Evet").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  expect(await vote(page, "C", "Belki").isChecked()).toBe(true);
  await page.getByRole("button", { name: "Taşı: B", exact: true }).focus();
  for (const key of ["Space", "ArrowUp", "Space"]) await page.keyboard.press(key);
  await page.getByLabel("Adınız").focus();
  await page.keyboard.type("Burak Yılmazer");
  await page.keyboard.press("Enter");
  await page.getByText(/^Yanıtlarınız gönderildi/).waitFor();
  await expect
    .poll(() => call<{ sentCount: number; guests: unknown[] }>("demo-client", `rooms/${roomId}`))
    .toMatchObject({ sentCount: 1, guests: [{ name: "Burak Yılmazer" }] });
  expect(page.faults).toEqual([]);
  expect(await wrongLooks(page)).toEqual([]);
});

test("a password tells nothing before; a revoked room falls silent", async ({ open, openRoom, call }) => {
  const password = "yaz-kampanyası-2026";
  const { roomId, path } = await openRoom(2, { password });
  const page = await open(path ?? "");
  await page.getByRole("heading", { name: "Bu oda şifreli" }).waitFor();
  expect(await page.content()).not.toMatch(/Yaz kampanyası/);
  expect(await wrongLooks(page)).toEqual([]);
  await page.reload();
  await page.getByLabel("Oda şifresi").fill(password);
  await page.keyboard.press("Enter");
  await row(page, "A").getByRole("button", { name: "Oynat: A" }).click();
  await call("demo-client", `rooms/${roomId}`, { act: "revoke" }).catch(() => undefined);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByRole("heading", { name: "Bu oda artık açık değil" }).waitFor();
  expect(await page.content()).not.toMatch(/Yaz kampanyası/);
  expect(await wrongLooks(page)).toEqual([]);
  // The address itself is gone too, with the same page.
  expect((await page.reload())?.status()).toBe(410);
  await page.getByRole("heading", { name: "Bu oda artık açık değil" }).waitFor();
});

test("a closed room tells names and one's own answer; a room that is not blind has them before", async ({
  open,
  openRoom,
  call,
}) => {
  const named = await open((await openRoom(2, { isBlind: false })).path ?? "", { locale: "en" });
  await named
    .getByRole("radiogroup", { name: /^Your vote/ })
    .first()
    .waitFor();
  expect(await wrongLooks(named)).toEqual([]);
  const { roomId, path } = await openRoom(2);
  const page = await open(path ?? "");
  await vote(page, "A", "Evet").click();
  await call("demo-client", `rooms/${roomId}`, { act: "close" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByRole("heading", { name: "Oda kapandı: dinlediğiniz sesler bunlardı" }).waitFor();
  await page.getByText("Oyunuz: Evet").waitFor();
  expect(await wrongLooks(page)).toEqual([]);
});

test("the page is in the language of the guest's browser, and follows a switch", async ({
  openRoom,
  browser,
  site,
}) => {
  const { path } = await openRoom(2);
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(site.origin + path);
  await page.getByText("Letters and order differ for every guest").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await page.getByRole("button", { name: "Language: EN" }).click();
  await page.getByRole("link", { name: "Türkçe" }).click();
  await page.getByText("Harfler ve sıra her konukta farklıdır").waitFor();
  await page.reload();
  await page.getByText("Harfler ve sıra her konukta farklıdır").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await context.close();
});
