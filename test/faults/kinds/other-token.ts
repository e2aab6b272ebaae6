import { expect } from "vitest";
import { over, signedIn, type Fault } from "./fault.ts";
import { addressOf, logIn } from "#test/faults/steps.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { stands, standsWithDraft } from "#test/faults/stands.ts";
import { otherTab, type World } from "#test/faults/world.ts";

const gone = "Oturum anahtarı bulunamadı. Lütfen tekrar giriş yapın.";

async function removed(world: World, screen: Screen): Promise<void> {
  const page = await world.open(screen);
  const tab = await otherTab(page);
  await screen.draft?.type(page);
  const before = addressOf(page);
  await tab.evaluate(() => localStorage.removeItem("token"));
  await page.getByText(gone).waitFor();
  await stands(page);
  await expect.poll(() => addressOf(page)).toBe(`/login?next=${encodeURIComponent(before)}`);
  if (page.person) await logIn(page, page.person);
  await page.waitForURL(`**${before}`);
  if (!screen.draft?.isSecret) {
    await screen.shown(page).waitFor();
    await standsWithDraft(page, screen);
  }
}

/** Someone else, by a login in another tab or by the form to which the first one was sent. */
async function someoneElse(world: World, screen: Screen, where: string): Promise<void> {
  const page = await world.open(screen);
  const tab = await otherTab(page);
  await screen.draft?.type(page);
  const other = await world.person("client");
  if (where === "another tab") {
    await tab.evaluate((token) => localStorage.setItem("token", token), other.token);
  } else {
    await tab.evaluate(() => localStorage.removeItem("token"));
    await page.getByText(gone).waitFor();
    await logIn(page, other);
  }
  await page.getByRole("banner").getByText(other.name).waitFor();
  const seen = await page.evaluate(() => ({
    text: document.body.innerText,
    values: [...document.querySelectorAll<HTMLInputElement>("input, textarea")]
      .filter((field) => field.checkVisibility())
      .map(({ value }) => value),
  }));
  expect(seen.text).not.toContain(page.person?.name);
  const kept = seen.values.filter((value) => value && screen.draft?.typed.includes(value));
  expect(kept, "something that the former user typed").toEqual([]);
  await stands(page, { hasFocus: false });
}

export const otherToken: Fault = {
  name: "token removed or changed elsewhere",
  cases: [
    ...over(signedIn, ["removed"], removed),
    ...over(signedIn, ["another tab", "the login form"], someoneElse),
  ],
};
