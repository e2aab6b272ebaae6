import { describe, expect } from "vitest";
import { cards, dock, namesOf } from "#test/browser/journeys/client-steps.ts";
import { test, type VisitOptions } from "#test/support/browser/fixtures.ts";
import { stillness } from "#test/support/browser/stillness.ts";

const phone: VisitOptions = {
  as: "demo-client",
  width: 390,
  height: 844,
  context: { hasTouch: true, isMobile: true },
};

describe.each(["tr", "en"] as const)("the library of a phone, in %s", (locale) => {
  test("shows its first card in the upper part of the screen, under one row of controls", async ({
    open,
  }) => {
    const page = await open("/panel", { ...phone, locale });
    await namesOf(page);
    await page.getByRole("button", { name: /^(Filtreler|Filters)$/ }).waitFor();
    const first = await cards(page).first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(330);
    const heights = await page.locator("[data-slot=search], [data-slot=search] + button").evaluateAll((all) =>
      all.map((control) => {
        const { y, height } = control.getBoundingClientRect();
        return { y, isHigh: height >= 44 };
      }),
    );
    expect(heights).toHaveLength(2);
    expect(heights[0]).toEqual({ y: heights[1]?.y, isHigh: true });
  });
});

test("words find voices with two presses, and the button counts what is set", async ({ open }) => {
  const page = await open("/panel", phone);
  await namesOf(page);
  await page.getByRole("combobox").tap();
  await page.keyboard.type("sıcak genç kadın almanca radyo reklamı");
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toContain("almanca");
  const ways = page.getByRole("heading", { name: "Bu aramaya uyan ses bulunamadı" });
  await cards(page).first().or(ways).first().waitFor();
  await page.goto("/panel?q=s%C4%B1cak&languageNames=TURKISH&order=name");
  await namesOf(page);
  await page.getByRole("button", { name: "Filtreler · 3", exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: "Filtreler" });
  await sheet.getByRole("button", { name: "Ses renkleri · 1" }).waitFor();
  await sheet.getByRole("button", { name: "Diller · 1" }).tap();
  await sheet.getByRole("checkbox", { name: "Almanca" }).tap();
  await sheet.getByRole("button", { name: "Kapat" }).tap();
  await page.getByRole("button", { name: "Filtreler · 4 henüz uygulanmadı", exact: true }).tap();
  await sheet.getByRole("button", { name: /filtreleri uygula$/i }).tap();
  await page.getByRole("button", { name: "Filtreyi kaldır: Almanca" }).waitFor();
});

test("the sheet orders, plays all and begins to choose several, which the page ends", async ({ open }) => {
  const page = await open("/panel", phone);
  await namesOf(page);
  const filters = page.getByRole("button", { name: /^Filtreler/ });
  const sheet = page.getByRole("dialog", { name: "Filtreler" });
  await filters.tap();
  await sheet.getByLabel("Sıralama").selectOption("name");
  await expect.poll(() => new URL(page.url()).searchParams.get("order")).toBe("name");
  await sheet.getByRole("button", { name: "Tümünü oynat" }).tap();
  await sheet.waitFor({ state: "hidden" });
  await dock(page).waitFor();
  await filters.tap();
  await sheet.getByRole("button", { name: "Çoklu seçim" }).tap();
  await sheet.waitFor({ state: "hidden" });
  await page
    .getByRole("checkbox", { name: /^Seç: / })
    .first()
    .tap();
  await page.getByRole("button", { name: "Seçimden çık" }).tap();
  await expect.poll(() => filters.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByRole("checkbox", { name: /^Seç: / }).count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test("on a tablet the apply button has no row of its own", async ({ open }) => {
  const page = await open("/panel", { as: "demo-client", width: 768, height: 1024 });
  await namesOf(page);
  const topOf = async (name: string) => (await page.getByRole("button", { name }).boundingBox())?.y;
  expect(await topOf("Filtreleri uygula")).toBe(await topOf("Tümünü oynat"));
});

test("a finger that presses a still waveform hears it from there, and one that scrolls over it does not", async ({
  open,
}) => {
  const page = await open("/panel", phone);
  await namesOf(page);
  const slider = cards(page).first().getByRole("slider");
  const box = await slider.boundingBox();
  if (!box) throw new Error("it is not drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y }]);
  for (let moved = 15; moved <= 150; moved += 15) await touch("touchMove", [{ x, y: y - moved }]);
  await touch("touchEnd", []);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  await stillness(page);
  expect(await slider.getAttribute("aria-valuetext")).toMatch(/^0 \//);
  const now = await slider.boundingBox();
  await page.touchscreen.tap(x, (now?.y ?? y) + box.height / 2);
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^[3-6] \//);
  await cards(page)
    .first()
    .getByRole("button", { name: /^Duraklat: / })
    .waitFor();
});
