import type { Locator, Page } from "playwright-core";
import type { Voice } from "#contract/voices/voices.ts";

/** What the application sent to change something. */
export interface Write {
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Follows what the page sends and which voices it was given. */
export function watchPage(page: Page): { writes: Write[]; voices: Map<string, Voice> } {
  const writes: Write[] = [];
  const voices = new Map<string, Voice>();
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    const { pathname } = new URL(request.url());
    writes.push({ path: pathname, body: request.postDataJSON() as unknown, headers: request.headers() });
  });
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname !== "/api/v1/voices" || !response.ok()) return;
    // A page that was left before it read the answer has nothing to read.
    const answer = (await response.json().catch(() => ({ content: [] }))) as { content: Voice[] };
    for (const voice of answer.content) voices.set(voice.voiceId, voice);
  });
  return { writes, voices };
}

export const cards = (page: Page): Locator => page.getByRole("article");

/** The card of a voice, wherever it stands. */
export const cardOf = (page: Page, voiceId: string): Locator =>
  page.locator(`article[data-voice="${voiceId}"]`);

/** Waits until the results have settled. */
const results = (page: Page) => page.locator("ul[aria-busy=false]:has(article)").first().waitFor();

/** The artists' names on the cards, in order, once the results have settled. */
export async function namesOf(page: Page): Promise<string[]> {
  await results(page);
  return cards(page).getByRole("heading").allTextContents();
}

/** The ids of the voices on the cards, in order, once the results have settled. */
export async function voicesOn(page: Page): Promise<string[]> {
  await results(page);
  return cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("data-voice") ?? ""));
}

export const heartOn = (card: Locator): Locator => card.getByRole("button", { name: /^(Beğen|Like|Remove)/ });
export const playOn = (card: Locator): Locator =>
  card.getByRole("button", { name: /^(Oynat|Duraklat|Play|Pause)/ });

export const dock = (page: Page): Locator => page.getByRole("region", { name: "Oynatıcı" });
export const pager = (page: Page): Locator => page.getByRole("navigation", { name: "Sayfalar" });

export const pageIs = (page: Page, number: number): Promise<void> =>
  pager(page)
    .getByText(new RegExp(`^Sayfa ${number} /`))
    .waitFor();

/** Goes to the next page of voices, which has this number. */
export async function toPage(page: Page, number: number): Promise<void> {
  await pager(page).getByRole("button", { name: "Sonraki" }).click();
  await pageIs(page, number);
}

/** Two languages and a colour, then applies them. */
export async function filter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Diller" }).click();
  await page.getByRole("checkbox", { name: "Türkçe" }).check();
  await page.getByRole("checkbox", { name: "İngilizce" }).check();
  await page.getByRole("button", { name: "Ses renkleri" }).click();
  await page.getByRole("checkbox", { name: "Sıcak" }).check();
  await page.getByRole("button", { name: "Filtreleri uygula" }).click();
  await page.getByRole("button", { name: "Filtreyi kaldır: Sıcak" }).waitFor();
}

/** Waits until the one element that plays is further than this. */
export const soundsFrom = (page: Page, seconds = 0): Promise<unknown> =>
  page.waitForFunction((from) => (document.querySelector("audio")?.currentTime ?? 0) > from, seconds);

/** Begins to choose several voices; on a small screen the sheet of the filters has the button. */
export async function beginChoosing(page: Page): Promise<void> {
  const filters = page.getByRole("button", { name: /^(Filtreler|Filters)( |$)/ });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole("button", { name: /^(Çoklu seçim|Select multiple)$/ }).click();
}
