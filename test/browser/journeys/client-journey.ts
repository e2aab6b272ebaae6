import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cardOf, cards, filter, heartOn, pageIs, toPage, voicesOn } from "./client-steps.ts";

const filtered = "/panel?voiceColorNames=WARM&languageNames=TURKISH&languageNames=ENGLISH";

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Filters, turns pages, reloads and goes back: the address always tells the same voices. Ends on page 2. */
async function turnPages(page: Page): Promise<void> {
  await filter(page);
  await toPage(page, 2);
  const second = await voicesOn(page);
  await toPage(page, 3);
  const third = await voicesOn(page);
  expect(third).not.toEqual(second);
  await expect.poll(() => addressOf(page)).toBe(`${filtered}&page=3`);
  await page.reload();
  await pageIs(page, 3);
  expect(await voicesOn(page)).toEqual(third);
  await page.goBack();
  await pageIs(page, 2);
  expect(await voicesOn(page)).toEqual(second);
  await expect.poll(() => addressOf(page)).toBe(`${filtered}&page=2`);
}

/** Likes a voice and takes it back; the answer is its id. */
async function likeAndUnlike(page: Page): Promise<string> {
  const unliked = cards(page).filter({ has: page.getByRole("button", { name: /^Beğen: / }) });
  const likedId = (await unliked.first().getAttribute("data-voice")) ?? "";
  const heart = heartOn(cardOf(page, likedId));
  const stored = () => page.waitForResponse((answer) => answer.request().method() === "POST");
  for (const name of [/^Beğeniyi kaldır: /, /^Beğen: /]) {
    await Promise.all([stored(), heart.click()]);
    await expect.poll(() => heart.getAttribute("aria-label")).toMatch(name);
  }
  return likedId;
}

/** Selects three voices on two pages and sends an offer for them; the answer is their ids. */
async function makeOffer(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "Çoklu seçim" }).click();
  const [first = "", , third = ""] = await voicesOn(page);
  for (const id of [first, third]) await cardOf(page, id).getByRole("checkbox").check();
  await toPage(page, 3);
  const [, next = ""] = await voicesOn(page);
  await cardOf(page, next).getByRole("checkbox").check();
  await page.getByRole("region", { name: "Seçilen sesler" }).getByText("3 ses seçildi").waitFor();

  await page.getByRole("button", { name: "Teklif ver (3)" }).click();
  const dialog = page.getByRole("dialog", { name: "3 ses için teklif ver" });
  await dialog.getByLabel("Bütçe").fill("1.250,50");
  await dialog.getByText("$1.250,50").waitFor();
  await dialog.getByLabel("Platform (mecra)").fill("Radyo yolculuğu");
  await dialog.getByRole("button", { name: "Teklifi gönder" }).click();
  await dialog.getByText("Teklif başarıyla oluşturuldu!").waitFor();
  await dialog.getByRole("button", { name: "Tamam" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Çoklu seçim" }).waitFor();
  await expect.poll(() => page.getByRole("checkbox", { name: /^Seç: / }).count()).toBe(0);
  return [first, third, next];
}

/** What a client does in the library, on any back end. */
export async function clientJourney(page: Page): Promise<{ likedId: string; chosenIds: string[] }> {
  await turnPages(page);
  const likedId = await likeAndUnlike(page);
  return { likedId, chosenIds: await makeOffer(page) };
}
