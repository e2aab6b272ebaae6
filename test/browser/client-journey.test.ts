import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "#contract/clients.ts";
import { startSection7Server, type Section7Server } from "#test/support/section7-server.ts";
import { launchChromium, openPage, openSite, type Site } from "#test/support/site.ts";
import { clientJourney } from "./client-journey.ts";
import { cards, namesOf, watchPage } from "./client-steps.ts";

/** The whole client of section 7, in its order. */
const wholeOf = ({ name, lastName, isActive, isLocked, likedVoiceMp3s }: Client) => ({
  name,
  lastName,
  isActive,
  isLocked,
  likedVoiceMp3s,
});
const journeysOffer = { budget: 1250.5, platform: "Radyo yolculuğu", version: 1 };

describe("over our own server", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  }, 120_000);
  afterAll(() => site.close());

  it("a client goes from filters to an offer, and the owner sees it", async () => {
    const page = await site.open("/panel", { as: "demo-client" });
    const { writes, voices } = watchPage(page);
    const before = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
      return (await fetch("/api/v1/auth/me", { headers })).json() as Promise<Client>;
    });
    await page.reload();
    const { likedId, chosenIds } = await clientJourney(page);

    const whole = wholeOf(before);
    const liked = [...before.likedVoiceMp3s, voices.get(likedId)?.voiceMp3];
    expect(writes.map(({ path }) => path)).toEqual(
      Array.from({ length: 3 }, () => "/api/v1/clients/update/demo-client"),
    );
    expect(writes.map(({ body }) => body)).toEqual([
      { ...whole, likedVoiceMp3s: liked, offers: [] },
      { ...whole, offers: [] },
      { ...whole, offers: [{ ...journeysOffer, voiceIds: chosenIds }] },
    ]);
    expect(writes.map(({ headers }) => headers["if-match"])).not.toContain(undefined);
    expect(writes.map(({ headers }) => headers["idempotency-key"] !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
    expect(page.faults).toEqual([]);
    await page.context().close();

    const owner = await site.open("/owner/dashboard", { as: "demo-owner" });
    const offer = owner.getByRole("listitem").filter({ hasText: "Radyo yolculuğu" });
    await offer.getByText("Deniz Aksoy").waitFor();
    await offer.getByText("$1.250,50").waitFor();
    await owner.context().close();
  });

  it("two tabs that like different voices at the same moment keep both", async () => {
    const page = await site.open("/panel?page=4", { as: "demo-client" });
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/panel?page=4`);
    await Promise.all([namesOf(page), namesOf(other)]);
    const hearts = [page, other].map((tab, place) =>
      cards(tab).nth(place).locator("[data-slot=like] button"),
    );
    expect(await Promise.all(hearts.map((heart) => heart.getAttribute("aria-label")))).toEqual([
      expect.stringMatching(/^Beğen: /),
      expect.stringMatching(/^Beğen: /),
    ]);
    const stored = [page, other].map((tab) =>
      tab.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok()),
    );
    await Promise.all([...stored, ...hearts.map((heart) => heart.click())]);
    await page.goto(`${site.origin}/liked-voices`);
    const names = await namesOf(page);
    await other.reload();
    const [one, two] = await namesOf(other);
    expect(names).toEqual(expect.arrayContaining([one, two]));
    await page.context().close();
  });
});

describe("over a back end that answers section 7 only", () => {
  let server: Section7Server;
  let browser: Browser;
  beforeAll(async () => {
    server = await startSection7Server({ site: "dist/site" });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const open = () => openPage(browser, `${server.origin}/panel`, { token: server.token });

  it("the same journey works, with no call and no header beyond section 7", async () => {
    const page = await open();
    const { writes, voices } = watchPage(page);
    await page.reload();
    const { likedId, chosenIds } = await clientJourney(page);
    const whole = {
      name: "Deniz",
      lastName: "Aksoy",
      isActive: true,
      isLocked: false,
      likedVoiceMp3s: [] as string[],
    };
    expect(writes.map(({ body }) => body)).toEqual([
      { ...whole, likedVoiceMp3s: [voices.get(likedId)?.voiceMp3], offers: [] },
      { ...whole, offers: [] },
      { ...whole, offers: [{ ...journeysOffer, voiceIds: chosenIds }] },
    ]);
    const called = server.requests.map(({ method, url }) => `${method} ${url.split("?")[0]}`);
    expect([...new Set(called)].toSorted()).toEqual([
      "GET /api/v1/auth/me",
      "GET /api/v1/voices",
      "POST /api/v1/clients/update/deniz",
    ]);
    for (const { headers } of server.requests) {
      expect(headers).not.toHaveProperty("if-match");
      expect(headers).not.toHaveProperty("idempotency-key");
    }
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it("samples play from another origin; a dead one says so in its card, and in the offer form", async () => {
    const page = await open();
    await namesOf(page);
    const [alive, dead] = [cards(page).nth(0), cards(page).nth(1)];
    await alive.getByRole("button", { name: "Oynat: Sanatçı 1" }).click();
    await alive.getByRole("button", { name: "Duraklat: Sanatçı 1" }).waitFor();
    await dead.getByRole("button", { name: "Oynat: Sanatçı 2" }).click();
    await dead.getByText("Ses yüklenemedi").waitFor();
    await dead.getByRole("button", { name: "Teklif ver" }).click();
    const dialog = page.getByRole("dialog", { name: "Teklif verin" });
    await dialog.getByRole("button", { name: "Oynat: Sanatçı 2" }).waitFor();
    expect(await dialog.getByRole("alert").allTextContents()).toEqual(["Ses yüklenemedi"]);
    await page.context().close();
  });

  it("the liked voices come and go there too", async () => {
    const page = await open();
    await namesOf(page);
    const stored = page.waitForResponse((answer) => answer.request().method() === "POST");
    await cards(page).nth(3).getByRole("button", { name: "Beğen: Sanatçı 4" }).click();
    await stored;
    await page.goto(`${server.origin}/liked-voices`);
    expect(await namesOf(page)).toEqual(["Sanatçı 4"]);
    await page.getByRole("button", { name: "Beğeniyi kaldır: Sanatçı 4" }).click();
    await page.getByRole("heading", { name: "Henüz beğendiğiniz ses yok" }).waitFor();
    await page.getByRole("button", { name: "Geri al" }).click();
    expect(await namesOf(page)).toEqual(["Sanatçı 4"]);
    await page.context().close();
  });
});
