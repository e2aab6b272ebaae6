import type { Page } from "playwright-core";
import { expect } from "vitest";
import { stillness } from "#test/support/browser/stillness.ts";
import { test as base } from "#test/browser/rooms/demo-rooms.ts";

/** Moves every text into elements of its own, now and whenever one comes, as the translation of a browser does. */
function translate(): void {
  const left = "font, script, style, textarea, option";
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || parent.closest(left)) continue;
      const inner = document.createElement("font");
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  const begin = () => {
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  // Before the page is parsed it has no element at all.
  const wait = () => (document.querySelector("html[data-ready]") ? begin() : setTimeout(wait, 20));
  wait();
}

/** Pages that the browser translates; what it logs counts as a fault. */
const test = base.extend("translated", ({ open }) => async (...[path, options]: Parameters<typeof open>) => {
  const page = await open(path, {
    locale: "en",
    ...options,
    before: (made) => made.addInitScript(translate),
    awaits: "html[data-ready] main font",
  });
  return Object.assign(page, {
    /** What went wrong so far. */
    async wrong() {
      await stillness(page);
      return [...page.faults, ...(await page.getByText("Something went wrong").allTextContents())];
    },
  });
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

test("who logs in is told of a wrong password, and comes in", async ({ translated }) => {
  const page = await translated("/login");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.getByText("Username is required").waitFor();
  await page.getByLabel("Username").fill("demo-client");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Password", { exact: true }).fill("demo-client-password");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.getByRole("article").first().waitFor();
  expect(await page.wrong()).toEqual([]);
});

test("a visitor asks for a voice", async ({ translated }) => {
  const page = await translated("/?lang=en");
  await press(page, "Request a voice");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await dialog.locator("[aria-invalid=true]").first().waitFor();
  await dialog.locator("[name=fullName]").fill("Ada Öz");
  await dialog.locator("[name=companyName]").fill("Öz Film");
  await dialog.locator("[name=email]").fill("ada@example.com");
  await dialog.locator("[name=phone]").fill("+44 20 7946 0958");
  await dialog.locator("[name=projectMedium]").fill("Radio");
  await dialog.locator("[name=voiceRequirements]").fill("Warm");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await dialog.getByRole("button", { name: "Send request" }).waitFor({ state: "detached" });
  expect(await page.wrong()).toEqual([]);
});

test("a client filters, likes, chooses several, makes an offer, compares", async ({ translated }) => {
  const page = await translated("/panel", { as: "demo-client" });
  await page.getByRole("article").first().waitFor();
  await press(page, /^Languages/);
  await page.getByRole("checkbox").first().check();
  await page.keyboard.press("Escape");
  await press(page, /^Like/);
  await press(page, /^Remove/);
  await press(page, "Select multiple");
  for (const place of [0, 1, 2])
    await page
      .getByRole("checkbox", { name: /^Select/ })
      .nth(place)
      .check();
  await page
    .getByRole("checkbox", { name: /^Select/ })
    .nth(2)
    .uncheck();
  await press(page, /^Make offer \(2\)/);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Budget").fill("1,250");
  await dialog.getByLabel("Platform").fill("Radio");
  await dialog.getByRole("button", { name: "Submit offer" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await page.wrong()).toEqual([]);
  await press(page, "Select multiple");
  for (const place of [0, 1])
    await page
      .getByRole("checkbox", { name: /^Select/ })
      .nth(place)
      .check();
  await page
    .getByRole("link", { name: /^Compare/ })
    .or(page.getByRole("button", { name: /^Compare/ }))
    .first()
    .click();
  await page.locator("[data-compared]").first().waitFor();
  expect(await page.wrong()).toEqual([]);
});

test("an offer is read, answered and written about", async ({ translated }) => {
  const page = await translated("/owner/dashboard", { as: "demo-owner" });
  await page.goto("/offers");
  await page.locator("main a[href^='/offers/']").first().click();
  await page.getByRole("textbox", { name: "Write to the client" }).fill("We call you tomorrow.");
  await page.getByRole("button", { name: /^Send/ }).click();
  await page.getByText("We call you tomorrow.").waitFor();
  expect(await page.wrong()).toEqual([]);
});

test("a guest votes, writes a note, sends, and the maker reads it", async ({ translated, openRoom }) => {
  const { path, roomId } = await openRoom(2);
  const guest = await translated(`${path}?lang=en`);
  for (const letter of ["A", "B"])
    await guest
      .getByRole("radiogroup", { name: `Your vote: ${letter}` })
      .getByRole("radio", { name: "Yes" })
      .check();
  await guest.getByLabel("Your name").fill("Burak");
  await press(guest, "Send answers");
  await guest.getByText(/^Your answers are sent/).waitFor();
  expect(await guest.wrong()).toEqual([]);
  const maker = await translated(`/rooms/${roomId}`, { as: "demo-client" });
  await maker.getByText("Burak").first().waitFor();
  expect(await maker.wrong()).toEqual([]);
});
