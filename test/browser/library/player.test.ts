import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  cardOf,
  dock,
  namesOf,
  pageIs,
  playOn,
  soundsFrom,
  toPage,
  voicesOn,
} from "#test/browser/journeys/client-steps.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";

/** The play buttons of the first voices, in order. */
async function plays(page: Page) {
  const [first = "", second = "", third = ""] = await voicesOn(page);
  return [playOn(cardOf(page, first)), playOn(cardOf(page, second)), playOn(cardOf(page, third))] as const;
}

/** What the one element that plays is doing. */
const audio = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll("audio");
    const [one] = all;
    return {
      count: all.length,
      time: one?.currentTime ?? 0,
      paused: one?.paused ?? true,
      src: one?.src ?? "",
    };
  });

const isPlaying = (name: string | null) => name?.startsWith("Duraklat: ");

test("no sound is fetched before the first hover, which makes the sample and the player ready", async ({
  open,
}) => {
  const fetched: string[] = [];
  const client = await open("/panel", {
    as: "demo-client",
    before: async (page) => page.on("request", (request) => fetched.push(request.url())),
  });
  const [play] = await plays(client);
  await client.waitForLoadState("networkidle");
  expect(fetched.filter((url) => url.endsWith(".mp3"))).toEqual([]);
  fetched.length = 0;
  await play.hover();
  await expect.poll(() => fetched.some((url) => url.endsWith(".mp3"))).toBe(true);
  await expect.poll(() => fetched.some((url) => url.endsWith(".js"))).toBe(true);
  expect(fetched[0], "before the player's code, which would take the connections").toMatch(/\.mp3$/);
  expect(await audio(client)).toMatchObject({ paused: true, time: 0 });
});

test("it sounds, one at a time, moves on from the dock, and goes on while pages change", async ({
  client,
}) => {
  const [first, second] = await plays(client);
  const [, , third = ""] = await namesOf(client);
  await first.click();
  await soundsFrom(client);
  const { src } = await audio(client);
  await second.click();
  await expect.poll(async () => (await audio(client)).src).not.toBe(src);
  await soundsFrom(client);
  expect(await audio(client)).toMatchObject({ count: 1, paused: false });

  await dock(client).getByRole("button", { name: "Sonraki ses" }).click();
  await dock(client).getByText(third, { exact: true }).waitFor();
  await soundsFrom(client);
  // Slowly, so that it does not end before a slow machine has turned the pages.
  await client.evaluate(() => {
    const sound = document.querySelector("audio");
    if (sound) sound.playbackRate = 0.1;
  });
  await toPage(client, 2);
  await client
    .getByRole("navigation", { name: "Ana menü" })
    .getByRole("link", { name: "Beğenilen sesler" })
    .press("Enter");
  await client.waitForURL("/liked-voices");
  const { time, paused } = await audio(client);
  expect(paused).toBe(false);
  await soundsFrom(client, time);
  expect(await dock(client).isVisible()).toBe(true);
  expect(client.faults).toEqual([]);
});

test("by keyboard alone: play, seek, next, and pause; the dock never hides the focus", async ({ client }) => {
  const [first, second] = await plays(client);
  await first.focus();
  await client.keyboard.press("Enter");
  await soundsFrom(client);
  const seek = dock(client).getByRole("slider", { name: "Oynatma konumu" });
  await seek.focus();
  await client.keyboard.press("Space");
  await expect.poll(async () => (await audio(client)).paused).toBe(true);
  await client.keyboard.press("Home");
  await client.keyboard.press("ArrowRight");
  await client.keyboard.press("PageUp");
  await expect.poll(() => seek.getAttribute("aria-valuetext")).toMatch(/^4 \/ \d saniye$/);
  await expect.poll(async () => (await audio(client)).time).toBe(4);
  await client.keyboard.press("j");
  await expect.poll(async () => isPlaying(await second.getAttribute("aria-label"))).toBe(true);
  await client.keyboard.press("k");
  await expect.poll(async () => isPlaying(await first.getAttribute("aria-label"))).toBe(true);
  await first.focus();
  await tabTo(client, /^Sonraki$/);
  await expect.poll(() => focusedName(client)).toBe("Sonraki");
});

test("continuous play starts the next voice when one ends, once it is chosen", async ({ client }) => {
  const [first, second] = await plays(client);
  await first.click();
  await soundsFrom(client);
  await dock(client).getByRole("button", { name: "Kesintisiz oynatma" }).click();
  await dock(client).getByRole("slider", { name: "Oynatma konumu" }).press("End");
  await expect.poll(async () => isPlaying(await second.getAttribute("aria-label"))).toBe(true);
  await soundsFrom(client);
});

test("the system's media keys know who is speaking, and the volume is remembered", async ({ client }) => {
  const [name] = await namesOf(client);
  const [first] = await plays(client);
  await first.click();
  await soundsFrom(client);
  const session = () =>
    client.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);
  await expect.poll(session).toEqual([name, "playing"]);
  await dock(client).getByRole("slider", { name: "Ses düzeyi" }).fill("0.3");
  await client.reload();
  await pageIs(client, 1);
  await first.click();
  await soundsFrom(client);
  await expect.poll(() => client.evaluate(() => document.querySelector("audio")?.volume)).toBeCloseTo(0.3);
});

test("logging out ends the sound", async ({ client }) => {
  const [first] = await plays(client);
  await first.click();
  await soundsFrom(client);
  await client.getByRole("button", { name: "Deniz Aksoy" }).click();
  await client.getByRole("button", { name: "Çıkış yap" }).press("Enter");
  await client.waitForURL("/login");
  await expect.poll(() => audio(client)).toMatchObject({ paused: true, src: "" });
  await expect.poll(() => dock(client).count()).toBe(0);
});
