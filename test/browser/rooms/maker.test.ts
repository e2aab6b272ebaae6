import { someOf } from "#test/support/amount.ts";
import { expectClean } from "#test/support/browser/clean.ts";
import { describe, expect } from "vitest";
import { tabTo } from "#test/support/browser/keyboard.ts";
import { doubleText, lostParts, scrollsSideways } from "#test/support/browser/layout.ts";
import { words as turkish } from "#test/rooms/pages/words.ts";
import { test } from "./answered-room.ts";

const as = "demo-client";

const words = {
  tr: turkish.tr,
  en: {
    ask: "Ask others",
    open: "Open the room",
    opened: "Room opened",
    votes: "Votes",
    rooms: "Rooms",
    noAnswers: "No answers yet",
  },
};

const looks = [
  { locale: "tr", width: 1440 },
  { locale: "en", width: 768 },
  { locale: "en", width: 390 },
  { locale: "tr", width: 320 },
] as const;

describe.each(someOf(looks, 2))("in $locale and $width pixels, axe finds nothing in either theme", (look) => {
  const say = words[look.locale];

  test("on the window that opens a room, and on its link", async ({ open, makeList }) => {
    const { listId } = await makeList("Yaz kampanyası", 3);
    const page = await open(`/lists/${listId}`, { as, ...look });
    await page.getByRole("button", { name: say.ask }).click();
    await page.getByRole("dialog", { name: say.ask }).getByRole("switch").first().waitFor();
    await expectClean(page);
    await page.getByRole("button", { name: say.open }).click();
    await page.getByRole("dialog", { name: say.opened }).waitFor();
    await expectClean(page);
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: say.rooms }).waitFor();
    await expectClean(page);
  });

  test("on the results, and before there are any", async ({ open, answeredRoom, newRoom }) => {
    const page = await open(`/rooms/${answeredRoom.roomId}`, { as, ...look });
    await page.getByRole(look.width < 700 ? "list" : "table", { name: say.votes }).waitFor();
    await expectClean(page);
    const empty = await open(`/rooms/${newRoom.roomId}`, { as, ...look });
    await empty.getByText(say.noAnswers).first().waitFor();
    await expectClean(empty);
  });
});

test("the keyboard alone opens a room, and counts and offers the first voices", async ({
  open,
  makeList,
  answeredRoom,
}) => {
  const say = words.tr;
  const { listId } = await makeList("Tuşlarla", 3);
  const list = await open(`/lists/${listId}`, { as });
  await tabTo(list, say.ask);
  await list.keyboard.press("Enter");
  await list.getByRole("textbox", { name: say.name }).waitFor();
  await list.keyboard.press("Enter");
  await list.getByRole("dialog", { name: say.opened }).waitFor();
  await tabTo(list, say.toResults);
  await list.keyboard.press("Enter");
  await list.waitForURL("**/rooms/*");

  const { roomId } = answeredRoom;
  const page = await open(`/rooms/${roomId}`, { as });
  await page.getByRole("table", { name: say.votes }).waitFor();
  await tabTo(page, say.fewer);
  await page.keyboard.press("Enter");
  await tabTo(page, say.offer(2));
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: say.offerTitle(2) }).waitFor();
  expect(page.faults).toEqual([]);
});

test("a voice of the results plays by the library's player", async ({ open, answeredRoom }) => {
  const { roomId, voices } = answeredRoom;
  const page = await open(`/rooms/${roomId}`, { as });
  const name = voices[0]?.voice?.voiceArtistName ?? "";
  await page
    .getByRole("button", { name: words.tr.play(name) })
    .first()
    .click();
  await page
    .getByRole("button", { name: `Duraklat: ${name}` })
    .first()
    .waitFor();
  expect(page.faults).toEqual([]);
});

test("at 320 pixels with text at 200 % nothing is lost", async ({ open, answeredRoom }) => {
  const room = answeredRoom;
  const page = await open(`/rooms/${room.roomId}`, { as, width: 320, height: 568 });
  await page.getByRole("list", { name: words.tr.votes }).waitFor();
  await doubleText(page);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(await lostParts(page)).toEqual([]);
  const list = await open(`/lists/${room.listId}`, { as, width: 320, height: 568 });
  await list.getByRole("button", { name: words.tr.ask }).click();
  await list.getByRole("dialog", { name: words.tr.ask }).getByRole("switch").first().waitFor();
  await doubleText(list);
  await expect.poll(() => scrollsSideways(list)).toBe(false);
  expect(await lostParts(list)).toEqual([]);
});
