import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cards, filter, namesOf, pageIs, voiceOn } from "./client-steps.ts";

const filtered = "/panel?voiceColorNames=WARM&languageNames=TURKISH&languageNames=ENGLISH";

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Filters, pages, reloads, goes back, likes, unlikes, selects over two pages and sends an offer, on any back end. */
export async function clientJourney(page: Page): Promise<{ likedId: string; chosenIds: string[] }> {
  await namesOf(page);
  await filter(page);
  await page.getByRole("button", { name: "Sonraki", exact: true }).click();
  await pageIs(page, 2);
  const second = await namesOf(page);
  await page.getByRole("button", { name: "Sonraki", exact: true }).click();
  await pageIs(page, 3);
  const third = await namesOf(page);
  expect(addressOf(page)).toBe(`${filtered}&page=3`);

  await page.reload();
  await pageIs(page, 3);
  expect(await namesOf(page)).toEqual(third);
  await page.goBack();
  await pageIs(page, 2);
  expect(await namesOf(page)).toEqual(second);
  expect(addressOf(page)).toBe(`${filtered}&page=2`);

  const unliked = page.getByRole("button", { name: /^Beğen: / });
  const card = cards(page).filter({ has: unliked }).first();
  const likedId = await voiceOn(card);
  const heart = page.locator(`article[data-voice="${likedId}"] [data-slot=like] button`);
  const stored = () => page.waitForResponse((answer) => answer.request().method() === "POST");
  for (const name of [/^Beğeniyi kaldır: /, /^Beğen: /]) {
    await Promise.all([stored(), heart.click()]);
    await expect.poll(() => heart.getAttribute("aria-label")).toMatch(name);
  }

  await page.getByRole("button", { name: "Çoklu seçim" }).click();
  const chosenIds: string[] = [];
  const choose = async (place: number) => {
    chosenIds.push(await voiceOn(cards(page).nth(place)));
    await cards(page).nth(place).getByRole("checkbox").check();
  };
  await choose(0);
  await choose(2);
  await page.getByRole("button", { name: "Sonraki", exact: true }).click();
  await pageIs(page, 3);
  await namesOf(page);
  await choose(1);
  await page.getByRole("region", { name: "Seçilen sesler" }).getByText("3 ses seçildi").waitFor();

  await page.getByRole("button", { name: "Teklif ver (3)" }).click();
  const dialog = page.getByRole("dialog", { name: "3 ses için teklif verin" });
  await dialog.getByLabel("Bütçe").fill("1.250,50");
  await dialog.getByText("$1.250,50").waitFor();
  await dialog.getByLabel("Platform (mecra)").fill("Radyo yolculuğu");
  await dialog.getByRole("button", { name: "Teklifi gönder" }).click();
  await dialog.getByText("Teklif başarıyla oluşturuldu!").waitFor();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Çoklu seçim" }).waitFor();
  expect(await page.getByRole("checkbox", { name: /^Seç: / }).count()).toBe(0);
  return { likedId, chosenIds };
}
