import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isDialog, over, signedIn, type Fault } from "./fault.ts";
import { addressOf, dialogClosed, goTo } from "#test/faults/steps.ts";
import { profileButton, type Screen } from "#test/faults/screens/screen.ts";
import { allScreens } from "#test/faults/screens/all.ts";
import { stands, standsWithDraft } from "#test/faults/stands.ts";
import type { World } from "#test/faults/world.ts";

/** A browser puts a page away and brings it back from its memory; `meanwhile` happens elsewhere. */
async function bringBack(
  page: Page,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const tell = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await tell("pagehide");
  await meanwhile();
  await tell("pageshow");
}

async function broughtBack(world: World, screen: Screen, token: string): Promise<void> {
  const page = await world.open(screen);
  await screen.draft?.type(page);
  const before = addressOf(page);
  if (token === "its token gone") {
    await bringBack(page, () => page.evaluate(() => localStorage.removeItem("token")));
    await page.locator('[name="username"]').waitFor();
    await stands(page);
  } else if (token === "its token dead") {
    if (page.person) await world.call("/api/v1/auth/logout", page.person, { method: "POST" });
    await bringBack(page);
    await page.locator('[name="username"]').waitFor();
    await stands(page);
  } else {
    const asked = page.waitForResponse("**/api/v1/auth/me");
    await bringBack(page);
    await asked;
    await screen.shown(page).waitFor();
    await standsWithDraft(page, screen, { hasFocus: screen.draft !== undefined });
    expect(addressOf(page)).toBe(before);
  }
}

/** After a logout the browser's own buttons bring nothing of it back. */
async function backAfterLogout(world: World, screen: Screen): Promise<void> {
  const page = await world.open({ ...screen, path: () => "/privacy" }, { isEntered: false });
  await goTo(page, screen.path(world));
  await screen.enter(page);
  if (isDialog(screen)) {
    await page.keyboard.press("Escape");
    await dialogClosed(page);
  }
  const text = page.person?.name ?? "";
  await profileButton(page).click();
  await page.getByRole("button", { name: "Çıkış yap" }).click();
  await page.locator('[name="username"]').waitFor();
  for (const step of ["goBack", "goForward", "goBack"] as const) {
    await page[step]();
    await page.waitForFunction(() => document.querySelector("main")?.innerText.trim());
    await stands(page, { hasFocus: false });
    expect(await page.locator("body").innerText()).not.toContain(text);
    expect(await page.getByRole("article").count()).toBe(0);
  }
}

const kinds = ["its token gone", "its token dead", "its token the same"];

/** A walk is told by its seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const places = (role: "client" | "owner") =>
  allScreens.filter((screen) => !isDialog(screen) && (screen.role === role || screen.name === "landing"));

/** Twelve steps by links, back and forward; the page is always the one that the address names. */
async function walk(world: World, role: "client" | "owner", seed: number): Promise<void> {
  const next = random(seed);
  const all = places(role);
  const pick = () => all[Math.floor(next() * all.length)] ?? all[0];
  const start = pick();
  if (!start) throw new Error("no place");
  const page = await world.open({ ...start, role }, { isEntered: false });
  const trail = [start];
  let at = 0;
  for (let step = 0; step < 12; step += 1) {
    const chance = next();
    if (chance < 0.3 && at > 0) {
      at -= 1;
      await page.goBack();
    } else if (chance < 0.5 && at < trail.length - 1) {
      at += 1;
      await page.goForward();
    } else {
      const place = pick();
      if (!place || place === trail[at]) continue;
      trail.splice(at + 1, trail.length, place);
      at += 1;
      await goTo(page, place.path(world));
    }
    const here = trail[at];
    if (here) await here.shown(page).waitFor();
    await stands(page, { hasFocus: false });
  }
  expect(page.faults).toEqual([]);
}

export const backAndForward: Fault = {
  name: "back and forward",
  cases: [
    ...over(signedIn, kinds, broughtBack),
    ...over(signedIn, ["after a logout"], backAfterLogout),
    ...(["client", "owner"] as const).flatMap((role) =>
      Array.from({ length: 15 }, (_, nth) => ({
        screen: `every screen of the ${role}`,
        variant: `walk ${nth + 1}`,
        run: (world: World) => walk(world, role, nth + 1),
      })),
    ),
  ],
};
