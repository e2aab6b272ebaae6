import { expect } from "vitest";
import { lookAgain } from "#test/browser/offers/steps.ts";
import { test as base } from "#test/browser/rooms/demo-rooms.ts";
import { someOf } from "#test/support/amount.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { openHeard } from "#test/support/spoken/open-heard.ts";
import { SpokenScript } from "#test/support/spoken/script.ts";
import { words } from "./owner-words.ts";

/** With an offer of the demo client, which the test answers: what waits besides it is the same for every test. */
const test = base.extend("offer", async ({ call, voices }) => {
  const voiceIds = voices.slice(0, 1).map(({ voiceId }) => voiceId);
  const offer = { budget: 700, platform: "Radyo", version: 1, voiceIds, title: "Kıyı vapuru, anonslar" };
  await call("demo-client", "clients/update/demo-client", { offers: [offer] });
  return offer;
});

/** What the steps of both journeys do. */
const actsOn = (page: OpenPage) => ({
  press: (key: string) => () => page.keyboard.press(key),
  type: (text: string) => () => page.keyboard.type(text),
  over: (text: string) => async () => {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
  },
  to: (name: string | RegExp, key?: "Shift+Tab") => () => tabTo(page, name, key),
  /** Presses Enter, and waits for what then has the focus. */
  enter: (name: string | RegExp) => async () => {
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedName(page)).toMatch(name);
  },
});

test.for(someOf(["tr", "en"] as const, 1))(
  "an owner logs in, pages through the artists, proposes other terms and creates a client by key, in %s",
  async (locale, { open, offer }) => {
    const say = words[locale];
    const { page, listener } = await openHeard(open, "/login", { locale });
    const script = new SpokenScript(page, listener, locale);
    const { press, type, over, to, enter } = actsOn(page);

    await script.step("The login is opened", () => page.getByRole("heading", { name: say.title }).waitFor());
    await script.step("a name is typed", to(say.username));
    await page.keyboard.type("demo-owner");
    await script.step("Tab to the password", to(say.password));
    await page.keyboard.type("demo-owner-password");
    await script.step("Enter", enter(say.dashboard));

    await script.step("Tab to the artists", to(say.artists, "Shift+Tab"));
    await script.step("Enter", async () => {
      await enter(say.artistsTable)();
      await page.getByRole("table", { name: say.artistsTable }).getByRole("row").nth(1).waitFor();
    });
    await script.step("Tab to the way past the table", to(say.skip));
    await script.step("Enter", enter(say.next));
    await script.step("Enter, the next page", enter(say.second));

    await script.step("Tab to the offers", to(say.offers, "Shift+Tab"));
    await script.step("Enter", enter(say.offers));
    await script.step("Tab to an offer", to(offer.title));
    await script.step("Enter", enter(offer.title));
    await script.step("Tab to the counter-offer", to(say.counter));
    await script.step("Enter", enter(say.budget));
    await script.step("another budget", over("9750"));
    await script.step("Tab to its sending", to(say.send));
    await script.step("Enter", enter(say.waitingForClient));
    await script.step("The offer is looked at again", () => lookAgain(page));

    await script.step("Tab to the clients", to(say.clients, "Shift+Tab"));
    await script.step("Enter", enter(say.clients));
    await script.step("Tab to a new client", to(say.client));
    await script.step("Enter", enter(say.client));
    await script.step("Tab to the name", to(say.name));
    await script.step("Enter, with nothing typed", press("Enter"));
    await script.step("a name", type("Nil"));
    await script.step("Tab to the last name", to(say.lastName));
    await script.step("a last name", type("Akarsu"));
    await script.step("Enter", enter(say.clientCreated));
    await expect(script.toString()).toMatchFileSnapshot(`./owner.${locale}.txt`);
    expect(script.faults).toEqual([]);
    expect(page.faults).toEqual([]);
  },
);

test.for(someOf(["tr", "en"] as const, 1))(
  "an owner corrects wrong cells of an import by key, in %s",
  async (locale, { open }) => {
    const say = words[locale];
    const { page, listener } = await openHeard(open, "/owner/import", { as: "demo-owner", locale });
    const script = new SpokenScript(page, listener, locale);
    const { over, to, press, enter } = actsOn(page);
    const rows = [
      say.line("Duyulan Bir", "otuz", say.corrected, "1.wav"),
      say.line("Duyulan İki", "30", "reklm", "2.wav"),
    ];
    const sounds = [1, 2].map((nth) => ({
      name: `${nth}.wav`,
      mimeType: "audio/wav",
      buffer: shortSound(60 + nth, 1),
    }));
    const sheet = {
      name: "ajans.csv",
      mimeType: "text/csv",
      buffer: Buffer.from([say.head, ...rows].join("\r\n")),
    };

    await script.step("files are chosen", async () => {
      await page.locator('input[type="file"]').focus();
      await page.locator('input[type="file"]').setInputFiles([sheet, ...sounds]);
      await page.getByText(say.chosen).waitFor();
    });
    await script.step("Tab to the check", to(say.check));
    await script.step("Enter", async () => {
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: say.wrongAge }).waitFor();
    });
    await script.step("Tab to a wrong cell", to(say.wrongAge));
    await script.step("Enter", press("Enter"));
    await script.step("a value that is wrong too", over("kırk"));
    await script.step("Escape", press("Escape"));
    await script.step("Enter", press("Enter"));
    await script.step("the right value", over("40"));
    await script.step("Enter, to the next wrong cell", enter(say.wrongKind));
    await script.step("Enter", press("Enter"));
    await script.step("the right value", over(say.corrected));
    await script.step("Enter", press("Enter"));
    await expect(script.toString()).toMatchFileSnapshot(`./import.${locale}.txt`);
    expect(script.faults).toEqual([]);
    expect(page.faults).toEqual([]);
  },
);
