import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "#test/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const open = (path: string) => site.open(path, { as: "demo-client" });
const play = (page: Page, place: number) =>
  page
    .getByRole("article")
    .nth(place)
    .getByRole("button", { name: /^(Oynat|Duraklat)/ });
const dock = (page: Page) => page.getByRole("region", { name: "Oynatıcı" });

/** What the one element is doing. */
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

async function advances(page: Page, from = 0): Promise<void> {
  await expect.poll(async () => (await audio(page)).time, { timeout: 10_000 }).toBeGreaterThan(from);
}

test("before the first hover neither sound nor the player's code is fetched", async () => {
  const page = await open("/panel");
  await page.getByRole("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  expect(
    await page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => /PlayerRoot|SeekBar|\.mp3$/.test(name))
          .length,
    ),
  ).toBe(0);
  await play(page, 0).hover();
  await expect.poll(() => fetched.filter((url) => url.endsWith(".mp3")).length).toBeGreaterThan(0);
  await expect.poll(() => fetched.some((url) => url.includes("PlayerRoot"))).toBe(true);
  expect(await audio(page)).toMatchObject({ paused: true, time: 0 });
});

test("it really sounds, one at a time, moves on from the dock, and goes on while pages change", async () => {
  const page = await open("/panel");
  await play(page, 0).click();
  await advances(page);
  const first = await audio(page);
  await play(page, 1).click();
  await expect.poll(async () => (await audio(page)).src).not.toBe(first.src);
  await advances(page);
  expect(await audio(page)).toMatchObject({ count: 1, paused: false });

  const heading = await page.getByRole("article").nth(2).getByRole("heading").textContent();
  await dock(page).getByRole("button", { name: "Sonraki ses" }).click();
  await dock(page)
    .getByText(heading ?? "", { exact: true })
    .waitFor();
  await advances(page);
  await page.getByRole("navigation", { name: "Sayfalar" }).getByRole("button", { name: "Sonraki" }).click();
  await page.getByText("Sayfa 2 /").waitFor();
  await page.getByRole("button", { name: "Deniz Aksoy" }).click();
  await page.getByRole("link", { name: "Beğenilen sesler" }).press("Enter");
  await page.waitForURL("**/liked-voices");
  const { time, paused } = await audio(page);
  expect(paused).toBe(false);
  await advances(page, time);
  expect(await dock(page).isVisible()).toBe(true);
  expect(page.faults).toEqual([]);
});

test("by keyboard alone: play, seek, next, and pause; the dock never hides the focus", async () => {
  const page = await open("/panel");
  await play(page, 0).focus();
  await page.keyboard.press("Enter");
  await advances(page);
  const seek = dock(page).getByRole("slider", { name: "Konum" });
  await seek.focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await audio(page)).paused).toBe(true);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  expect(await seek.getAttribute("aria-valuetext")).toMatch(/^4 \/ \d saniye$/);
  expect((await audio(page)).time).toBe(4);
  await page.keyboard.press("j");
  await expect.poll(() => play(page, 1).getAttribute("data-playing")).toBe("true");
  await page.keyboard.press("k");
  await expect.poll(() => play(page, 0).getAttribute("data-playing")).toBe("true");

  await play(page, 0).focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const floor = document.querySelector("section[data-player-keys]")?.getBoundingClientRect();
      if (!focused || !floor || focused.closest("section[data-player-keys]")) return false;
      return focused.getBoundingClientRect().bottom > floor.top;
    });
    expect(hidden).toBe(false);
  }
});

test("continuous play starts the next voice when one ends, once it is chosen", async () => {
  const page = await open("/panel");
  await play(page, 0).click();
  await advances(page);
  await dock(page).getByRole("button", { name: "Kesintisiz çalma" }).click();
  const seek = dock(page).getByRole("slider", { name: "Konum" });
  await seek.focus();
  await page.keyboard.press("End");
  await expect.poll(() => play(page, 1).getAttribute("data-playing"), { timeout: 10_000 }).toBe("true");
  await advances(page);
});

test("the system's media keys know who is speaking, and the volume is remembered", async () => {
  const page = await open("/panel");
  await play(page, 0).click();
  await advances(page);
  const name = await page.getByRole("article").first().getByRole("heading").textContent();
  const session = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);
  await expect.poll(session).toEqual([name, "playing"]);
  await dock(page).getByRole("slider", { name: "Ses düzeyi" }).fill("0.3");
  await page.reload();
  await play(page, 0).click();
  await advances(page);
  expect(await page.evaluate(() => document.querySelector("audio")?.volume)).toBeCloseTo(0.3);
});

test("logging out ends the sound", async () => {
  const page = await open("/panel");
  await play(page, 0).click();
  await advances(page);
  await page.getByRole("button", { name: "Deniz Aksoy" }).click();
  await page.getByRole("button", { name: "Çıkış yap" }).press("Enter");
  await page.waitForURL("**/login");
  expect(await audio(page)).toMatchObject({ paused: true, src: "" });
  expect(await dock(page).count()).toBe(0);
});
