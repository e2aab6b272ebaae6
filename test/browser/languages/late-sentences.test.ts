import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Locale } from "#contract/constants/site-languages.ts";
import { namesOf, cards } from "#test/browser/journeys/client-steps.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { pressOnceBack } from "#test/support/browser/late-code.ts";
import { wholeCatalogue } from "#test/support/browser/sentence-ids.ts";

/** Holds back all sentences of a language, but for those that a page starts with, until `release` is called. */
async function hold(page: Page, locale: Locale) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${wholeCatalogue(locale)}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}

const liked = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name });

describe("before all sentences are there", () => {
  test("the library is read, another page and a dialog wait for them", async ({ open }) => {
    let all: Awaited<ReturnType<typeof hold>> | undefined;
    const page = await open("/panel", {
      as: "demo-client",
      before: async (fresh) => (all = await hold(fresh, "tr")),
    });
    await namesOf(page);
    await page.getByRole("heading", { name: "Ses kütüphanesi" }).waitFor();
    await cards(page).first().getByRole("button", { name: "Teklif ver" }).click();
    await liked(page, "Beğenilen sesler").click();
    await page.getByRole("main").getByText("Yükleniyor").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    all?.release();
    await page.getByRole("heading", { level: 1, name: "Beğenilen sesler" }).waitFor();
    expect(page.faults).toEqual([]);
  });

  test("a dialog opens with what it says", async ({ open }) => {
    let all: Awaited<ReturnType<typeof hold>> | undefined;
    const page = await open("/panel", {
      as: "demo-client",
      before: async (fresh) => (all = await hold(fresh, "tr")),
    });
    await namesOf(page);
    await cards(page).first().getByRole("button", { name: "Teklif ver" }).click();
    all?.release();
    await page.getByRole("dialog", { name: "Teklif ver" }).waitFor();
    expect(page.faults).toEqual([]);
  });

  test("the language is changed, and what waits comes in the other one", async ({ open }) => {
    let all: Awaited<ReturnType<typeof hold>>[] = [];
    const page = await open("/panel", {
      as: "demo-client",
      before: async (fresh) => (all = [await hold(fresh, "tr"), await hold(fresh, "en")]),
    });
    await namesOf(page);
    await page.getByRole("button", { name: "Dil: TR" }).click();
    await page.getByRole("link", { name: "English" }).first().click();
    for (const one of all) one.release();
    await page.getByRole("heading", { name: "Voice library" }).waitFor();
    await liked(page, "Liked voices").click();
    await page.getByRole("heading", { level: 1, name: "Liked voices" }).waitFor();
    expect(page.faults).toEqual([]);
  });
});

test("sentences that cannot be had are asked for again, and the page stays", async ({ open }) => {
  let loads = 0;
  const page = await open("/panel", {
    as: "demo-client",
    before: async (fresh) => {
      fresh.on("domcontentloaded", () => void (loads += 1));
      await fresh.route(`**/assets/${wholeCatalogue("tr")}`, (route) => route.abort());
    },
  });
  // As for any code that is gone, once: the page asks for them as soon as it is idle.
  await expect.poll(() => loads).toBe(2);
  await namesOf(page);
  await liked(page, "Beğenilen sesler").click();
  await page.getByRole("alert").getByText("Bir sorun oluştu, lütfen tekrar deneyin").waitFor();
  await page.getByRole("banner").waitFor();
  await page.unrouteAll();
  const again = page.getByRole("button", { name: "Tekrar dene" });
  const heading = page.getByRole("heading", { level: 1, name: "Beğenilen sesler" });
  await pressOnceBack(page, () => again.click(), heading);
});
