import { describe, expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { test as base } from "#test/support/browser/fixtures.ts";

const test = base.extend("settings", { scope: "file" }, {
  AGENCY_LEGAL_NAME: "Tınora Ses Prodüksiyon A.Ş.",
  AGENCY_ADDRESS: "Moda Cad. 1, Kadıköy, İstanbul",
  VOICE_REQUEST_DAYS: "90",
} as Record<string, string>);

const addresses = { tr: "/privacy", en: "/privacy?lang=en" } as const;
const said = {
  tr: [
    "Veri sorumlusu: Tınora Ses Prodüksiyon A.Ş.",
    "Adres: Moda Cad. 1, Kadıköy, İstanbul",
    "Ses talepleri, haklarında not ettiklerimiz ve yazdıklarımızla birlikte 90 gün sonra sistemimizden otomatik silinir.",
    "Bunlardan şüpheli görünenler 30 gün sonra silinir.",
    "Silinenler, yedeklerde en fazla 8 hafta daha kalır.",
  ],
  en: [
    "Data controller: Tınora Ses Prodüksiyon A.Ş.",
    "Address: Moda Cad. 1, Kadıköy, İstanbul",
    "Voice requests are deleted from our system automatically after 90 days, with what we noted and wrote about them.",
    "Suspected spam among them is deleted after 30 days.",
    "What has been deleted stays in backups for 8 weeks more at most.",
  ],
};
const mailboxes = { tr: "E-posta kutumuzdaki", en: "Copies in our mailbox" };

describe.each(someOf(["tr", "en"] as const, 1))("the privacy notice, in %s", (locale) => {
  test("says the server's own figures before and after the page comes to life", async ({ site, open }) => {
    const html = await (await fetch(site.origin + addresses[locale])).text();
    const text = html.replaceAll(/<!-- -->|<\/?span[^>]*>/g, "");
    const page = await open(addresses[locale], { locale });
    const shown = await page.locator("main").innerText();
    for (const sentence of said[locale]) {
      expect(text).toContain(sentence);
      expect(shown).toContain(sentence);
    }
    expect(text).not.toContain(mailboxes[locale]);
    expect(shown).not.toContain(mailboxes[locale]);
    expect(page.faults).toEqual([]);
  });

  test("says them inside the application too", async ({ open }) => {
    const page = await open(locale === "tr" ? "/" : "/?lang=en", { as: "demo-client", locale });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Aydınlatma|Privacy/ })
      .click();
    for (const sentence of said[locale]) await page.getByText(sentence).waitFor();
    expect(page.faults).toEqual([]);
  });
});
