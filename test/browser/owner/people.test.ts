import { describe, expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { axeFindings } from "#test/support/browser/axe.ts";
import { cutOff } from "#test/support/browser/cut-off.ts";
import { test as base } from "#test/support/browser/fixtures.ts";
import { scrollsSideways } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";

/** Letters can be set up, and are never sent. */
const test = base.override("settings", {
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_TO: "offers@tinora.example",
  SITE_URL: "http://localhost:3000",
});

/** Every two of language, theme and width meet in one of these. */
const looks = [
  { locale: "tr", theme: "light", width: 1440 },
  { locale: "en", theme: "dark", width: 768 },
  { locale: "tr", theme: "dark", width: 320 },
  { locale: "en", theme: "light", width: 390 },
] as const;
const as = "demo-owner";

const words = {
  tr: {
    more: /^Diğer işlemler: Orvanta/,
    acts: ["Yeni giriş bilgileri üret", "Adı düzenle", "Kişileri göster", "Sil"],
    invite: "Ekibe davet et",
    none: "Bu aramaya uyan müşteri yok",
    company: "Şirket adı",
    subject: "Konu",
    clients: "Müşteriler",
    name: "Ad soyad",
    copy: "Tüm giriş bilgilerini kopyala",
    leave: "Çık",
  },
  en: {
    more: /^More: Orvanta/,
    acts: ["Make new credentials", "Edit name", "Show people", "Delete"],
    invite: "Invite to the team",
    none: "No client matches this search",
    company: "Company name",
    subject: "Subject",
    clients: "Clients",
    name: "Full name",
    copy: "Copy all credentials",
    leave: "Leave",
  },
} as const;

/** Expects that axe finds nothing, and that all texts can be read whole. */
async function expectReadable(page: OpenPage): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(await cutOff(page)).toEqual([]);
}

describe.each(someOf(looks, 2))(
  "in $locale, the $theme theme and $width pixels, axe finds nothing",
  (look) => {
    const say = words[look.locale];

    test("on the list of clients: its menu, its dialogs, nothing found", async ({ open }) => {
      const page = await open("/owner/clients?q=Orvanta", { as, ...look });
      const menu = page.getByRole("button", { name: say.more });
      await menu.waitFor();
      await expectReadable(page);
      await menu.click();
      await page.locator("[popover]:popover-open").waitFor();
      await expectReadable(page);
      await page.keyboard.press("Escape");
      for (const act of say.acts) {
        await menu.click();
        await page.getByRole("button", { name: act, exact: true }).click();
        await page.getByRole("dialog").waitFor();
        await expectReadable(page);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
      }
      await page.getByRole("searchbox").fill("xyzxyz");
      await page.getByRole("heading", { name: say.none }).waitFor();
      await expectReadable(page);
      expect(page.faults).toEqual([]);
    });

    test("in the form of a new client, on the team, and in its invitation", async ({ open }) => {
      const form = await open("/owner/create-client", { as, ...look });
      await form.getByLabel(say.company).waitFor();
      await expectReadable(form);
      const page = await open("/owner/team", { as, ...look });
      await page.getByText("demo-owner").waitFor();
      await expectReadable(page);
      await page.getByRole("button", { name: say.invite }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say.name).fill(`Mert Aydın ${look.width}`);
      await expectReadable(page);
      await dialog.getByRole("button", { name: say.invite }).click();
      await dialog.getByRole("button", { name: say.copy }).waitFor();
      await expectReadable(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say.leave, exact: true }).waitFor();
      await expectReadable(page);
      expect(page.faults).toEqual([]);
    });

    test("in the history, also with filters", async ({ open }) => {
      const page = await open("/owner/history", { as, ...look });
      await page.locator("main time").first().waitFor();
      await expectReadable(page);
      await page.getByRole("button", { name: say.subject }).click();
      await page.getByRole("checkbox", { name: say.clients }).check();
      await page.locator('main [aria-busy="true"]').waitFor({ state: "detached" });
      await expectReadable(page);
      await page.keyboard.press("Escape");
      await page.getByRole("main").getByRole("button", { name: say.clients }).waitFor();
      await expectReadable(page);
      expect(page.faults).toEqual([]);
    });
  },
);
