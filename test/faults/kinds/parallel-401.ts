import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isDialog, over, signedIn, writing, type Case, type Fault } from "./fault.ts";
import { addressOf, logIn } from "#test/faults/steps.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { stands, standsWithDraft } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

const ended = "Oturumunuz sona erdi. Lütfen tekrar giriş yapın.";

/** The queries with which the page comes to the login page, one an arrival. */
function watchLogins(page: Page): string[] {
  const logins: string[] = [];
  page.on("framenavigated", (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname === "/login") logins.push(search);
  });
  return logins;
}

/** From now on no call but a login is let through: each gets a 401 of the present token. */
const refuseAll = (page: Page): Promise<unknown> =>
  page.route(/\/api\/v1\/(?!auth\/(login|logout))/, (route) => route.fulfill({ status: 401, body: ended }));

/** What the application does by itself when someone looks at an old page again: it reads everything anew. */
export async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward(6 * 60_000);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
}

/** Looks at the page again; once more where what it would read was still on its way. */
async function lookUntilRefused(page: Page): Promise<void> {
  for (let looks = 0; looks < 3; looks += 1) {
    await lookAgain(page);
    const isRefused = page
      .getByText(ended)
      .waitFor({ timeout: 8000 })
      .then(
        () => true,
        () => false,
      );
    if (await isRefused) return;
  }
}

async function run(world: World, screen: Screen, cause: (page: Page) => Promise<void>): Promise<void> {
  const page = await world.open(screen, { before: (opened) => opened.clock.install() });
  const logins = watchLogins(page);
  await screen.draft?.type(page);
  const before = addressOf(page);
  await refuseAll(page);
  await cause(page);
  await page.getByText(ended).waitFor();
  await page.locator('[name="username"]').waitFor();
  await stands(page);
  // A dialog's entry of the history is taken away beneath the login page, which comes to the same address once more.
  const redirects = () => (isDialog(screen) ? [...new Set(logins)] : logins);
  await expect
    .poll(redirects, { message: "one redirect, the location kept" })
    .toEqual([`?next=${encodeURIComponent(before)}`]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await page.unrouteAll();
  if (page.person) await logIn(page, page.person);
  await page.waitForURL(`**${before}`);
  if (screen.draft?.isSecret) {
    await stands(page);
    expect(await page.locator('[name="newPassword"]').count(), "a password that was kept").toBe(0);
  } else {
    await screen.shown(page).waitFor();
    await standsWithDraft(page, screen);
  }
  expect(redirects()).toHaveLength(1);
}

const rereads = (screen: Screen) => screen.read !== undefined || screen.role === "client";

const cases: Case[] = [
  ...over(signedIn.filter(rereads), ["of reads"], (world, screen) => run(world, screen, lookUntilRefused)),
  ...over(
    writing.filter(({ role }) => role !== null),
    ["of a write"],
    (world, screen) => run(world, screen, screen.write.press),
  ),
];

export const parallel401: Fault = { name: "401 mid-use", cases };
