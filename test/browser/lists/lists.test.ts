import { someOf } from "#test/support/amount.ts";
import { expectClean } from "#test/support/browser/clean.ts";
import { describe, expect } from "vitest";
import { words } from "#test/lists/words.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";
import { doubleText, lostParts, scrollsSideways } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { test } from "./demo-lists.ts";

const as = "demo-client";

const rowNames = (page: OpenPage) => page.locator("main ol h2").allTextContents();

/** Resolves when the server has stored the next change of a list's voices, which is shown before it is. */
const orderStored = (page: OpenPage) =>
  page.waitForResponse((answer) => answer.url().endsWith("/voices") && answer.ok());

const looks = [
  { locale: "tr", width: 1440 },
  { locale: "en", width: 768 },
  { locale: "en", width: 390 },
  { locale: "tr", width: 320 },
] as const;

describe.each(someOf(looks, 2))("in $locale and $width pixels, axe finds nothing in either theme", (look) => {
  const say = words[look.locale];

  test("on the cards, their menu and the window for a name", async ({ open, makeList }) => {
    await makeList("Orvanta sonbahar kampanyası", 6);
    const page = await open("/lists", { as, ...look });
    await page
      .getByRole("button", { name: say.more("Orvanta sonbahar kampanyası") })
      .first()
      .click();
    await page.getByRole("button", { name: say.duplicate }).waitFor();
    await expectClean(page);
    await page.getByRole("button", { name: say.rename, exact: true }).click();
    await page.getByRole("dialog", { name: say.renameList }).waitFor();
    await expectClean(page);
  });

  test("on a list, with a note that is written, a voice that is lifted, and several selected", async ({
    open,
    makeList,
    voices,
  }) => {
    const { listId } = await makeList("Santral", 3);
    const second = voices[1]?.voiceArtistName ?? "";
    const page = await open(`/lists/${listId}`, { as, ...look });
    await page.getByRole("button", { name: say.addNote(second) }).click();
    await page.getByRole("textbox", { name: say.note(second) }).waitFor();
    await expectClean(page);
    await page.getByRole("button", { name: say.handle(voices[0]?.voiceArtistName ?? "") }).press(" ");
    await expectClean(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: say.multiSelect }).click();
    for (const voice of voices.slice(0, 2))
      await page.getByRole("checkbox", { name: say.select(voice.voiceArtistName) }).check();
    await page.getByRole("button", { name: say.offerMany(2) }).waitFor();
    await expectClean(page);
  });

  test("where nothing is in a list, and where there is none", async ({ open, makeList }) => {
    const { listId } = await makeList("Boş", 0);
    const empty = await open(`/lists/${listId}`, { as, ...look });
    await empty.getByText(say.empty).waitFor();
    await expectClean(empty);
    const none = await open("/lists", {
      as,
      ...look,
      before: (page) => page.route("**/api/v1/lists", (route) => route.fulfill({ json: { lists: [] } })),
    });
    await none.getByText(say.none).waitFor();
    await expectClean(none);
    const unknown = await open("/lists/unknown", { as, ...look });
    await unknown.getByRole("heading", { name: say.unknown }).waitFor();
    await expectClean(unknown);
  });

  test("on the menu of a card", async ({ open, makeList, voices }) => {
    await makeList("Radyo spotu adayları", 1);
    const page = await open("/panel", { as, ...look });
    await page.getByRole("button", { name: say.add(voices[0]?.voiceArtistName ?? "") }).click();
    await page
      .getByRole("checkbox", { name: /Radyo spotu adayları/ })
      .first()
      .waitFor();
    await expectClean(page);
    // By a key: a press of the mouse that comes while the page scrolls lands beside the menu, and closes it.
    await page.getByRole("button", { name: say.newList }).press("Enter");
    await page.getByRole("textbox", { name: say.name }).waitFor();
    await expectClean(page);
  });
});

test("the keyboard alone adds a voice to a new list, and orders the voices of one", async ({
  open,
  makeList,
  voices,
}) => {
  const say = words.tr;
  const [first = "", second = "", third = ""] = voices.map(({ voiceArtistName }) => voiceArtistName);
  const library = await open("/panel", { as });
  await tabTo(library, say.add(first));
  await library.keyboard.press("Enter");
  await library.getByRole("button", { name: say.newList }).waitFor();
  await tabTo(library, say.newList);
  await library.keyboard.press("Enter");
  await library.keyboard.type("Tuşlarla");
  await library.keyboard.press("Enter");
  const option = library.getByRole("checkbox", { name: /Tuşlarla/ });
  await expect.poll(() => option.isChecked()).toBe(true);
  await library.keyboard.press("Escape");

  const { listId } = await makeList("Sıralı", 3);
  const page = await open(`/lists/${listId}`, { as });
  await tabTo(page, say.handle(first));
  await page.keyboard.press(" ");
  await page.getByText(say.lifted).waitFor({ state: "attached" });
  await page.keyboard.press("ArrowDown");
  const stored = orderStored(page);
  await page.keyboard.press(" ");
  await expect.poll(() => rowNames(page)).toEqual([second, first, third]);
  expect(await focusedName(page)).toBe(say.handle(first));
  await stored;
  await page.reload();
  await expect.poll(() => rowNames(page)).toEqual([second, first, third]);
  await tabTo(page, say.remove(second));
  await page.keyboard.press("Enter");
  await expect.poll(() => rowNames(page)).toEqual([first, third]);
  await expect.poll(() => focusedName(page)).toBe(say.remove(first));
  expect(page.faults).toEqual([]);
});

test("the mouse drags a voice to another place, which a reload keeps", async ({ open, makeList, voices }) => {
  const say = words.tr;
  const [first = "", second = "", third = ""] = voices.map(({ voiceArtistName }) => voiceArtistName);
  const { listId } = await makeList("Sürüklenen", 3);
  const page = await open(`/lists/${listId}`, { as });
  await page.getByRole("button", { name: say.handle(first) }).waitFor();
  const row = page.locator("main ol > li").nth(2);
  const box = await row.boundingBox();
  const stored = orderStored(page);
  await page
    .getByRole("button", { name: say.handle(first) })
    .dragTo(row, { targetPosition: { x: 300, y: (box?.height ?? 0) - 6 } });
  await expect.poll(() => rowNames(page)).toEqual([second, third, first]);
  await stored;
  await page.reload();
  await expect.poll(() => rowNames(page)).toEqual([second, third, first]);
  expect(page.faults).toEqual([]);
});

test("on a phone the menu of a row moves it too", async ({ open, makeList, voices }) => {
  const say = words.tr;
  const [first = "", second = ""] = voices.map(({ voiceArtistName }) => voiceArtistName);
  const { listId } = await makeList("Telefonda", 2);
  const page = await open(`/lists/${listId}`, { as, width: 390 });
  await page.getByRole("button", { name: say.more(second) }).click();
  await page.getByRole("button", { name: "Yukarı taşı" }).click();
  await expect.poll(() => rowNames(page)).toEqual([second, first]);
  expect(page.faults).toEqual([]);
});

test("at 320 pixels with text at 200 % nothing is lost", async ({ open, makeList }) => {
  const { listId } = await makeList("Orvanta sonbahar kampanyası", 3);
  for (const path of ["/lists", `/lists/${listId}`]) {
    const page = await open(path, { as, width: 320, height: 568 });
    await page.locator("main h2").first().waitFor();
    await doubleText(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(await lostParts(page)).toEqual([]);
  }
});
