import type { Page } from "playwright-core";
import { expect } from "vitest";
import { languages } from "#contract/constants/enumerations.ts";
import { phrases, words } from "#test/landing/words.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";
import { stillness } from "#test/support/browser/stillness.ts";

const { samples, play, pauseClip, arabic, show, stop, ai, pause, unplayable } = words.tr;

const bars = (page: Page) => page.locator("#root svg g path");
const playedBars = (page: Page) => page.locator("#root svg [data-played]");

/** The heights of the bars, as one text. */
const wave = (page: Page) =>
  bars(page).evaluateAll((all) => all.map((bar) => bar.getAttribute("transform")).join());

test("a language's clip plays: its wave takes shape and fills, words light up, and the next press ends it", async ({
  open,
}) => {
  const requests: string[] = [];
  const page = await open("/", {
    context: { reducedMotion: "no-preference" },
    before: async (opened) =>
      opened.on("request", (request) => request.url().endsWith(".mp3") && requests.push(request.url())),
  });
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  const still = await wave(page);
  await page.getByRole("button", { name: play + arabic }).click();
  await playedBars(page).first().waitFor({ state: "attached" });
  await expect.poll(() => wave(page)).not.toBe(still);
  await page.locator("q[lang=ar] [data-spoken=now]").waitFor();
  await page.getByRole("button", { name: pauseClip + arabic }).click();
  await expect.poll(() => playedBars(page).count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test("only one sound plays at a time", async ({ page }) => {
  await page.getByRole("button", { name: samples }).first().click();
  await playedBars(page).first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: show }).click();
  await page.getByRole("button", { name: pauseClip + phrases[0][1] }).waitFor();
  await page.getByRole("button", { name: samples }).first().waitFor();
  expect(page.faults).toEqual([]);
});

test("each language has a recording that plays", async ({ page }) => {
  const pills = page.getByRole("list", { name: samples }).getByRole("button");
  const names = await pills.evaluateAll((all) => all.map((pill) => pill.textContent.trim()));
  expect(names).toHaveLength(languages.length);
  for (const name of names) {
    await page.getByRole("button", { name: play + name, exact: true }).click();
    await page.getByRole("button", { name: pauseClip + name, exact: true }).waitFor();
    await page.locator("main q [data-spoken=now]").first().waitFor();
  }
  expect(page.faults).toEqual([]);
});

test.for([1440, 390])(
  "a clip and the demo play without moving the page, at %i pixels",
  async (width, { open }) => {
    const page = await open("/", { width });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await stillness(page);
    const closed = await height();
    for (const language of ["İngilizce", "Fransızca", "Türkçe"]) {
      await page.getByRole("button", { name: play + language, exact: true }).click();
      await page.getByRole("button", { name: pauseClip + language, exact: true }).waitFor();
      await expect.poll(height).toBe(closed);
    }
    await page.getByRole("button", { name: show }).click();
    for (const [, text] of phrases) {
      const begin = page.getByRole("button", { name: play + text, exact: true });
      const end = page.getByRole("button", { name: pauseClip + text, exact: true });
      await begin.or(end).waitFor();
      if (text !== phrases[0][1]) await begin.click();
      await end.waitFor();
      await expect.poll(height).toBe(closed);
    }
    expect(page.faults).toEqual([]);
  },
);

test("a clip that cannot be loaded says so, and can be tried again", async ({ page }) => {
  await page.route("**/hero-ar.mp3", (route) => route.abort());
  await page.getByRole("button", { name: play + arabic }).click();
  await page.getByText(unplayable).waitFor();
  await page.unroute("**/hero-ar.mp3");
  await page.getByRole("button", { name: play + arabic }).click();
  await page.getByRole("button", { name: pauseClip + arabic }).waitFor();
  await page.getByText(unplayable).waitFor({ state: "detached" });
});

test("whoever is signed in has the whole application around the page, and hears it as well", async ({
  open,
}) => {
  const page = await open("/", { as: "demo-client" });
  await page.getByRole("banner").getByRole("button", { name: "Deniz Aksoy" }).waitFor();
  await page.getByRole("button", { name: play + arabic }).click();
  await page.getByRole("button", { name: pauseClip + arabic }).waitFor();
  expect(page.faults).toEqual([]);
});

test("by keyboard alone: to the content, a clip, the strip's pause and the demo", async ({ open }) => {
  const page = await open("/", { context: { reducedMotion: "no-preference" } });
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toBe("İçeriğe geç");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toBe("Ses talebi gönderin");
  await tabTo(page, samples);
  await tabTo(page, play + arabic);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: pauseClip + arabic }).waitFor();
  await tabTo(page, pause);
  await tabTo(page, ai);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: stop }).waitFor();
  await expect.poll(() => focusedName(page)).toBe(stop);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: show }).waitFor();
  expect(page.faults).toEqual([]);
});

test.for([1440, 390])(
  "at %i pixels no button of the demo moves while its phrases play",
  async (width, { open }) => {
    const page = await open("/", { width });
    const demo = page.getByRole("region", { name: ai });
    await demo.scrollIntoViewIfNeeded();
    await stillness(page);
    const places = () =>
      demo.getByRole("button").evaluateAll((all) => all.map((button) => button.getBoundingClientRect().y));
    const before = await places();
    for (const [, phrase] of phrases) {
      await demo.getByRole("button", { name: play + phrase }).click();
      await demo.getByRole("button", { name: pauseClip + phrase }).waitFor();
      expect(await places()).toEqual(before);
    }
  },
);
