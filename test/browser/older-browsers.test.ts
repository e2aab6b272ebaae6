import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";

const older = {
  tr: "Bu tarayıcı bu site için çok eski. Lütfen güncelleyin ya da sayfayı başka bir tarayıcıda açın.",
  en: "This browser is too old for this site. Please update it, or open the page in another browser.",
};
const scriptless = {
  tr: "Bu sayfa için JavaScript gerekir; bu tarayıcıda kapalı.",
  en: "This page needs JavaScript, which is off in this browser.",
};

/** Ways in which a browser of earlier years differs, each before the page's first script. */
const lacks = {
  "popovers and all styles since": (page: Page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, "popover");
      CSS.supports = () => false;
    }),
  "the question for styles itself": (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(globalThis, "CSS")),
  // What cannot read modules loads none; of the inline scripts it reads those without `import`.
  "modules too": async (page: Page) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));
    await page.route(/\.js$/, (route) => route.abort());
  },
};

describe.for(Object.entries(lacks))("a browser that lacks %s", ([, before]) => {
  const paths = ["/", "/login", "/panel", "/room/gone", "/nowhere"];
  const visits = paths.flatMap((path) => [`tr ${path}`, `en ${path}`]);
  test.for(someOf(visits, 2))("is told that it is too old: %s", async (visit, { open }) => {
    const [locale = "", path = ""] = visit.split(" ");
    const page = await open(path, {
      locale,
      before,
      awaits: "body > p[role=alert]",
      context: { locale: locale === "en" ? "en-GB" : "tr-TR" },
    });
    const alert = page.locator("body > p[role=alert]");
    expect(await alert.textContent()).toBe(older[locale as "tr" | "en"]);
    expect(await alert.getAttribute("lang")).toBe(locale);
    expect(await alert.evaluate((element) => getComputedStyle(element).padding)).toBe("16px");
    await alert.waitFor();
    expect(page.faults.filter((fault) => /security policy/i.test(fault))).toEqual([]);
  });
});

test("a browser of today is told nothing", async ({ open }) => {
  for (const path of ["/", "/login"]) {
    const page = await open(path);
    expect(await page.locator("body > p").count()).toBe(0);
  }
});

test("the application's page says in every language that it needs JavaScript", async ({ open }) => {
  const page = await open("/login", { context: { javaScriptEnabled: false }, awaits: "main" });
  for (const locale of ["tr", "en"] as const)
    await page.locator(`p[lang=${locale}]`, { hasText: scriptless[locale] }).waitFor();
});
