import type { Page } from "playwright-core";
import { expect } from "vitest";
import { over, reading, signedIn, writing, type Case, type Fault, type WritingScreen } from "./fault.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { lookedUp, screens } from "#test/faults/screens/all.ts";
import { stands, standsWithDraft } from "#test/faults/stands.ts";
import { routeWrites } from "#test/faults/steps.ts";
import type { World } from "#test/faults/world.ts";

const answers = {
  "a page of HTML": { contentType: "text/html", body: "<!doctype html><title>x</title><h1>Merhaba</h1>" },
  "{}": { contentType: "application/json", body: "{}" },
  "half an object": { contentType: "application/json", body: '{"content":[{"voiceId":"8c' },
} as const;
type Answer = keyof typeof answers;
const all = Object.keys(answers) as Answer[];

type ReadingScreen = Screen & { read: string | RegExp };

/** What was read is no use: it is said, and the next try is as good as the first. */
async function malformedRead(world: World, screen: ReadingScreen, answer: Answer): Promise<void> {
  const page = await world.open(screen, {
    isEntered: false,
    before: (opened) => opened.route(screen.read, (route) => route.fulfill(answers[answer])),
  });
  const retry = page.getByRole("main").getByRole("button", { name: "Tekrar dene" });
  await retry.waitFor();
  await page.getByRole("alert").first().waitFor();
  await stands(page, { hasFocus: false });
  await page.unrouteAll();
  await retry.click();
  await screen.enter(page);
  await stands(page);
}

async function malformedSession(world: World, screen: Screen, answer: Answer): Promise<void> {
  const page = await world.open(screen, {
    isEntered: false,
    before: (opened) => opened.route("**/api/v1/auth/me", (route) => route.fulfill(answers[answer])),
  });
  await page.getByText("Profil alınırken sunucuda bir hata oluştu.").waitFor();
  await stands(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
}

/** Calls whose answer says something; the others only have to be done. */
const telling: Screen[] = [screens.login, screens.createClient];

/** The server has done it, and says so in no way that can be read. */
async function malformedWrite(world: World, screen: WritingScreen, answer: Answer): Promise<void> {
  const page = await world.open(screen);
  await routeWrites(page, screen.write, async (route) => {
    if (!screen.draft.isSecret) await route.fetch();
    await route.fulfill({ status: 200, ...answers[answer] });
  });
  await screen.draft.type(page);
  await screen.write.press(page);
  if ((answer === "a page of HTML" && !lookedUp.includes(screen)) || telling.includes(screen)) {
    await page.getByRole("alert").first().waitFor();
    await standsWithDraft(page, screen);
  } else {
    await page.getByText(screen.write.success).first().waitFor();
  }
}

/** A press on a heart: the client is asked for again, and what is shown is what the server has. */
async function malformedLike(world: World, screen: Screen, answer: Answer): Promise<void> {
  const page = await world.open(screen);
  await page.route("**/api/v1/clients/update/**", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, ...answers[answer] });
  });
  const heart = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Beğen/ });
  const before = (await heart.getAttribute("aria-label")) ?? "";
  const refetched = page.waitForResponse("**/api/v1/auth/me");
  await heart.click();
  await refetched;
  await expect.poll(() => heart.getAttribute("aria-label")).not.toBe(before);
  await stands(page);
}

const inbox = "**/api/v1/voice-requests?*";

async function malformedInbox(world: World, screen: Screen, answer: Answer): Promise<void> {
  const page = await world.open(screen, {
    isEntered: false,
    before: (opened: Page) => opened.route(inbox, (route) => route.fulfill(answers[answer])),
  });
  const panel = page.getByRole("region", { name: "Ses talepleri" });
  const retry = panel.getByRole("button", { name: "Tekrar dene" });
  await retry.waitFor();
  await screen.enter(page); // the offers are there
  await page.unrouteAll();
  await retry.click();
  await panel.locator("li").first().waitFor();
  await stands(page);
}

const cases: Case[] = [
  ...over(reading, all, malformedRead),
  ...over([screens.panel as Screen], all, malformedLike),
  ...over([screens.dashboard as Screen], all, malformedInbox).map((one) => ({ ...one, screen: "inbox" })),
  ...over(writing, all, malformedWrite),
  ...over(
    signedIn.filter(({ name }) => name === "panel" || name === "dashboard"),
    all,
    malformedSession,
  ).map((one) => ({ ...one, screen: `${one.screen}, its profile` })),
];

export const malformed: Fault = { name: "malformed response", cases };
