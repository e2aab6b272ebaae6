import { expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { test as base } from "#test/support/browser/fixtures.ts";

const name = "Sesevi Ajans";
const test = base.extend("settings", { scope: "file" }, { AGENCY_NAME: name });

const pages = [
  ["/", undefined],
  ["/privacy", undefined],
  ["/accessibility", undefined],
  ["/login", undefined],
  ["/forgot-password", undefined],
  ["/nowhere", undefined],
  ["/panel", "demo-client"],
  ["/offers", "demo-client"],
  ["/nowhere", "demo-client"],
  ["/owner/dashboard", "demo-owner"],
  ["/owner/nowhere", "demo-owner"],
] as const;

const visits = pages.flatMap(([path, as]) => (["tr", "en"] as const).map((locale) => ({ path, as, locale })));

test.for(someOf(visits, 8))(
  "the title of $path for $as in $locale names the agency that is set, and no other",
  async ({ path, as, locale }, { open }) => {
    const page = await open(
      locale === "en" && !as ? `${path}?lang=en` : path,
      as ? { as, locale } : { locale },
    );
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.title()).toContain(name);
    const head = await page.evaluate(() => document.head.innerHTML);
    expect(`${await page.title()} ${head}`).not.toMatch(/t[ıi]nora/i);
    const manifest = await page.evaluate(async () => (await fetch("/manifest.webmanifest")).text());
    expect(manifest).toContain(name);
    expect(manifest).not.toMatch(/t[ıi]nora/i);
  },
);
