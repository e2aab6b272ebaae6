import type { Page } from "playwright-core";
import { expect } from "vitest";
import { words } from "#test/session/words.ts";
import { someOf } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";
import { openHeard } from "#test/support/spoken/open-heard.ts";
import { SpokenScript } from "#test/support/spoken/script.ts";

interface TimeLeft {
  idle: number;
  absolute: number;
}

const long = 600_000;
/** Seconds after which the page asks how long the session lasts, and says nothing yet. */
const unsaid: TimeLeft = { idle: 331, absolute: long };

/** Has the server say how long the session lasts, or that it has ended; answers what changes that. */
async function tellTime(page: Page, ended: string): Promise<(left: TimeLeft | undefined) => void> {
  let sessionSeconds: TimeLeft | undefined = unsaid;
  await page.route("**/api/v1/auth/me", async (route) => {
    if (!sessionSeconds)
      return route.fulfill({ status: 401, headers: { "problem-code": "session-ended" }, body: ended });
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), sessionSeconds } });
  });
  return (left) => {
    sessionSeconds = left;
  };
}

/** What a page does that is connected again: it asks how long the session lasts, where that is not long. */
const connect = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

test.for(someOf(["en", "tr"] as const, 1))(
  "a client stays signed in, shows who it is, and comes back after the end by key, in %s",
  async (locale, { open }) => {
    const say = words[locale];
    let tell: Awaited<ReturnType<typeof tellTime>> | undefined;
    const { page, listener } = await openHeard(open, "/panel", {
      as: "demo-client",
      locale,
      before: async (one) => (tell = await tellTime(one, say.ended)),
    });
    const script = new SpokenScript(page, listener, locale);
    const to = (name: string) => () => tabTo(page, name);
    const enter = (name: string) => async () => {
      await page.keyboard.press("Enter");
      await expect.poll(() => focusedName(page)).toBe(name);
    };

    await script.step("Shift and Tab to the page’s end", () => page.keyboard.press("Shift+Tab"));
    const before = await focusedName(page);
    await script.step("the session is about to end", async () => {
      tell?.({ idle: 290, absolute: long });
      await connect(page);
      await page.getByRole("button", { name: say.stay }).waitFor();
    });
    await script.step("Tab to staying", to(say.stay));
    tell?.(unsaid);
    await script.step("Enter", enter(before));

    await script.step("it ends whatever is done", async () => {
      tell?.({ idle: long, absolute: 290 });
      await connect(page);
      await page.getByRole("button", { name: say.signInAgain }).waitFor();
    });
    await script.step("Tab to signing in", to(say.signInAgain));
    await script.step("Enter", enter(say.password));
    await script.step("the password is typed", () => page.keyboard.type("demo-client-password"));
    tell?.(unsaid);
    await script.step("Enter", enter(before));

    await script.step("the session has ended", async () => {
      tell?.(undefined);
      await connect(page);
      await page.getByText(say.ended).waitFor();
      tell?.({ idle: long, absolute: long });
    });
    await script.step("a name is typed", () => page.keyboard.type("demo-client"));
    await script.step("Tab to the password", to(say.password));
    await script.step("the password is typed", () => page.keyboard.type("demo-client-password"));
    await script.step("Enter", enter(say.library));
    await expect(script.toString()).toMatchFileSnapshot(`./session.${locale}.txt`);
    expect(script.faults).toEqual([]);
    expect(page.faults).toEqual([]);
  },
);
