import { expect } from "vitest";
import { cardOf, dock, heartOn, namesOf } from "#test/browser/journeys/client-steps.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";

test("a client filters, plays, seeks, likes, selects and sends an offer with the keyboard alone", async ({
  client: page,
}) => {
  await namesOf(page);

  await tabTo(page, /^Diller/);
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Almanca" }).waitFor();
  await tabTo(page, /^Almanca/);
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedName(page)).toBe("Diller · 1");
  await tabTo(page, /filtreleri uygula$/i);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Filtreyi kaldır: Almanca" }).waitFor();
  await namesOf(page);

  const play = await tabTo(page, /^Oynat: /);
  const voice = await page.evaluate(() =>
    document.activeElement?.closest("[data-voice]")?.getAttribute("data-voice"),
  );
  const card = cardOf(page, voice ?? "");
  await page.keyboard.press("Enter");
  await dock(page).waitFor();
  await page.keyboard.press("Enter");
  await card.getByRole("button", { name: play, exact: true }).waitFor();
  await tabTo(page, /^Oynatma konumu$/);
  const slider = card.getByRole("slider", { name: "Oynatma konumu" });
  await page.keyboard.press("Home");
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^0 \/ \d+ saniye$/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^2 \/ \d+ saniye$/);

  const heart = heartOn(card);
  const likes = await heart.getAttribute("aria-label");
  await page.keyboard.press("l");
  await expect.poll(() => heart.getAttribute("aria-label")).not.toBe(likes);
  await tabTo(page, /^Beğe/);
  await page.keyboard.press("Space");
  await expect.poll(() => focusedName(page)).toMatch(/^Beğe/);

  await tabTo(page, /^Çoklu seçim$/, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Seçimden çık");
  for (let chosen = 0; chosen < 2; chosen += 1) {
    await tabTo(page, /^Seç: /);
    await page.keyboard.press("Space");
  }
  await tabTo(page, /^Teklif ver \(2\)$/);
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "2 ses için teklif ver" });
  await dialog.waitFor();
  await expect.poll(() => focusedName(page)).toBe("Bütçe");
  await page.keyboard.type("2.500");
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toBe("Platform (mecra)");
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toBe("Versiyon");
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toMatch(/^Metin ve kullanım ekle/);
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toBe("Vazgeç");
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toBe("Teklifi gönder");
  const order = [await tabTo(page, /./)];
  for (let place = 0; place < 4; place += 1) order.push(await tabTo(page, /./));
  const [, first = "", , second = ""] = order;
  expect(order).toEqual([
    "Kapat",
    expect.stringMatching(/^Oynat: /),
    first.replace("Oynat: ", "Çıkar: "),
    expect.stringMatching(/^Oynat: /),
    second.replace("Oynat: ", "Çıkar: "),
  ]);
  await tabTo(page, /^Teklifi gönder$/);
  await page.keyboard.press("Enter");
  await dialog.getByText("Platform zorunludur").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Platform (mecra)");
  await page.keyboard.type("Klavye");
  await page.keyboard.press("Enter");
  await dialog.getByText("Teklif başarıyla oluşturuldu!").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Kapat");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => focusedName(page)).toBe("Çoklu seçim");
  expect(page.faults).toEqual([]);
});
