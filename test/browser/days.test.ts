import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { dayAhead } from "#src/session/offers/day-ahead.ts";
import { writeDay } from "#src/lib/i18n/typed-day.ts";
import { someOf } from "#test/support/amount.ts";
import { expectClean } from "#test/support/browser/clean.ts";
import { doubleText, lostParts, scrollsSideways } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { stillness } from "#test/support/browser/stillness.ts";
import { waitingFor } from "./offers/demo-offers.ts";
import { offerWords } from "./offers/words.ts";
import { test } from "./lists/demo-lists.ts";

const words = {
  tr: {
    order: "gg.aa.yyyy",
    from: "Başlangıç",
    until: "Bitiş",
    ask: "Başkalarına sor",
    lastDay: "Son gün",
    answerBy: "Yanıt için son gün",
    deliverBy: "Teslim tarihi",
    calendar: "Takvimi aç",
    unread: /^Bu bir tarih değil/,
    editConsent: /^Kullanım iznini düzenle: /,
    consent: "Kullanım izni",
    apply: "Uygula",
    problem: "Tarihlerden biri kullanılamaz.",
    mayPublish: "Yayın izni var",
    firstDay: "Başlangıç",
  },
  en: {
    order: "mm/dd/yyyy",
    from: "From",
    until: "Until",
    ask: "Ask others",
    lastDay: "Last day",
    answerBy: "Answer by",
    deliverBy: "Deliver by",
    calendar: "Open the calendar",
    unread: /^This is not a date/,
    editConsent: /^Edit consent: /,
    consent: "The artist’s consent",
    apply: "Apply",
    problem: "One of the days cannot be used.",
    mayPublish: "Consent to publish",
    firstDay: "From",
  },
} as const;

const timeZone = "Europe/Istanbul";
const day = dayAhead(timeZone, { days: 40 });

/** The browser's language is never the page's. */
const looks = [
  { locale: "tr", width: 1440, context: { locale: "en-US" } },
  { locale: "en", width: 390, context: { locale: "tr-TR" } },
] as const;

/** Types a day without zeros and signs as the page has them, and leaves the field. */
async function typeDay(page: Page, name: string): Promise<void> {
  const locale = (await page.locator("html").getAttribute("lang")) === "tr" ? "tr" : "en";
  const field = page.getByRole("textbox", { name, exact: true }).last();
  await field.fill(writeDay(day, locale).replaceAll(/\D0?/g, " "));
  await field.press("Tab");
  await expect.poll(() => field.inputValue()).toBe(writeDay(day, locale));
}

async function expectWhole(page: OpenPage): Promise<void> {
  await expectClean(page);
  await expect.poll(() => lostParts(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  await stillness(page);
  await expect.poll(() => lostParts(page)).toEqual([]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await doubleText(page);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(page.faults).toEqual([]);
}

describe.each(someOf(looks, 1))(
  "a day is typed as a page in $locale has it, in a browser of another language:",
  (look) => {
    const say = words[look.locale];

    test("the record's days, which are asked for once they can be read", async ({ open }) => {
      const page = await open("/owner/history", { as: "demo-owner", ...look });
      const from = page.getByRole("textbox", { name: say.from });
      expect(await from.getAttribute("placeholder")).toBe(say.order);
      await from.fill("31 2 26");
      await from.press("Enter");
      await page.getByText(say.unread).waitFor();
      expect(await from.getAttribute("aria-invalid")).toBe("true");
      expect(await from.inputValue()).toBe("31 2 26");
      expect(new URL(page.url()).search).toBe("");
      await typeDay(page, say.from);
      await expect.poll(() => new URL(page.url()).search).toBe(`?from=${day}`);
      await from.fill("");
      await from.press("Enter");
      await expect.poll(() => new URL(page.url()).search).toBe("");
      await from.fill("yarın");
      await from.press("Tab");
      await expectWhole(page);
    });

    test("how long a room is open", async ({ open, makeList }) => {
      const { listId } = await makeList("Yaz kampanyası", 3);
      const page = await open(`/lists/${listId}`, { as: "demo-client", ...look });
      await page.getByRole("button", { name: say.ask }).click();
      await typeDay(page, say.lastDay);
      await page.getByRole("textbox", { name: say.lastDay }).fill("31 2 26");
      await page.keyboard.press("Tab");
      await page.getByText(say.unread).waitFor();
      await expectWhole(page);
    });

    test("the days of an offer, typed, and picked by keys in the browser's calendar", async ({ open }) => {
      const of = offerWords[look.locale];
      const page = await open("/panel", { as: "demo-client", ...look });
      await page.getByRole("button", { name: of.make }).first().click();
      await page.getByRole("button", { name: of.part }).click();
      await typeDay(page, say.answerBy);
      await typeDay(page, say.deliverBy);
      await page.getByRole("button", { name: `${say.calendar}: ${say.deliverBy}` }).focus();
      // The calendar takes the keys; Enter takes the day that it stands on.
      for (const key of ["Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
      const next = dayAhead(timeZone, { days: 41 });
      await expect
        .poll(() => page.getByRole("textbox", { name: say.deliverBy }).inputValue())
        .toBe(writeDay(next, look.locale));
      await page.getByRole("textbox", { name: say.answerBy }).fill("31 2 26");
      await page.keyboard.press("Tab");
      await page.getByText(say.unread).waitFor();
      await expectWhole(page);
    });

    test("the days of a counter-offer", async ({ open, site }) => {
      const page = await open(await waitingFor(site, "demo-client"), { as: "demo-client", ...look });
      await page.getByRole("button", { name: offerWords[look.locale].counter }).click();
      await typeDay(page, say.answerBy);
      await typeDay(page, say.deliverBy);
      await page.getByRole("textbox", { name: say.answerBy }).fill("31 2 26");
      await page.keyboard.press("Tab");
      await page.getByText(say.unread).waitFor();
      await expectWhole(page);
    });

    test("the days of a sample's consent, which an unreadable one does not change", async ({ open }) => {
      const address = `/owner/update-voice-artist?artist=${encodeURIComponent("Ayla Şenol")}`;
      const page = await open(address, { as: "demo-owner", ...look });
      await page.locator("[data-sample] [aria-expanded=false]").first().click();
      await page.getByRole("button", { name: say.editConsent }).click();
      const dialog = page.getByRole("dialog", { name: say.consent });
      await typeDay(page, say.lastDay);
      await dialog.getByRole("textbox", { name: say.lastDay }).last().fill("31 2 26");
      await dialog.getByRole("button", { name: say.apply }).click();
      await dialog.getByText(say.problem).waitFor();
      await dialog.getByText(say.unread).waitFor();
      await expectWhole(page);
    });

    test("the days of an import's consent", async ({ open }) => {
      const page = await open("/owner/import", { as: "demo-owner", ...look });
      await page.getByRole("checkbox", { name: say.mayPublish }).check();
      await typeDay(page, say.firstDay);
      await page.getByRole("textbox", { name: say.firstDay }).fill("31 2 26");
      await page.keyboard.press("Tab");
      await page.getByText(say.unread).waitFor();
      await expectWhole(page);
    });
  },
);
