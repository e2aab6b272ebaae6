import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "#test/support/site.ts";
import { cards, namesOf } from "./client-steps.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

it("an offer form whose code is gone says so after one reload, and opens once the code is back", async () => {
  const page = await site.open("/panel", { as: "demo-client" });
  await namesOf(page);
  const code = /\/assets\/OpenOffer-[^/]*\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  const offer = cards(page).first().getByRole("button", { name: "Teklif ver" });
  const reloaded = page.waitForEvent("domcontentloaded");
  await offer.hover();
  await reloaded;
  await namesOf(page);
  await offer.click();
  const alert = page.getByRole("alert").getByText("Bir sorun oluştu, lütfen tekrar deneyin");
  await alert.waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.unroute(code);
  await offer.click();
  await page.getByRole("dialog", { name: "Teklif verin" }).waitFor();
  expect(await alert.count()).toBe(0);
  await page.context().close();
});

it("a filter's list whose code is gone closes and says so, and opens once the code is back", async () => {
  const page = await site.open("/panel", { as: "demo-client" });
  await namesOf(page);
  await page.context().setOffline(true);
  const languages = page.getByRole("button", { name: "Diller" });
  await languages.click();
  const alert = page.getByRole("alert").getByText("Bir sorun oluştu, lütfen tekrar deneyin");
  await alert.waitFor();
  await expect.poll(() => languages.getAttribute("aria-expanded")).toBe("false");
  await page.context().setOffline(false);
  await languages.click();
  await page.getByRole("checkbox", { name: "Almanca" }).waitFor();
  expect(await alert.count()).toBe(0);
  await page.context().close();
});
