import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { words as guestWords } from "#test/guest/page/page-words.ts";
import { words as makerWords } from "#test/rooms/pages/words.ts";
import { test } from "./answered-room.ts";

/** Where everything of the voices stands, from the page's top. */
const places = (page: Page): Promise<number[][]> =>
  page.locator("[data-letter], [data-letter] [role=radiogroup], [data-letter] button").evaluateAll((parts) =>
    parts.map((part) => {
      const { top, left, width, height } = part.getBoundingClientRect();
      return [top + scrollY, left, width, height].map(Math.round);
    }),
  );

describe.each([390, 768, 1440])("at %s pixels", (width) => {
  const w = guestWords.tr;

  test("a press on play moves nothing, and one on the note's icon begins a note in three lines", async ({
    open,
    openRoom,
  }) => {
    const { path } = await openRoom(3);
    const page = await open(path ?? "", { width, height: 844 });
    const row = page.locator('[data-letter="B"]');
    const play = row.getByRole("button", { name: w.play("B") });
    await play.waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await places(page);
    await play.click();
    await row.getByRole("button", { name: w.pause("B") }).waitFor();
    expect(await places(page)).toEqual(before);
    await row.getByRole("button", { name: w.notes("B", 0) }).click();
    const field = row.getByRole("textbox", { name: w.note });
    await field.waitFor();
    const { height, line } = await field.evaluate((area) => ({
      height: area.clientHeight,
      line: Number.parseFloat(getComputedStyle(area).lineHeight),
    }));
    expect(Math.floor(height / line)).toBe(3);
    expect(await field.evaluate((area) => area === document.activeElement)).toBe(true);
  });
});

test("on a phone each name of the results stands beside its portrait", async ({ open, answeredRoom }) => {
  const page = await open(`/rooms/${answeredRoom.roomId}`, { as: "demo-client", width: 390, height: 844 });
  await page.getByRole("list", { name: makerWords.tr.votes }).waitFor();
  const names = answeredRoom.voices.map(({ voice }) => voice?.voiceArtistName ?? "");
  const below = await page
    .getByRole("list", { name: makerWords.tr.votes })
    .locator("> li")
    .evaluateAll(
      (cards, told) =>
        cards.flatMap((card, index) => {
          const portrait = card.querySelector('svg[viewBox="0 0 64 64"]')?.getBoundingClientRect();
          const name = [...card.querySelectorAll("span")]
            .find(({ textContent }) => textContent === told[index])
            ?.getBoundingClientRect();
          if (!portrait || !name) return [`no portrait or name: ${told[index]}`];
          return name.left >= portrait.right && name.top < portrait.bottom ? [] : told[index];
        }),
      names,
    );
  expect(below).toEqual([]);
});

test.for([768, 900, 1024, 1440])(
  "at %s pixels no column of the results is cut",
  async (width, { open, answeredRoom }) => {
    const page = await open(`/rooms/${answeredRoom.roomId}`, { as: "demo-client", width, height: 900 });
    const table = page.getByRole("table", { name: makerWords.tr.votes });
    await table.waitFor();
    const cut = await table.evaluate((whole) => {
      const end = whole.closest("section")?.getBoundingClientRect().right ?? 0;
      return [...whole.querySelectorAll("tr > :last-child")].filter(
        (cell) => cell.getBoundingClientRect().right > end + 1,
      ).length;
    });
    expect(cut).toBe(0);
  },
);
