import type { Locator, Page } from "playwright-core";
import type { Voice } from "#contract/voices.ts";

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
    // Of a page that was left before it read it there is nothing to read.
    const answer = (await response.json().catch(() => ({ content: [] }))) as { content: Voice[] };
    for (const voice of answer.content) voices.set(voice.voiceId, voice);
  });
  return { writes, voices };
}

export const cards = (page: Page): Locator => page.getByRole("article");

/** The names on the page's cards, in order; waits until the results have settled. */
export async function namesOf(page: Page): Promise<string[]> {
  await page.locator("ul[aria-busy=false]:has(article)").waitFor();
  return cards(page).getByRole("heading").allTextContents();
}

export const pageIs = (page: Page, number: number): Promise<void> =>
  page
    .getByRole("navigation", { name: "Sayfalar" })
    .getByText(new RegExp(`^Sayfa ${number} /`))
    .waitFor();

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

/** The id of the voice on a card. */
export async function voiceOn(card: Locator): Promise<string> {
  const id = await card.getAttribute("data-voice");
  if (id === null) throw new Error("a card without a voice");
  return id;
}
