import { describe, expect } from "vitest";
import type { Page, Response } from "playwright-core";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { words as guestWords } from "#test/guest/page/page-words.ts";
import { words as offerWords } from "#test/offers/form/words.ts";
import { someOf } from "#test/support/amount.ts";
import type { VisitOptions } from "#test/support/browser/fixtures.ts";
import { test } from "./demo-rooms.ts";

const makerWords = {
  tr: {
    ask: "Başkalarına sor",
    opened: "Oda açıldı",
    link: "Konuk bağlantısı",
    password: "Oda şifresi",
    toResults: "Sonuçlara git",
    votes: "Oylar",
    place: (place: number) => `, ${place}. sıra`,
    close: "Odayı kapat",
    closing: "Oda kapatılsın mı?",
  },
  en: {
    ask: "Ask others",
    opened: "Room opened",
    link: "Link for guests",
    password: "Password of the room",
    toResults: "Go to the results",
    votes: "Votes",
    place: (place: number) => `, place ${place}`,
    close: "Close the room",
    closing: "Close the room?",
  },
};

const phone: VisitOptions = { width: 390, height: 844, context: { hasTouch: true, isMobile: true } };

/** Who answers, and how: a vote for each letter, and the yeses from the best on. */
const guests = [
  { name: "Burak", votes: { A: "yes", B: "maybe", C: "no", D: "yes" }, order: ["A", "D"] },
  { name: "Selin", votes: { A: "no", B: "yes", C: "maybe", D: "yes" }, order: ["D", "B"] },
  { name: "Umut Ege", votes: { A: "yes", B: "no", D: "maybe" }, order: ["A"] },
] as const;
type Answers = (typeof guests)[number];

/** An answer's address, headers and body. */
async function wholeOf(response: Response): Promise<string> {
  const body = await response.body().catch(() => ""); // one that was stopped has none
  return [response.url(), JSON.stringify(await response.allHeaders()), body.toString()].join("\n");
}

/** Follows everything that a page is sent. Returns what it was so far. */
function listen(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on("response", (response) => answers.push(wholeOf(response)));
  return async () => (await Promise.all(answers)).join("\n");
}

/** Comes back to a page, which then asks for what is new. */
const lookAt = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

const row = (page: Page, letter: string) => page.locator(`[data-letter="${letter}"]`);

/** One voice of each artist, as a name is to tell one. */
const ofEachArtist = (voices: readonly Voice[]): Voice[] =>
  [...Map.groupBy(voices, ({ voiceArtistName }) => voiceArtistName).values()].flatMap(
    ([voice]) => voice ?? [],
  );

describe.each(someOf(["tr", "en"] as const, 1))("in %s", (locale) => {
  const say = makerWords[locale];
  const seen = guestWords[locale];
  const voteWords = { yes: seen.yes, maybe: seen.maybe, no: seen.no };

  /** Gives the password, votes, writes a note, puts the yeses in order, and sends. */
  async function answer(page: Page, password: string, { name, votes, order }: Answers): Promise<void> {
    await page.getByLabel(seen.password).fill(password);
    await page.getByRole("button", { name: seen.open }).tap();
    for (const [letter, vote] of Object.entries(votes))
      await row(page, letter).getByRole("radio", { name: voteWords[vote] }).tap();
    const second = row(page, "B");
    await second.getByRole("button", { name: seen.play("B") }).tap();
    // Where others have written, their notes unfold first.
    const isFirst = (await second.getByRole("button", { name: seen.notes("B", 0), exact: true }).count()) > 0;
    await second.locator("[data-note]").tap();
    if (!isFirst) await second.getByRole("button", { name: RegExp(seen.addNote("\\d:\\d\\d")) }).tap();
    await second.getByRole("textbox", { name: seen.note }).fill(`Not: ${name}`);
    await page.keyboard.press("Enter");
    await second.getByText(`Not: ${name}`).waitFor();
    if (order[0] > (order[1] ?? order[0])) await page.getByRole("button", { name: seen.down("B") }).tap();
    await page.getByLabel(seen.name).fill(name);
    await page.getByRole("button", { name: seen.send }).tap();
    await page.getByText(seen.sent).waitFor();
  }

  test("three guests answer a blind room on phones; its maker sees it, closes it and makes an offer", async ({
    open,
    call,
    voices,
    untilReady,
  }) => {
    const chosen = ofEachArtist(voices).slice(0, 4);
    const list = { name: `Yaz kampanyası ${locale}`, voiceIds: chosen.map(({ voiceId }) => voiceId) };
    const { listId } = await call<VoiceListDetails>("demo-client", "lists", list);
    const maker = await open(`/lists/${listId}`, { as: "demo-client", locale });
    await maker.getByRole("button", { name: say.ask }).click();
    await maker.getByRole("button", { name: seen.open }).click();
    const opened = maker.getByRole("dialog", { name: say.opened });
    const link = await opened.getByRole("textbox", { name: say.link }).inputValue();
    const password = await opened.getByRole("textbox", { name: say.password }).inputValue();
    await opened.getByRole("link", { name: say.toResults }).click();
    await maker.waitForURL("**/rooms/*");
    await untilReady(new URL(maker.url()).pathname.replace("/rooms/", ""));

    const phones = [];
    for (const guest of guests) {
      const heard: ReturnType<typeof listen>[] = [];
      const before = async (page: Page) => void heard.push(listen(page));
      const page = await open(new URL(link).pathname, { ...phone, locale, before });
      await answer(page, password, guest);
      phones.push({ page, guest, sent: async () => (await Promise.all(heard.map((all) => all()))).join() });
    }
    // Nothing that they were sent so far tells who speaks.
    const telling = chosen.flatMap((voice) => [voice.voiceId, voice.voiceArtistName, voice.voiceMp3]);
    for (const { sent } of phones) {
      const bytes = await sent();
      expect(bytes).toContain("/audio/B");
      expect(telling.filter((word) => bytes.includes(word))).toEqual([]);
    }

    await lookAt(maker);
    const table = maker.getByRole("table", { name: say.votes });
    for (const { name } of guests) await table.getByRole("columnheader", { name, exact: true }).waitFor();
    await maker.getByRole("button", { name: say.close }).click();
    const question = maker.getByRole("dialog", { name: say.closing });
    await question.getByRole("button", { name: say.close }).click();
    await question.waitFor({ state: "hidden" });

    // By name, each guest learns of the own votes what the maker's table says of them.
    for (const { page, guest, sent } of phones) {
      await lookAt(page);
      await page.getByRole("heading", { name: seen.revealed }).waitFor();
      const names = [];
      for (const [letter, vote] of Object.entries(guest.votes)) {
        const card = row(page, letter);
        await card.getByText(seen.ownVote(voteWords[vote])).waitFor();
        const name = await card.getByRole("heading").textContent();
        const rank = (guest.order as readonly string[]).indexOf(letter) + 1;
        if (rank > 0) await card.getByText(seen.ownPlace(rank)).waitFor();
        const mark = `${guest.name}: ${voteWords[vote]}${rank > 0 ? say.place(rank) : ""}`;
        const cells = table.getByRole("row").filter({ hasText: name ?? "" });
        await cells.getByRole("img", { name: mark, exact: true }).waitFor();
        names.push(name);
      }
      expect(new Set(names).size).toBe(names.length);
      const bytes = await sent();
      for (const name of names) expect(bytes).toContain(name);
      expect(page.faults).toEqual([]);
    }

    const offer = offerWords[locale];
    await maker.getByRole("button", { name: offer.makeFor(3) }).click();
    const form = maker.getByRole("dialog", { name: offer.titleFor(3) });
    await form.getByLabel(offer.budget).fill(offer.amount.typed);
    await form.getByLabel(offer.platform).fill("Radyo");
    await form.getByRole("button", { name: offer.submit }).click();
    await form.getByText(offer.created).waitFor();
    const { content } = await call<OfferPage>("demo-client", "offers");
    const first = await table.getByRole("rowheader").allTextContents();
    const offered = content[0]?.voices.map(({ voiceArtistName }) => voiceArtistName) ?? [];
    expect(offered).toHaveLength(3);
    for (const [place, name] of offered.entries()) expect(first[place]).toContain(name);
    expect(maker.faults).toEqual([]);
  });
});
