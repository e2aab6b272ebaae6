import { expect } from "vitest";
import { phrases, words } from "#test/landing/words.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { takeTime } from "#test/support/browser/take-time.ts";
import { words as requests } from "#test/voice-requests/words.ts";

const addresses = { tr: "/", en: "/?lang=en" };

test.for(["tr", "en"] as const)(
  "a visitor reads the landing page in both themes, in %s",
  async (locale, { open }) => {
    const say = words[locale];
    const page = await open(addresses[locale], { locale });
    for (const heading of [say.title, say.brands, say.ai, say.band, say.contact, ...say.services])
      expect(await page.getByRole("heading", { name: heading, exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole("contentinfo").getByText(say.fictional).isVisible()).toBe(true);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect([...page.faults, ...page.lostFocus]).toEqual([]);
  },
);

test("a visitor hears a language and the demo, one at a time", async ({ page }) => {
  const { play, pauseClip, arabic, show } = words.tr;
  await page.getByRole("button", { name: play + arabic }).click();
  await page.locator("q[lang=ar] [data-spoken=now]").waitFor();
  await page.getByRole("button", { name: show }).click();
  await page.getByRole("button", { name: pauseClip + phrases[0][1] }).waitFor();
  await page.getByRole("button", { name: play + arabic }).waitFor();
  expect([...page.faults, ...page.lostFocus]).toEqual([]);
});

test("a visitor switches the language at once, and is greeted in it the next time", async ({ page }) => {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  await page.getByRole("banner").getByRole("button", { name: "Dil: TR" }).click();
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: words.en.title }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("en");
  await expect.poll(() => new URL(page.url()).search).toBe("?lang=en");
  await expect.poll(() => page.title()).toContain("Voice-over");
  for (const text of [words.en.lead, words.en.band, words.en.contact, words.en.synthetic])
    await page.getByText(text).waitFor();
  expect(loads).toBe(0);
  await page.goto("/");
  await page.waitForURL("**/?lang=en");
  await page.getByRole("heading", { level: 1, name: words.en.title }).waitFor();
  expect([...page.faults, ...page.lostFocus]).toEqual([]);
});

test("a visitor asks for a voice, and the owner reads it in the inbox", async ({ page, owner }) => {
  const { open: ask, title, fields, send, sent } = requests.tr;
  await page.getByRole("button", { name: ask }).last().click();
  const dialog = page.getByRole("dialog", { name: title });
  const written = {
    fullName: "Sevgi Yıldızhan",
    companyName: "Dovarel",
    email: "sevgi@dovarel.example",
    phone: "+44 20 7946 0958",
    projectMedium: "Radyo spotu",
    voiceRequirements: "Sıcak, güven veren bir kadın sesi",
  } as const;
  for (const [field, text] of Object.entries(written))
    await dialog.getByLabel(fields[field as keyof typeof written]).fill(text);
  await takeTime(page);
  await dialog.getByRole("button", { name: send }).click();
  await dialog.getByText(sent).waitFor();
  expect([...page.faults, ...page.lostFocus]).toEqual([]);

  await owner.reload();
  await owner.getByRole("button", { name: written.fullName, exact: true }).click();
  await owner.getByText(written.voiceRequirements).waitFor();
});
