import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "#test/support/site.ts";
import { namesOf } from "./client-steps.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

/** The name of what has the focus, and whether something that floats hides it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: "", isHidden: false };
    const labels = "labels" in element ? [...(element.labels as NodeListOf<HTMLLabelElement>)] : [];
    const name =
      element.getAttribute("aria-label") ??
      (labels.map((label) => label.textContent).join(" ") || element.textContent);
    const { x, y, width, height } = element.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].map((part) =>
      document.elementFromPoint(x + width * part, y + height * part),
    );
    const isSeen = places.some((place) => place && (element.contains(place) || place.contains(element)));
    return { name: name.trim(), isHidden: !isSeen };
  });

/** Presses Tab until what is looked for has the focus; nothing on the way may be hidden. */
async function tabTo(page: Page, wanted: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<string> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key);
    const { name, isHidden } = await focused(page);
    if (isHidden) hidden.push(name);
    if (!wanted.test(name)) continue;
    expect(hidden).toEqual([]);
    return name;
  }
  throw new Error(`${String(wanted)} never got the focus`);
}

it("a client filters, plays, seeks, likes, selects and sends an offer with the keyboard alone", async () => {
  const page = await site.open("/panel", { as: "demo-client" });
  await namesOf(page);

  await tabTo(page, /^Diller/);
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Almanca" }).waitFor();
  await tabTo(page, /^Almanca/);
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  expect((await focused(page)).name).toBe("Diller · 1");
  await tabTo(page, /^Filtreleri uygula$/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Filtreyi kaldır: Almanca" }).waitFor();
  await namesOf(page);

  const play = await tabTo(page, /^Oynat: /);
  const voice = await page.evaluate(() =>
    document.activeElement?.closest("[data-voice]")?.getAttribute("data-voice"),
  );
  const card = page.locator(`article[data-voice="${voice}"]`);
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Oynatıcı" }).waitFor();
  await page.keyboard.press("Enter");
  await card.getByRole("button", { name: play, exact: true }).waitFor();
  await tabTo(page, /^Konum$/);
  const slider = card.getByRole("slider", { name: "Konum" });
  await page.keyboard.press("Home");
  expect(await slider.getAttribute("aria-valuetext")).toMatch(/^0 \/ \d+ saniye$/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^2 \/ \d+ saniye$/);

  const heart = card.locator("[data-slot=like] button");
  const likes = await heart.getAttribute("aria-label");
  await page.keyboard.press("l");
  await expect.poll(() => heart.getAttribute("aria-label")).not.toBe(likes);
  await tabTo(page, /^Beğe/);
  await page.keyboard.press("Space");
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Beğe/);

  await tabTo(page, /^Çoklu seçim$/, "Shift+Tab");
  await page.keyboard.press("Enter");
  expect((await focused(page)).name).toBe("Seçimden çık");
  for (let chosen = 0; chosen < 2; chosen += 1) {
    await tabTo(page, /^Seç: /);
    await page.keyboard.press("Space");
  }
  await tabTo(page, /^Teklif ver \(2\)$/);
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "2 ses için teklif verin" });
  await dialog.waitFor();
  expect((await focused(page)).name).toBe("Bütçe");
  await page.keyboard.type("2.500");
  await page.keyboard.press("Tab");
  expect((await focused(page)).name).toBe("Platform (mecra)");
  await page.keyboard.press("Tab");
  expect((await focused(page)).name).toBe("Versiyon");
  await page.keyboard.press("Tab");
  expect((await focused(page)).name).toBe("Vazgeç");
  await page.keyboard.press("Tab");
  expect((await focused(page)).name).toBe("Teklifi gönder");
  const order = [await tabTo(page, /./)];
  for (let place = 0; place < 4; place += 1) order.push(await tabTo(page, /./));
  const [, first = "", , second = ""] = order;
  expect(order).toEqual([
    "Kapat",
    expect.stringMatching(/^Oynat: /),
    first.replace("Oynat: ", "Kaldır: "),
    expect.stringMatching(/^Oynat: /),
    second.replace("Oynat: ", "Kaldır: "),
  ]);
  await tabTo(page, /^Teklifi gönder$/);
  await page.keyboard.press("Enter");
  await dialog.getByText("Platform zorunludur").waitFor();
  expect((await focused(page)).name).toBe("Platform (mecra)");
  await page.keyboard.type("Klavye");
  await page.keyboard.press("Enter");
  await dialog.getByText("Teklif başarıyla oluşturuldu!").waitFor();
  expect((await focused(page)).name).toBe("Kapat");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(async () => (await focused(page)).name).toBe("Çoklu seçim");
  expect(page.faults).toEqual([]);
  await page.context().close();
});
