import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import { loseLateCode, pressOnceBack } from "#test/support/browser/late-code.ts";
import { cards, namesOf } from "./journeys/client-steps.ts";

const failed = "Bir sorun oluştu, lütfen tekrar deneyin";
const alert = (page: Page) => page.getByRole("alert").getByText(failed);

/** Pressed without hovering, which would fetch the page's code beforehand. */
async function goToLikedVoices(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Ana menü" })
    .getByRole("link", { name: "Beğenilen sesler" })
    .evaluate((link: HTMLElement) => link.click());
}

describe("a page whose code a deployment has taken away", () => {
  const liked = { level: 1, name: "Beğenilen sesler" } as const;

  test("is loaded anew, once", async ({ open }) => {
    const page = await open("/nowhere", { as: "demo-client" });
    await page.getByRole("banner").getByRole("button", { name: "Deniz Aksoy" }).hover();
    const count = await loseLateCode(page, (loads) => loads === 0);
    await goToLikedVoices(page);
    await page.getByRole("heading", liked).waitFor();
    expect(count.loads).toBe(1);
  });

  test("is said to be missing if it stays gone, and shows once it is back", async ({ open }) => {
    let isGone = true;
    const page = await open("/nowhere", { as: "demo-client" });
    await page.getByRole("banner").getByRole("button", { name: "Deniz Aksoy" }).hover();
    const count = await loseLateCode(page, () => isGone);
    await goToLikedVoices(page);
    await expect.poll(() => count.loads).toBe(1);
    await page.getByText(failed).waitFor();
    await page.getByRole("banner").waitFor();
    await page.waitForLoadState("networkidle");
    isGone = false;
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await page.getByRole("heading", liked).waitFor();
    // Ours, the router’s own, and one for a browser that remembers what was gone.
    expect(count.loads, "never a loop").toBeLessThanOrEqual(3);
  });
});

test("an application that cannot be loaded leaves no empty page", async ({ open }) => {
  const page = await open("/nowhere", { locale: "en" });
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  // What the document itself loads comes; the rest, such as the first sentences, does not.
  const document = await (await page.request.get("/login")).text();
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const isNamed = ["src", "href"].some((name) => document.includes(`${name}="${pathname}"`));
    return isNamed ? route.continue() : route.fulfill({ status: 404 });
  });
  await page.goto("/login");
  await expect.poll(() => loads).toBe(2);
  await page.getByRole("alert").waitFor();
  // What is still on its way would come after all.
  await page.waitForLoadState("networkidle");
  await page.unrouteAll();
  await expect
    .poll(() => page.getByRole("alert").textContent())
    .toBe("Something went wrong, please try again");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Username").waitFor();
});

test("an offer form whose code is gone says so after one reload, and opens once the code is back", async ({
  client,
}) => {
  await namesOf(client);
  await loseLateCode(client);
  const offer = cards(client).first().getByRole("button", { name: "Teklif ver" });
  const reloaded = client.waitForEvent("domcontentloaded");
  await offer.hover();
  await reloaded;
  await namesOf(client);
  await offer.click();
  await alert(client).waitFor();
  expect(await client.getByRole("dialog").count()).toBe(0);
  await client.unrouteAll();
  await pressOnceBack(client, () => offer.click(), client.getByRole("dialog", { name: "Teklif ver" }));
  await expect.poll(() => alert(client).count()).toBe(0);
});

test("a form that is asked for without a network says so, and opens once there is one", async ({
  client,
}) => {
  await namesOf(client);
  await client.getByRole("button", { name: "Deniz Aksoy" }).click();
  const password = client.getByRole("button", { name: "Şifre değiştir" });
  await password.waitFor();
  await client.context().setOffline(true);
  await password.click();
  await alert(client).waitFor();
  expect(await client.getByRole("dialog").count()).toBe(0);
  await client.context().setOffline(false);
  const press = async () => {
    await client.getByRole("button", { name: "Deniz Aksoy" }).click();
    await password.click();
  };
  await pressOnceBack(client, press, client.getByRole("dialog", { name: "Şifre değiştir" }));
  await expect.poll(() => alert(client).count()).toBe(0);
});
