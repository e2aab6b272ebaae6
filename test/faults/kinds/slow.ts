import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isDialog, over, reading, signedIn, writing, type Fault, type WritingScreen } from "./fault.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { dialogClosed, leave } from "#test/faults/steps.ts";
import { stands } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

const silences = { "400 ms": 400, "8 s": 8000, never: 30_000 } as const;
type Silence = keyof typeof silences;
const all = Object.keys(silences) as Silence[];

const loading = /yükleniyor/i;
const sending = /Gönderiliyor\.\.\.|Giriş yapılıyor\.\.\./;

/** Holds the calls of this address until they are released. */
async function hold(page: Page, address: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue().catch(() => undefined); // the page may have given it up
  });
  return resolve;
}

async function slowRead(
  world: World,
  screen: Screen & { read: string | RegExp },
  silence: Silence,
): Promise<void> {
  let release: (() => void) | undefined;
  const page = await world.open(screen, {
    isEntered: false,
    async before(opened) {
      await opened.clock.install();
      release = await hold(opened, screen.read);
    },
  });
  const progress = page.locator("main").getByText(loading).first();
  await progress.waitFor();
  await page.clock.fastForward(silences[silence]);
  expect(await progress.isVisible()).toBe(true);
  await stands(page, { hasFocus: false });
  if (silence === "never") {
    await leave(page);
  } else {
    release?.();
    await screen.enter(page);
  }
  await stands(page, { hasFocus: false });
}

async function slowSession(world: World, screen: Screen): Promise<void> {
  const page = await world.open(screen, {
    isEntered: false,
    awaits: "main",
    async before(opened) {
      await opened.clock.install();
      await hold(opened, "**/api/v1/auth/me");
    },
  });
  const progress = page.locator("main").getByText(loading).first();
  await progress.waitFor();
  await page.clock.fastForward(30_000);
  expect(await progress.isVisible()).toBe(true);
  await stands(page, { hasFocus: false });
  await leave(page);
  await stands(page, { hasFocus: false });
}

async function slowWrite(world: World, screen: WritingScreen, silence: Silence): Promise<void> {
  const page = await world.open(screen, { before: (opened) => opened.clock.install() });
  const release = await hold(page, screen.write.call);
  await screen.draft.type(page);
  await screen.write.press(page);
  const progress = page.getByText(sending).first();
  await progress.waitFor();
  await page.clock.fastForward(silences[silence]);
  expect(await progress.isVisible()).toBe(true);
  await stands(page);
  if (silence !== "never") {
    release();
    if (screen.draft.isSecret) await page.locator("[aria-invalid]").waitFor(); // it is not the one
    else await page.getByText(screen.write.success).first().waitFor();
  } else if (isDialog(screen)) {
    await page.keyboard.press("Escape");
    await dialogClosed(page);
    await stands(page);
  } else {
    await leave(page);
    const answered = page.waitForResponse(screen.write.call);
    release();
    await answered;
    // What comes of it late takes nobody away from where they are.
    await stands(page, { hasFocus: false });
    expect(new URL(page.url()).pathname).toBe("/");
  }
}

export const slow: Fault = {
  name: "slow",
  cases: [
    ...over(reading, all, slowRead),
    ...over(writing, all, slowWrite),
    ...over(signedIn, ["who is signed in, never"], slowSession),
  ],
};
