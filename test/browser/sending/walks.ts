import type { Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "#test/faults/steps.ts";
import type { Person } from "#test/faults/world.ts";
import type { DemoUser } from "#test/support/browser/site.ts";
import { twoFrames } from "#test/support/browser/stillness.ts";
import type { Cell } from "./fixtures.ts";
import type { Column } from "./row.ts";

const harmless = /We don’t know whether it arrived; trying again does no harm\./;
const elsewhere = /This is being sent in another tab\./;
const arrivedElsewhere = /What you sent in another tab has arrived\./;
const names: Record<DemoUser, string> = { "demo-client": "Deniz Aksoy", "demo-owner": "Ayşe Erdem" };

async function type({ row, page, text }: Cell): Promise<void> {
  await row.open(page);
  await row.fill?.(page);
  await row.field?.(page).fill(text);
}

/** Types and sends it, and waits until the server has answered; the page is not told. */
async function sendUnanswered(cell: Cell): Promise<void> {
  await type(cell);
  cell.line.trouble = "held";
  await cell.row.send(cell.page);
  await cell.line.answered;
  cell.line.trouble = "none";
}

const isSaid = ({ row }: Cell, page: Page): Promise<void> =>
  page
    .getByText(row.unknown ?? harmless)
    .first()
    .waitFor();

/** Waits until what was typed is there again: in its field, or where it waits to be sent. */
async function isThere({ row, text }: Cell, page: Page, wasSent: boolean): Promise<void> {
  if (row.isPressed) return;
  const waiting = wasSent ? row.waiting?.(page, text) : undefined;
  if (waiting) await waiting.waitFor();
  else await expect.poll(() => row.field?.(page).inputValue()).toBe(text);
}

/** Sends it to a server that answers: it is there, and once. */
async function arrives(cell: Cell, page: Page, press: (page: Page) => Promise<void>): Promise<void> {
  cell.line.trouble = "none";
  await press(page);
  await cell.row.arrived(page, cell.text).first().waitFor();
  await isOnce(cell);
}

const isOnce = async (cell: Cell) => expect(await cell.row.count(cell, cell)).toBe(1);

/** Logs out in another tab of the same browser. */
async function logOutElsewhere({ page, row }: Cell): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto("/offers");
  if (row.comesBack) {
    await tab.locator("dialog[open]").waitFor();
    await tab.keyboard.press("Escape");
  }
  await tab
    .getByRole("banner")
    .getByRole("button", { name: names[row.as ?? "demo-client"] })
    .click();
  await tab.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/login?*");
  await tab.close();
}

/** Ends the session of the page on the server alone, as an owner’s lock or another device’s logout does. */
const endOnServer = (page: Page) =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem("token")}`;
    await fetch("/api/v1/auth/logout", { method: "POST", headers: { authorization } });
  });

async function logInAs(page: Page, person: Pick<Person, "userName" | "password">, name: string) {
  await logIn(page, { ...person, token: "", name });
  await page.getByRole("banner").getByRole("button", { name }).waitFor();
}

/** Nothing of what was typed stands in a field, nor in the page unless it was made and is everybody’s. */
async function seesNothing({ text }: Cell, page: Page, isMade = false): Promise<void> {
  await twoFrames(page);
  const { words, values } = await page.evaluate(() => ({
    words: document.body.innerText,
    values: [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value),
  }));
  expect([...values, ...(isMade ? [] : [words])].filter((part) => part.includes(text))).toEqual([]);
  expect(await page.locator("dialog[open]").count()).toBe(0);
}

/** What is done in each column, and what has to hold. */
export const walks: Record<Column, (cell: Cell) => Promise<void>> = {
  async "lost answer"(cell) {
    const { row, page, line } = cell;
    await type(cell);
    line.trouble = "lost";
    await row.send(page);
    if (row.isLookedUp) {
      await row.arrived(page, cell.text).first().waitFor();
      return isOnce(cell);
    }
    await isSaid(cell, page);
    await isOnce(cell);
    if (row.isReadAnew) return row.arrived(page, cell.text).first().waitFor();
    await arrives(cell, page, row.again ?? row.send);
    expect(line.keys.size, "one key").toBe(1);
    return undefined;
  },

  async "late answer"(cell) {
    const { page, line, other } = cell;
    await sendUnanswered(cell);
    await logOutElsewhere(cell);
    await logInAs(page, other, other.name);
    const token = await page.evaluate(() => localStorage.getItem("token"));
    await line.release();
    await seesNothing(cell, page, cell.row.isShared);
    await page.getByRole("banner").getByRole("button", { name: other.name }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(token);
    await isOnce(cell);
  },

  async reload(cell) {
    const { row, page, text } = cell;
    await sendUnanswered(cell);
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    if (row.isSpent) {
      await row.arrived(page, text).first().waitFor();
      return isOnce(cell);
    }
    if (!row.comesBack) await row.open(page);
    await isThere(cell, page, true);
    await isSaid(cell, page);
    return arrives(cell, page, row.again ?? row.send);
  },

  async "second tab"(cell) {
    const { row, page, path, text, line } = cell;
    await sendUnanswered(cell);
    const tab = await page.context().newPage();
    await tab.goto(path);
    await tab.waitForSelector("html[data-ready]");
    if (row.isSpent) {
      await row.arrived(tab, text).first().waitFor();
      await line.release();
      return isOnce(cell);
    }
    if (!row.comesBack) await row.open(tab);
    await tab.getByText(elsewhere).first().waitFor();
    expect(await tab.getByText(row.unknown ?? harmless).count()).toBe(0);
    await line.release();
    await row.arrived(page, text).first().waitFor();
    await row.arrived(tab, text).or(tab.getByText(arrivedElsewhere)).first().waitFor();
    await expect.poll(() => tab.getByText(elsewhere).count()).toBe(0);
    return isOnce(cell);
  },

  async "closed tab"(cell) {
    const { row, page, path, text } = cell;
    await type(cell);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text);
    const next = await page.context().newPage();
    await page.close();
    await next.goto(path);
    await next.waitForSelector("html[data-ready]");
    await row.open(next);
    await isThere(cell, next, false);
    await arrives(cell, next, row.send);
  },

  async "ended session"(cell) {
    const { row, page } = cell;
    const user = row.as ?? "demo-client";
    await type(cell);
    await endOnServer(page);
    await row.send(page).catch((error: unknown) => {
      // What the page asks for by itself may have told it first.
      if (!page.url().includes("/login?")) throw error;
    });
    await page.waitForURL("**/login?*");
    await logInAs(page, { userName: user, password: `${user}-password` }, names[user]);
    if (!row.comesBack) await row.open(page);
    await isThere(cell, page, true);
    await arrives(cell, page, row.again ?? row.send);
  },

  async "other person"(cell) {
    const { row, page, path, other } = cell;
    await type(cell);
    await endOnServer(page);
    await row.send(page);
    await page.waitForURL("**/login?*");
    await logInAs(page, other, other.name);
    await seesNothing(cell, page);
    await page.goto(path);
    await page.getByRole("banner").getByRole("button", { name: other.name }).waitFor();
    await seesNothing(cell, page);
  },
};
