import { expect } from "vitest";
import { namesOf } from "#test/browser/journeys/client-steps.ts";
import { offerWords, type OfferLocale } from "#test/browser/offers/words.ts";
import { words as likeWords } from "#test/liked-voices/words.ts";
import { words as sessionWords } from "#test/session/words.ts";
import { someOf } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { tabTo } from "#test/support/browser/keyboard.ts";
import { openHeard } from "#test/support/spoken/open-heard.ts";
import { SpokenScript } from "#test/support/spoken/script.ts";

test.for(someOf<OfferLocale>(["en", "tr"], 1))(
  "a client logs in, listens, likes and makes an offer by key, in %s",
  async (locale, { open }) => {
    const say = { ...offerWords[locale], ...likeWords[locale], ...sessionWords[locale] };
    const { page, listener } = await openHeard(open, "/login", { locale });
    const script = new SpokenScript(page, listener, locale);
    const press = (key: string) => () => page.keyboard.press(key);
    const type = (text: string) => () => page.keyboard.type(text);
    const to = (name: string | RegExp, key?: "Shift+Tab") => () => tabTo(page, name, key);

    await script.step("The login is opened", () => page.getByRole("heading", { name: say.title }).waitFor());
    await script.step("Enter", press("Enter"));
    await script.step("a name is typed", type("demo-client"));
    await script.step("Tab", press("Tab"));
    await script.step("a wrong password is typed", type("wrong"));
    await script.step("Enter", press("Enter"));
    await script.step("Tab to the password", to(say.password, "Shift+Tab"));
    await script.step("the password is typed", async () => {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("demo-client-password");
    });
    await script.step("Enter", async () => {
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: say.library }).first().waitFor();
      await namesOf(page);
    });
    await script.step("Tab to the first voice", to(new RegExp(`^${say.play("")}`)));
    await script.step("Enter", press("Enter"));
    await script.step("j, the next voice", press("j"));
    await script.step("k, the voice before", press("k"));
    await script.step("Tab to its heart", to(new RegExp(`^(${say.like("")}|${say.unlike("")})`)));
    await script.step("Space", press("Space"));
    await script.step("Space, which takes it back", press("Space"));
    await script.step("Tab to the offer", to(say.make));
    await script.step("Enter", async () => {
      await page.keyboard.press("Enter");
      await page.getByLabel(say.budget).waitFor();
    });
    await script.step("a budget that is no number", type("bin"));
    await script.step("Tab", press("Tab"));
    await script.step("Shift and Tab", press("Shift+Tab"));
    await script.step("a budget", async () => {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("1250");
    });
    await script.step("Enter", press("Enter"));
    await script.step("a platform", type("Radyo"));
    await script.step("Enter", async () => {
      await page.keyboard.press("Enter");
      await page.getByText(say.created).waitFor();
    });
    await script.step("Escape", async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    });
    await expect(script.toString()).toMatchFileSnapshot(`./client.${locale}.txt`);
    expect(script.faults).toEqual([]);
    expect(await page.getAttribute("html", "lang")).toBe(locale);
  },
);
