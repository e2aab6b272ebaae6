import { expect, onTestFinished, test as base } from "vitest";
import { keepFocus } from "#src/lib/browser/focus/keep-focus.ts";

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 120));

interface Page {
  find: (id: string) => HTMLElement;
  /** The id of what has the focus a moment later; empty where nothing has. */
  focused: () => Promise<string>;
  stop: () => void;
}

const test = base.extend<{ page: Page }>({
  page: async ({}, use) => {
    document.body.innerHTML = `
      <main id="main" tabindex="-1">
        <ul><li id="row" tabindex="-1"><button id="button">x</button><button id="other">y</button></li></ul>
        <p id="bare">z</p>
      </main>
      <div id="toast"><button id="close">x</button></div>`;
    const stop = keepFocus();
    onTestFinished(stop);
    await use({
      find: (id) => document.getElementById(id) ?? document.body,
      focused: async () => {
        await aMoment();
        return document.activeElement?.id ?? "";
      },
      stop,
    });
    document.body.innerHTML = "";
  },
});

test("the nearest region around what went away has the focus", async ({ page }) => {
  page.find("button").focus();
  page.find("button").remove();
  expect(await page.focused()).toBe("row");
});

test("a region that went away with it has not", async ({ page }) => {
  page.find("button").focus();
  page.find("row").remove();
  expect(await page.focused()).toBe("main");
});

test("a region that is none any more has not: a list whose pages are gone", async ({ page }) => {
  page.find("button").focus();
  page.find("button").remove();
  page.find("row").removeAttribute("tabindex");
  page.find("other").remove();
  expect(await page.focused()).toBe("main");
});

test("the main region has the focus of what stood outside it", async ({ page }) => {
  page.find("close").focus();
  page.find("toast").remove();
  expect(await page.focused()).toBe("main");
});

test("another main region has it where the page was replaced", async ({ page }) => {
  page.find("button").focus();
  page.find("main").outerHTML = `<main id="main" tabindex="-1" lang="tr"></main>`;
  expect(await page.focused()).toBe("main");
});

test("what is placed by hand meanwhile stays", async ({ page }) => {
  page.find("button").focus();
  page.find("button").remove();
  page.find("close").focus();
  expect(await page.focused()).toBe("close");
});

test("who left it before it went away gets nothing", async ({ page }) => {
  page.find("button").focus();
  page.find("button").blur();
  await new Promise((resolve) => setTimeout(resolve));
  page.find("button").remove();
  expect(await page.focused()).toBe("");
  globalThis.focusWatch.forget();
});

test("nothing is moved while it stays, whatever else goes", async ({ page }) => {
  page.find("button").focus();
  page.find("other").remove();
  page.find("bare").remove();
  expect(await page.focused()).toBe("button");
});

test("once stopped it moves nothing any more", async ({ page }) => {
  page.find("button").focus();
  page.find("button").remove();
  await Promise.resolve();
  page.stop();
  expect(await page.focused()).toBe("");
  globalThis.focusWatch.forget();
});

test("what a browser takes the focus from later gives it too", async ({ page }) => {
  page.find("close").focus();
  page.find("toast").setAttribute("inert", "");
  await page.focused();
  page.find("close").blur();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await page.focused()).toBe("main");
});

test("the row that takes the place of one that is gone has it, at the control of the same kind", async ({
  page,
}) => {
  page.find("main").innerHTML = `<ul>${["a", "b", "c"]
    .map(
      (row) =>
        `<li id="${row}"><button id="play-${row}">x</button><button id="remove-${row}">y</button></li>`,
    )
    .join("")}</ul>`;
  page.find("remove-b").focus();
  page.find("b").remove();
  expect(await page.focused()).toBe("remove-c");
  page.find("c").remove();
  expect(await page.focused()).toBe("remove-a");
});

test("what stands before it in a row that stays has it", async ({ page }) => {
  page.find("main").innerHTML =
    `<ul tabindex="-1"><li><button id="play">x</button><input id="seek" /></li></ul>`;
  page.find("seek").focus();
  page.find("seek").remove();
  expect(await page.focused()).toBe("play");
});

test("what opened a menu has it after a dialog that the menu opened", async ({ page }) => {
  page.find("bare").outerHTML = `<button id="more">x</button>
    <div popover="auto" id="menu"><button id="delete">y</button></div>
    <dialog open id="dialog"><button id="yes">z</button></dialog>`;
  page.find("more").focus();
  page.find("delete").focus();
  page.find("yes").focus();
  page.find("menu").remove();
  page.find("dialog").remove();
  expect(await page.focused()).toBe("more");
});

test("the page's heading has it where nothing around is left", async ({ page }) => {
  page.find("bare").outerHTML = `<h1 id="heading">z</h1>`;
  page.find("row").removeAttribute("tabindex");
  page.find("close").focus();
  page.find("toast").remove();
  expect(await page.focused()).toBe("heading");
});
