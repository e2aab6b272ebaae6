import { expect } from "vitest";
import { offerWords } from "#test/browser/offers/words.ts";
import { words as landing } from "#test/landing/words.ts";
import { someOf } from "#test/support/amount.ts";
import type { EngineName } from "#test/support/engines/find-engines.ts";
import { testIn } from "#test/support/engines/fixtures.ts";
import { words as requests } from "#test/voice-requests/words.ts";
import { compareVoices, logIn, makeOffer, offerTitle, useLibrary } from "./client-steps.ts";
import { useDays } from "./day-steps.ts";
import { openMenusOf } from "./menus.ts";
import { answerRoom, openRoom } from "./room-steps.ts";
import { wishJourney } from "./wish-journey.ts";

/** Widths at which a console or dock changes its form. */
const widths = [1440, 1024, 768, 700, 390];

/** Widths at which every menu is opened: each engine begins with another one, which is the one of the deep run. */
const menuWidths: Record<EngineName, number[]> = {
  chromium: [1440, 768, 390],
  firefox: [768, 1440, 390],
  webkit: [390, 1440, 768],
};

/** What people do with the site, in one engine: once for each, because they place and play differently. */
export function journeysIn(name: EngineName): void {
  const test = testIn(name);

  test("a visitor hears a sample and asks for a voice", async ({ visitor, call }) => {
    const say = requests.tr;
    await visitor.resize(1440);
    await visitor.open("/");
    await visitor.step("hears a language", async () => {
      await visitor.press({ role: "button", name: landing.tr.play + landing.tr.arabic });
      await visitor.sees({ css: "q[lang=ar] [data-spoken=now]" });
    });
    await visitor.step("asks for a voice", async () => {
      const dialog = { role: "dialog", name: say.title };
      const { fullName, companyName, email, phone, projectMedium, voiceRequirements } = say.fields;
      await visitor.press({ role: "button", name: say.open });
      for (const [field, text] of [
        [fullName, "Sevgi Yıldızhan"],
        [companyName, "Dovarel"],
        [email, "sevgi@dovarel.example"],
        [phone, "+44 20 7946 0958"],
        [projectMedium, "Radyo spotu"],
        [voiceRequirements, "Sıcak bir kadın sesi"],
      ] as const)
        await visitor.enter({ role: "textbox", name: `~${field}`, in: dialog }, text);
      // People take seconds to fill it in, and machines do not.
      await visitor.engine.run(
        "{ const now = performance.now.bind(performance); performance.now = () => now() + 5000; }",
      );
      await visitor.press({ role: "button", name: say.send, in: dialog });
      await visitor.sees({ text: say.sent });
    });
    const { content } = await call<{ content: { fullName: string }[] }>("demo-owner", "voice-requests");
    expect(content.map(({ fullName }) => fullName)).toContain("Sevgi Yıldızhan");
  });

  test("a client filters, plays, likes, makes an offer and compares; an owner answers", async ({
    visitor,
  }) => {
    const say = offerWords.tr;
    await visitor.resize(1440);
    await logIn(visitor, "demo-client");
    await useLibrary(visitor);
    await makeOffer(visitor);
    await compareVoices(visitor);
    for (const width of widths) {
      await visitor.resize(width);
      await visitor.looksRight();
      await visitor.picture(`compare-${width}`);
    }
    await visitor.resize(1440);
    await logIn(visitor, "demo-owner");
    await visitor.step("an owner answers", async () => {
      await visitor.press({ role: "link", name: "~Teklifler" });
      await visitor.press({ role: "link", name: offerTitle });
      await visitor.press({ role: "button", name: say.counter });
      await visitor.enter({ label: say.budget, in: { role: "dialog" } }, say.second);
      await visitor.press({ role: "button", name: say.send });
      await visitor.sees({ role: "article", name: say.proposal(2) });
    });
  });

  test("a client opens a room from a list, and a guest answers", async ({
    visitor,
    site,
    makeList,
    untilReady,
    call,
  }) => {
    await visitor.resize(1440);
    const { listId } = await makeList(`Yaz ${name}`, 4);
    await visitor.open("/panel", { token: await site.logIn("demo-client") });
    const room = await openRoom(visitor, listId);
    await untilReady(room.roomId);
    await answerRoom(visitor, room);
    await expect
      .poll(() => call<{ sentCount: number }>("demo-client", `rooms/${room.roomId}`))
      .toMatchObject({ sentCount: 1 });
  });

  wishJourney(test);

  test("an owner types and picks days", async ({ visitor, site }) => {
    await visitor.resize(1440);
    await visitor.open("/owner/history", { token: await site.logIn("demo-owner") });
    await useDays(visitor);
  });

  test.for(someOf([12, 4], 1))(
    "the keys of a room of %i voices stand beside what else its console has",
    async (count, { visitor, openRoom: open }) => {
      const { path } = await open(count, { isBlind: false });
      await visitor.open(path ?? "");
      await visitor.press({ css: "button[aria-label^='Oynat: ']" });
      await visitor.press({ css: "button[aria-keyshortcuts=R]" });
      for (const width of widths) {
        await visitor.resize(width);
        await visitor.looksRight();
        await visitor.picture(`console-${count}-${width}`);
      }
      await visitor.resize(1440);
    },
  );

  test.for(someOf(menuWidths[name], 1))(
    "every menu opens and closes at %i pixels",
    async (width, { visitor, site, makeList, call }) => {
      const { listId } = await makeList(`Menüler ${width}`, 3);
      const { content } = await call<{ content: { offerId: string }[] }>("demo-client", "offers");
      await visitor.resize(width);
      await visitor.open("/");
      await openMenusOf(visitor, "/", width);
      await visitor.open("/panel", { token: await site.logIn("demo-client") });
      for (const path of ["/panel", "/lists", `/lists/${listId}`, `/offers/${content[0]?.offerId}`])
        await openMenusOf(visitor, path, width);
      await visitor.open("/owner/dashboard", { token: await site.logIn("demo-owner") });
      for (const path of [
        "/owner/dashboard",
        "/owner/clients",
        "/owner/update-voice-artist",
        "/owner/history",
        "/owner/requests",
      ])
        await openMenusOf(visitor, path, width);
      await visitor.resize(1440);
    },
  );
}
