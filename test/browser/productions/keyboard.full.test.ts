import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { OfferPage } from "#contract/offers/offers.ts";
import { deliveryWords } from "#test/browser/journeys/delivery/words.ts";
import { test } from "#test/browser/lists/demo-lists.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";

const say = deliveryWords.tr;
const noteOf = (page: Page) => page.getByRole("textbox", { name: say.note });

test("the keyboard alone listens, notes a moment and a part, compares, approves and reaches the files", async ({
  open,
  call,
}) => {
  const { content } = await call<OfferPage>("demo-client", "offers?status=accepted");
  const [{ offerId = "" } = {}] = content;
  const page = await open(`/offers/${offerId}`, { as: "demo-client", width: 1440 });
  await tabTo(page, say.play(say.opening));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: say.pause(say.opening), exact: true }).waitFor();

  // A moment, while the sound goes on.
  await page.keyboard.press("n");
  await noteOf(page).waitFor();
  await page.keyboard.type(say.said[0]);
  await page.keyboard.press("Control+Enter");
  await noteOf(page).waitFor({ state: "detached" });
  await page.getByText(say.said[0], { exact: true }).waitFor();
  // The focus is back on the waveform.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("range");

  // A part, by its edges.
  await page.keyboard.press("[");
  await noteOf(page).waitFor();
  await page.keyboard.type(say.said[1]);
  await tabTo(page, "Bir bölüm seç");
  await page.keyboard.press("Enter");
  await tabTo(page, say.addNote);
  await page.keyboard.press("Enter");
  await page.getByText(say.said[1], { exact: true }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  // The take of the round before, at the same place, and back.
  await page.keyboard.press("c");
  await page.getByRole("button", { name: say.back, exact: true }).waitFor();
  await page.keyboard.press("c");
  await page.getByRole("button", { name: say.compare, exact: true }).waitFor();

  await tabTo(page, say.approve);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await tabTo(page, say.approve);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: say.approved, exact: true }).waitFor();
  expect(await focusedName(page)).not.toBe("");
  await tabTo(page, new RegExp(say.downloadAll.replace("(", "\\(")));
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect([...page.faults, ...page.lostFocus]).toEqual([]);
});
