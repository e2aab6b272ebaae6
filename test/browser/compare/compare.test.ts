import { someOf } from "#test/support/amount.ts";
import { expectClean } from "#test/support/browser/clean.ts";
import { describe, expect } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test as base, type VisitOptions } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";
import { doubleText, floatingShare, lostParts, scrollsSideways } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { words } from "#test/compare/words.ts";

const test = base
  .extend("voices", { scope: "file" }, async ({ site }) => {
    const authorization = `Bearer ${await site.logIn("demo-client")}`;
    const answer = await fetch(`${site.origin}/api/v1/voices`, { headers: { authorization } });
    return ((await answer.json()) as VoicePage).content;
  })
  /** Opens the comparison of so many voices of the demo, ready to sound; `extra` names others. */
  .extend("openCompare", ({ open, voices }) => async (count: number, options?: VisitOptions, extra = "") => {
    const ids = voices.slice(0, count).map(({ voiceId }) => `voice=${voiceId}`);
    const page = await open(`/compare?${ids.join("&")}${extra}`, { as: "demo-client", ...options });
    await page.locator("main h1").waitFor();
    return page;
  });

async function untilLoaded(page: OpenPage): Promise<void> {
  await page.getByRole("radiogroup", { name: /^(Duyulan ses|Voice being heard)$/ }).waitFor();
  await page.locator("[data-compared]").first().waitFor();
  await expect.poll(() => page.getByText(/^(Yükleniyor|Loading)$/).count()).toBe(0);
}

const looks = [
  { locale: "tr", width: 1440 },
  { locale: "en", width: 768 },
  { locale: "tr", width: 390 },
  { locale: "en", width: 320 },
] as const;

describe.each(someOf(looks, 2))("in $locale and $width pixels, axe finds nothing in either theme", (look) => {
  const say = words[look.locale];

  test("on six voices, one that plays and a loop", async ({ openCompare }) => {
    const page = await openCompare(6, look);
    await untilLoaded(page);
    await page.keyboard.press("r");
    await page.keyboard.press(" ");
    await expectClean(page);
  });

  test("where voices are gone and too few are left, and where too many are picked from", async ({
    openCompare,
  }) => {
    const few = await openCompare(1, look, "&voice=gone&voice=gone-too");
    await few.getByText(say.tooFew).waitFor();
    await expectClean(few);
    const many = await openCompare(8, look);
    await many.getByRole("checkbox").first().check();
    await expectClean(many);
  });

  test("where a sample cannot be had", async ({ openCompare, voices }) => {
    const broken = voices[1]?.voiceMp3 ?? "";
    const page = await openCompare(3, {
      ...look,
      before: (empty) => empty.route(`**${broken}`, (route) => route.fulfill({ status: 404 })),
    });
    await page.getByText(say.failed).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.unroute(`**${broken}`);
    await page.getByRole("button", { name: say.retry }).click();
    await page.getByText(say.failed).waitFor({ state: "detached" });
  });
});

test("the keyboard alone plays, switches, loops a part and takes a voice out", async ({
  openCompare,
  voices,
}) => {
  const say = words.tr;
  const [first, second] = voices.map(({ voiceArtistName }) => voiceArtistName);
  const page = await openCompare(3);
  await untilLoaded(page);
  await tabTo(page, say.from);
  await page.keyboard.press("PageUp");
  await tabTo(page, say.to);
  await page.keyboard.press("PageDown");
  await tabTo(page, `${say.remove(voices[2]?.voiceArtistName ?? "")}`);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe(say.remove(second ?? ""));
  await tabTo(page, say.play(first ?? ""));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: say.pause(first ?? "") }).waitFor();
  await tabTo(page, `1 ${first}`);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focusedName(page)).toBe(`2 ${second}`);
  await page.getByRole("button", { name: say.pause(second ?? "") }).waitFor();
  // The place stays inside the part, whatever the line shows in between.
  const place = () =>
    page.locator("main [style*='--place']").evaluate((board) => {
      const share = (name: string) => Number.parseFloat((board as HTMLElement).style.getPropertyValue(name));
      return share("--place") >= share("--from") - 0.1 && share("--place") <= share("--to") + 0.1;
    });
  for (let look = 0; look < 10; look++) {
    await page.waitForTimeout(100);
    expect(await place()).toBe(true);
  }
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: say.play(second ?? "") }).waitFor();
  expect(page.faults).toEqual([]);
});

test("at 320 pixels with text at 200 % nothing is lost, and the dock leaves room for the page", async ({
  openCompare,
}) => {
  const page = await openCompare(6, { width: 320, height: 568 });
  await untilLoaded(page);
  await doubleText(page);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await expect.poll(() => lostParts(page)).toEqual([]);
  await expect.poll(() => floatingShare(page)).toBeLessThan(0.5);
  expect(page.faults).toEqual([]);
});

test("sound is fetched when the page opens and given back when it is left", async ({ openCompare }) => {
  const page = await openCompare(2);
  await untilLoaded(page);
  const sounds = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/audio/")).length,
    );
  await expect.poll(sounds).toBe(2);
  expect(await page.locator("audio").count()).toBe(0);
});
