import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addAuthenticator, type VirtualAuthenticator } from "#test/support/browser/virtual-authenticator.ts";
import { test } from "./mail-site.ts";
import { words } from "./words.ts";

const say = words.tr;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What the browser was asked for in this page, each by how it ended: `open` while it waits, `made`, or the error's name. */
const ends = (page: Page) => page.evaluate(() => Reflect.get(window, "ends") as string[]);

/** Has the page keep what its browser is asked for, and gives it an authenticator that waits for a finger. */
async function watch(page: Page): Promise<VirtualAuthenticator> {
  await page.evaluate(() => {
    const all: string[] = [];
    Object.assign(window, { ends: all });
    const kept = <Asked>(ask: (options: Asked) => Promise<Credential | null>) => {
      return async (options: Asked) => {
        const nth = all.push("open") - 1;
        try {
          const made = await ask(options);
          all[nth] = "made";
          return made;
        } catch (error) {
          all[nth] = (error as Error).name;
          throw error;
        }
      };
    };
    const { credentials } = navigator;
    credentials.create = kept(credentials.create.bind(credentials));
    credentials.get = kept(credentials.get.bind(credentials));
  });
  const authenticator = await addAuthenticator(page);
  await authenticator.setPresent(false);
  return authenticator;
}

test("a dialog that is closed takes back what it had the browser ask for", async ({ open }) => {
  const page = await open("/account", { as: "demo-client" });
  const authenticator = await watch(page);
  await button(page, say.addPasskey).click();
  await button(page, say.next).click();
  await expect.poll(() => ends(page)).toEqual(["open"]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => ends(page)).toEqual(["AbortError"]);

  // Closed while the server's answer is on its way: the browser is not asked at all.
  await authenticator.setPresent(true);
  const held = Promise.withResolvers<void>();
  await page.route("**/passkeys/options", async (route) => {
    await held.promise;
    await route.continue();
  });
  const sent = page.waitForRequest("**/passkeys/options");
  await button(page, say.addPasskey).click();
  await button(page, say.next).click();
  await sent;
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const answered = page.waitForResponse("**/passkeys/options");
  held.resolve();
  await answered;

  await button(page, say.addPasskey).click();
  await button(page, say.next).click();
  await page.getByText(say.passkeyAdded).waitFor({ state: "attached" });
  expect(await ends(page)).toEqual(["AbortError", "made"]);
  expect(await authenticator.count()).toBe(1);
  expect(page.faults).toEqual([]);
});

test("a page that is left takes back what it had the browser ask for", async ({ open }) => {
  const page = await open("/login");
  await watch(page);
  await button(page, say.withPasskey).click();
  await expect.poll(() => ends(page)).toEqual(["open"]);
  await page.locator('main a[href$="#contact"]').click();
  await expect.poll(() => ends(page)).toEqual(["AbortError"]);
  await page.goBack();
  await button(page, say.withPasskey).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(page.faults).toEqual([]);
});
