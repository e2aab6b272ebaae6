import type { Page } from "playwright-core";
import { expect } from "vitest";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";
import { offerWords, type OfferLocale } from "./words.ts";

/** The first text that is to be spoken, and the one that the client puts in its place. */
export const scripts = {
  before: "Sabahın ilk ışığında taze çekilmiş bir fincan kahve.",
  after: "Sabahın ilk saatinde taze çekilmiş bir fincan kahve.",
};

/** Goes to what has this name by Tab and presses Enter on it. */
export async function enter(page: Page, name: string | RegExp, key?: "Shift+Tab"): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press("Enter");
}

/** Goes to a field by Tab and types in place of what stands there. */
export async function write(page: Page, field: string | RegExp, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** What an open page does when it is looked at again: it asks for what is new. */
export const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** Waits until the state of the offer is called this and has the focus, as after an act. */
export async function stateIs(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
  await expect.poll(() => focusedName(page)).toBe(name);
}

/** By keyboard: an offer for the first voice of the library, with a script and usage. */
export async function sendOffer(page: Page, locale: OfferLocale, title: string): Promise<void> {
  const say = offerWords[locale];
  await page.locator("ul[aria-busy=false]:has(article)").first().waitFor();
  await enter(page, say.make);
  const dialog = page.getByRole("dialog", { name: say.title });
  await dialog.waitFor();
  await expect.poll(() => focusedName(page)).toBe(say.budget);
  await page.keyboard.type(say.first);
  await write(page, say.platform, "TV");
  await write(page, say.version, "2");
  await enter(page, say.part);
  await dialog.getByRole("textbox", { name: say.script, exact: true }).waitFor();
  await write(page, say.target, "30");
  await write(page, say.script, scripts.before);
  // The platform says it already.
  await dialog.getByRole("button", { name: `${say.media}: ${say.tv}`, exact: true }).waitFor();
  await write(page, say.months, "12");
  await tabTo(page, say.offerTitle, "Shift+Tab");
  await page.keyboard.type(title);
  await enter(page, say.submit);
  await dialog.getByText(say.created).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

/** By keyboard: from the bar into the list, to a tab by arrow if named, and into the offer. */
export async function openOffer(
  page: Page,
  locale: OfferLocale,
  { title, isTheirs = false }: { title: string; isTheirs?: boolean },
): Promise<void> {
  const say = offerWords[locale];
  await enter(page, say.offers, "Shift+Tab");
  await page.getByRole("tab", { selected: true }).waitFor();
  if (isTheirs) {
    await tabTo(page, say.yoursTab);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focusedName(page)).toMatch(say.theirs);
  }
  await page.getByRole("link", { name: title, exact: true }).waitFor();
  await enter(page, title);
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
}

/** By keyboard: a counter-offer with another budget. */
export async function propose(
  page: Page,
  locale: OfferLocale,
  { budget, proposal }: { budget: string; proposal: number },
): Promise<void> {
  const say = offerWords[locale];
  await page.getByRole("button", { name: say.counter }).waitFor();
  await enter(page, say.counter);
  const dialog = page.getByRole("dialog");
  await expect.poll(() => focusedName(page)).toBe(say.budget);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(budget);
  await dialog.getByText(say.one).waitFor();
  await enter(page, say.send);
  await page.getByRole("article", { name: say.proposal(proposal), exact: true }).waitFor();
}

/** By keyboard: another script. */
export async function changeScript(page: Page, locale: OfferLocale): Promise<void> {
  const say = offerWords[locale];
  await enter(page, say.edit);
  await page.getByRole("dialog", { name: say.briefEdit }).waitFor();
  await expect.poll(() => focusedName(page)).toBe(say.script);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(scripts.after);
  await enter(page, say.save);
  await stateIs(page, say.waiting);
  await page.getByText(say.briefLine).waitFor();
}

/** By keyboard: accepts what the dialog says. */
export async function accept(page: Page, locale: OfferLocale): Promise<void> {
  const say = offerWords[locale];
  await enter(page, say.accept);
  await page.getByRole("dialog").getByText(say.decided).waitFor();
  await expect.poll(() => focusedName(page)).toBe(say.cancel);
  await enter(page, say.accept);
  await stateIs(page, say.accepted);
}

export const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** By keyboard: prints. Paper is one page with the summary alone. */
export async function print(page: Page, locale: OfferLocale, title: string): Promise<void> {
  const say = offerWords[locale];
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.toggleAttribute("data-asked-to-print", true);
  });
  await enter(page, say.print, "Shift+Tab");
  await page.locator("html[data-asked-to-print]").waitFor();

  await page.emulateMedia({ media: "print" });
  for (const hidden of ["banner", "navigation", "button", "textbox", "link"] as const)
    await expect.poll(() => page.getByRole(hidden).count(), { message: hidden }).toBe(0);
  const paper = page.locator("[data-print]");
  for (const text of [title, say.accepted, say.held, scripts.after])
    await paper.getByText(text, { exact: true }).waitFor();
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(1);
  await page.emulateMedia({ media: null });
}
