import { expect } from "vitest";
import { test } from "#test/browser/rooms/demo-rooms.ts";
import { words } from "#test/guest/page/page-words.ts";
import { someOf } from "#test/support/amount.ts";
import { tabTo } from "#test/support/browser/keyboard.ts";
import { openHeard } from "#test/support/spoken/open-heard.ts";
import { SpokenScript } from "#test/support/spoken/script.ts";

test.for(someOf(["tr", "en"] as const, 1))(
  "a guest hears, writes, votes, orders and sends by key, in %s",
  async (locale, { open, openRoom }) => {
    const say = words[locale];
    const { path } = await openRoom(3);
    const { page, listener } = await openHeard(open, path ?? "", { locale });
    const script = new SpokenScript(page, listener, locale);
    const press = (key: string) => () => page.keyboard.press(key);
    const to = (name: string | RegExp) => () => tabTo(page, name);
    const vote = (letter: string) => page.getByRole("radiogroup", { name: say.vote(letter) });

    await script.step("Tab to the first voice", to(say.play("A")));
    await script.step("Enter", press("Enter"));
    await script.step("2, the second voice", press("2"));
    await script.step("n, a note", async () => {
      await page.keyboard.press("n");
      await page.getByRole("textbox", { name: say.note }).waitFor();
    });
    await script.step("a note is typed", () => page.keyboard.type("Sıcak."));
    await script.step("Enter", press("Enter"));
    await script.step("to the first vote", () => vote("A").getByRole("radio", { name: say.yes }).focus());
    await script.step("Space", press("Space"));
    await script.step("to the second vote", () => vote("B").getByRole("radio", { name: say.yes }).focus());
    await script.step("Space", press("Space"));
    await script.step("Tab to the second voice's place", to(say.move("B")));
    await script.step("Space", press("Space"));
    await script.step("Arrow up", press("ArrowUp"));
    await script.step("Space", press("Space"));
    await script.step("Tab to the sending", to(say.send));
    await script.step("Enter", press("Enter"));
    await script.step("a name is typed", () => page.keyboard.type("Burak"));
    await script.step("Enter", async () => {
      await page.keyboard.press("Enter");
      await page.getByText(say.sent).waitFor();
    });
    await expect(script.toString()).toMatchFileSnapshot(`./guest.${locale}.txt`);
    expect(script.faults).toEqual([]);
  },
);
