import { expect } from "vitest";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { scrollsSideways } from "#test/support/browser/layout.ts";

const pages = [
  { locale: "tr", landing: "/", title: "Erişilebilirlik", unmet: "Eksik olduğunu bildiklerimiz" },
  { locale: "en", landing: "/?lang=en", title: "Accessibility", unmet: "What is known not to hold" },
] as const;
const email = "merhaba@tinora.example";

test.for(pages)(
  "the footer leads to what was tried and how to report, in $locale, on a small screen, and axe finds nothing",
  async ({ locale, landing, title, unmet }, { open }) => {
    const page = await open(landing, { locale, width: 320 });
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("heading", { level: 2, name: unmet }).waitFor();
    expect(await page.getByRole("main").getByRole("link", { name: email }).getAttribute("href")).toBe(
      `mailto:${email}`,
    );
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
  },
);

test.for(pages)(
  "it stands inside the application too, in $locale",
  async ({ locale, landing, title }, { open }) => {
    const page = await open(landing, { as: "demo-client", locale });
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await expect.poll(() => page.title()).toContain(title);
    expect(page.faults).toEqual([]);
  },
);
