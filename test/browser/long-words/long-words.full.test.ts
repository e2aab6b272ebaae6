import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import { guestOf } from "#test/browser/rooms/answered-room.ts";
import { test as base } from "#test/browser/rooms/demo-rooms.ts";
import { scrollsSideways } from "#test/support/browser/layout.ts";
import { startSite } from "#test/support/browser/site.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { stillness, twoFrames } from "#test/support/browser/stillness.ts";
import { lengthen, longWord } from "./lengthen.ts";
import { stickingOut } from "./sticking-out.ts";

const test = base
  .extend("site", { scope: "file" }, async ({}, { onCleanup }) => {
    const site = await startSite({}, lengthen);
    onCleanup(() => site.stop());
    return site;
  })
  /** What is only there once somebody makes it, and the addresses of all that has one of its own. */
  .extend("addresses", { scope: "file" }, async ({ site, call, voices, openRoom }) => {
    const voiceIds = voices.slice(0, 3).map(({ voiceId }) => voiceId);
    const makeList = async (user: "demo-client" | "demo-owner") => {
      const { listId } = await call<VoiceListDetails>(user, "lists", {
        name: longWord(),
        voiceIds,
      });
      await call(user, `lists/${listId}`, {
        voiceId: voiceIds[0],
        note: longWord(),
      });
      return listId;
    };
    const answered = async () => {
      const words = {
        title: longWord(),
        greeting: longWord(),
        isBlind: false,
      };
      const room = await openRoom(3, words);
      for (const end of ["a", "b"]) {
        const answer = await guestOf(site.origin, room.path ?? "");
        for (const letter of "ABC") await answer({ letter, vote: "yes" });
        await answer({
          noteId: crypto.randomUUID(),
          letter: "A",
          seconds: 0,
          text: longWord(),
        });
        await answer({ send: true, name: longWord().slice(0, 59) + end });
      }
      return room;
    };
    const [room, closed] = [await answered(), await answered()];
    await call("demo-client", `rooms/${closed.roomId}`, { act: "close" });
    await call("demo-owner", "team", { name: longWord() });
    return {
      list: await makeList("demo-client"),
      "owners-list": await makeList("demo-owner"),
      room: room.roomId,
      closed: closed.roomId,
      guest: room.path?.split("/").at(-1) ?? "",
      compared: voiceIds.map((voiceId) => `voice=${voiceId}`).join("&"),
    };
  });

/** What is wrong with a page at three widths, all that can be unfolded unfolded. */
async function wrong(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.waitForLoadState("networkidle");
  for (const details of await page.locator("main details").all())
    await details.evaluate((one) => one.setAttribute("open", ""));
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    await stillness(page);
    if (await scrollsSideways(page)) found.push(`${width}: scrolls sideways`);
    found.push(...(await stickingOut(page)).map((one) => `${width}: ${one}`));
  }
  return found;
}

test.for(["/", "/?lang=en", "/room/guest"])(
  "words of ninety letters break at %s",
  async (path, { open, addresses }) => {
    const page = await open(path.replace(/guest$/, addresses.guest));
    expect(await wrong(page)).toEqual([]);
  },
);

const pages = {
  "demo-client": [
    "/panel",
    "/compare?compared",
    "/liked-voices",
    "/lists",
    "/lists/list",
    "/offers",
    "/offers?tab=accepted",
    "/offers?tab=closed",
    "/account",
    "/rooms/room",
    "/rooms/closed",
  ],
  "demo-owner": [
    "/lists",
    "/lists/owners-list",
    "/offers",
    "/offers?tab=accepted",
    "/offers?tab=closed",
    "/account",
    "/owner/dashboard",
    "/owner/voice-artists",
    "/owner/clients",
    "/owner/team",
    "/owner/history",
    "/owner/requests",
    "/owner/insights",
    "/owner/showcase",
    "/owner/create-client",
    "/owner/create-voice-artist",
    `/owner/update-voice-artist?q=${longWord()}`,
  ],
} as const;
const visits = Object.entries(pages).flatMap(([as, paths]) =>
  paths.map((path) => ({ as: as as keyof typeof pages, path })),
);

test.for(visits)(
  "words of ninety letters break at $path of $as",
  async ({ as, path }, { open, addresses }) => {
    const named = (name: string) => addresses[name as keyof typeof addresses];
    const page = await open(path.replace(/(?<=[/?])(list|owners-list|room|closed|compared)$/, named), { as });
    expect(await wrong(page)).toEqual([]);
  },
);

test.for(["demo-client", "demo-owner"] as const)(
  "words of ninety letters break in every offer of %s",
  async (as, { open, call, addresses }) => {
    expect(addresses.list).not.toBe("");
    const { content } = await call<OfferPage>(as, "offers?size=100");
    const page = await open("/offers", { as });
    const found = [];
    for (const { offerId } of content) {
      await page.goto(`/offers/${offerId}`);
      await page.waitForSelector("html[data-ready]");
      found.push(...(await wrong(page)));
    }
    expect([...new Set(found)]).toEqual([]);
  },
);

test("words of ninety letters break in an import, its report and an artist’s form", async ({ open }) => {
  const page = await open("/owner/import", { as: "demo-owner" });
  const sheet = [
    `ad;yaş;cinsiyet;renkler;diller;örnekler;${longWord("prim")}`,
    `${longWord("iyi")};24;Kadın;Parlak;Türkçe;1.wav;${longWord("söz")}`,
    `${longWord("kötü")};${longWord("yaş")};Kadın;Parlak;Türkçe;${longWord("dosya")}.wav;`,
  ];
  await page.locator('input[type="file"]').setInputFiles([
    { name: `${longWord("sayfa")}.csv`, mimeType: "text/csv", buffer: Buffer.from(sheet.join("\r\n")) },
    { name: "1.wav", mimeType: "audio/wav", buffer: shortSound(90, 1) },
  ]);
  await page.getByRole("checkbox", { name: "Yayın izni var" }).check();
  await page.getByRole("textbox", { name: /izinleri aldık/ }).fill("izinleri aldık");
  expect(await wrong(page)).toEqual([]);
  await page.getByRole("button", { name: "Kontrol et", exact: true }).click();
  await page
    .getByRole("button", { name: /^Düzelt/ })
    .first()
    .waitFor();
  expect(await wrong(page)).toEqual([]);
  await page.getByRole("button", { name: "1 satırı içe aktar" }).click();
  await page.getByRole("heading", { name: "1 satır aktarılmadı" }).waitFor();
  expect(await wrong(page)).toEqual([]);
  await page.goto("/owner/voice-artists");
  await page
    .getByRole("link", { name: longWord().slice(0, 60) })
    .first()
    .click();
  await page.getByLabel("Yaş", { exact: true }).waitFor();
  expect(await wrong(page)).toEqual([]);
});
