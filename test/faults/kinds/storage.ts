import type { Page } from "playwright-core";
import { expect } from "vitest";
import { over, playing, type Fault } from "./fault.ts";
import { logIn } from "#test/faults/steps.ts";
import type { Screen } from "#test/faults/screens/screen.ts";
import { allScreens } from "#test/faults/screens/all.ts";
import { stands, standsWithDraft } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

const storages = ["blocked", "full"] as const;
type Storage = (typeof storages)[number];

/** Every use throws; or only writing does, with an old, dead token left inside. */
const spoil = (page: Page, storage: Storage): Promise<unknown> =>
  page.addInitScript((kind) => {
    if (kind === "blocked") {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        });
    } else {
      localStorage.setItem("token", "a-dead-one");
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }
  }, storage);

async function inStorage(world: World, screen: Screen, storage: Storage): Promise<void> {
  const person = screen.role ? await world.person(screen.role) : null;
  const path = screen.path(world);
  const page = await world.browser
    .newContext({ reducedMotion: "reduce" })
    .then((context) => context.newPage());
  await spoil(page, storage);
  await page.goto(world.origin + path);
  await page.waitForSelector("html[data-ready]");
  if (person) {
    await logIn(page, person);
    await page.waitForURL(({ pathname }) => path.startsWith(pathname));
  }
  await screen.enter(page);
  await stands(page, { hasFocus: false });
  if (screen.draft && screen.write) {
    await screen.draft.type(page);
    await standsWithDraft(page, screen);
    await screen.write.press(page);
    if (screen.draft.isSecret) await page.locator("[aria-invalid]").waitFor();
    else await page.getByText(screen.write.success).first().waitFor();
  }
}

const deaths = ["404", "stalled"] as const;
type Death = (typeof deaths)[number];
type PlayingScreen = Screen & { play: NonNullable<Screen["play"]> };

async function deadSample(world: World, screen: PlayingScreen, death: Death): Promise<void> {
  let isDead = true;
  const page = await world.open(screen, {
    before: (opened) =>
      opened.route("**/*.mp3", (route) => {
        if (!isDead) return route.continue();
        return death === "404" ? route.fulfill({ status: 404 }) : undefined;
      }),
  });
  const button = screen.play(page);
  await button.click();
  if (death === "404") {
    await page.getByText("Ses yüklenemedi").first().waitFor();
  } else {
    await expect.poll(() => button.getAttribute("aria-label")).toMatch(/^Duraklat: /); // it can be taken back
    await button.click();
    await expect.poll(() => button.getAttribute("aria-label")).toMatch(/^Oynat: /);
  }
  await stands(page);
  isDead = false;
  if (death === "404") {
    await button.click();
    await expect.poll(() => button.getAttribute("aria-label")).toMatch(/^Duraklat: /);
    await expect.poll(() => page.getByText("Ses yüklenemedi").count()).toBe(0);
  }
}

export const storage: Fault = {
  name: "storage blocked or full, dead MP3",
  cases: [...over(allScreens, storages, inStorage), ...over(playing, deaths, deadSample)],
};
