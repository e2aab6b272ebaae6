import { describe, expect } from "vitest";
import { ageRanges, languages, voiceColors } from "#contract/constants/enumerations.ts";
import { someOf } from "#test/support/amount.ts";
import { expectClean } from "#test/support/browser/clean.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { scaleText, scrollsSideways } from "#test/support/browser/layout.ts";
import { words } from "./words.ts";

const looks = [
  { locale: "tr", width: 1440 },
  { locale: "en", width: 390 },
] as const;
const as = "demo-owner";

describe.each(looks)("in $locale and $width pixels, axe finds nothing in either theme", (look) => {
  const say = words[look.locale];

  test("on the dashboard: details, the menu of states, the sidebar folded", async ({ open }) => {
    const page = await open("/owner/dashboard", { as, ...look });
    const request = page.getByRole("button", { name: "Gökçe Altınışık", exact: true });
    await request.waitFor();
    await page.getByText("YouTube reklamı").waitFor();
    await expectClean(page);
    await request.click();
    await page.getByRole("button", { name: `${say.status}, Gökçe Altınışık` }).click();
    await page.locator("[popover]:popover-open").waitFor();
    await expectClean(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: say.collapse }).click();
    await expectClean(page);
    expect(page.faults).toEqual([]);
  });

  test("on the page that creates an artist: errors, an uploaded file, the success", async ({ open }) => {
    const page = await open("/owner/create-voice-artist", { as, ...look });
    await page.getByRole("button", { name: say.create }).click();
    await page.getByText(say.missing, { exact: true }).waitFor();
    await expectClean(page);
    await page.locator('input[type="file"]').setInputFiles("test/audio/fixtures/variable.mp3");
    await page.locator("[data-sample]").getByText("variable", { exact: true }).waitFor();
    await page.getByLabel(say.name, { exact: true }).fill(`Axe ${Object.values(look).join(" ")}`);
    await page.getByLabel(say.age, { exact: true }).fill("38");
    await page.getByRole("radio", { name: say.female }).check();
    await page.getByRole("checkbox").first().check();
    await expectClean(page);
    await page.getByRole("button", { name: say.create }).click();
    await page.getByText(say.created).waitFor();
    await expectClean(page);
    expect(page.faults).toEqual([]);
  });

  test("on the page that updates an artist: names, none found, the form, the question, a stranger", async ({
    open,
  }) => {
    const page = await open("/owner/update-voice-artist", { as, ...look });
    await page.getByRole("link", { name: "Ayla Şenol" }).waitFor();
    await expectClean(page);
    await page.getByRole("searchbox").fill("xyzxyz");
    await page.getByText(say.none).waitFor();
    await expectClean(page);
    await page.getByRole("searchbox").fill("ayla");
    await page.getByRole("link", { name: "Ayla Şenol" }).click();
    await page.getByRole("button", { name: say.save }).waitFor();
    await expectClean(page);
    await page.getByLabel(say.age, { exact: true }).fill("33");
    await page.getByRole("link", { name: say.back }).click();
    await page.getByRole("dialog", { name: say.leave }).waitFor();
    await expectClean(page);
    await page.keyboard.press("Escape");
    const stranger = await open("/owner/update-voice-artist?artist=Kimse", { as, ...look });
    await stranger.getByText(say.notFound).waitFor();
    await expectClean(stranger);
    expect(page.faults).toEqual([]);
  });

  test("on the page that creates a client: errors, the credentials, a refused clipboard", async ({
    open,
  }) => {
    const page = await open("/owner/create-client", { as, ...look });
    await page.getByRole("button", { name: say.client }).click();
    await page.getByText(say.missing, { exact: true }).waitFor();
    await expectClean(page);
    await page.getByLabel(say.name, { exact: true }).fill("Deniz");
    await page.getByLabel(say.lastName).fill("Aksoy");
    await page.keyboard.press("Enter");
    const copy = page.getByRole("button", { name: say.copy });
    await copy.waitFor();
    await expectClean(page);
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("denied")) }),
    );
    await copy.click();
    await page.getByText(say.refused).waitFor();
    await expectClean(page);
    expect(page.faults).toEqual([]);
  });
});

describe.each(["dashboard", "create-voice-artist", "update-voice-artist", "create-client"])("%s", (name) => {
  const sizes = [
    [320, 100],
    [1280, 200],
  ] as const;
  test.for(someOf(sizes, 1))(
    "needs no sideways scrolling at %i pixels and text of %i %%",
    async ([width, size], { open }) => {
      const page = await open(`/owner/${name}`, { as, width });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      await scaleText(page, size);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
    },
  );
});

test("ticking moves no chip", async ({ open }) => {
  const form = await open("/owner/create-voice-artist", { as });
  const chips = form.locator("label", { has: form.locator('input[type="checkbox"][name]') });
  await chips.first().waitFor();
  const places = () =>
    chips.evaluateAll((all) =>
      all.map((chip) => {
        const { left, top, width } = chip.getBoundingClientRect();
        return [left, top + scrollY, width].map(Math.round);
      }),
    );
  const before = await places();
  expect(before).toHaveLength(voiceColors.length + languages.length + ageRanges.length);
  for (const chip of await chips.all()) await chip.click();
  await expect.poll(() => form.locator("input[name]:checked").count()).toBe(before.length);
  expect(await places()).toEqual(before);
});
