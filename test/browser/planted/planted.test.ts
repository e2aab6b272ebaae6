import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test as base, type Open } from "#test/support/browser/fixtures.ts";
import { hostileUrls } from "#test/voice-artists/hostile-urls.ts";
import { markupPayloads } from "./markup-payloads.ts";
import { plant } from "./plant.ts";

const test = base
  .extend("settings", { scope: "file" }, { VOICE_REQUESTS_PER_ADDRESS: "1000" })
  .extend("planted", { scope: "file" }, async ({ site }) => {
    await plant(site.origin, markupPayloads);
    return markupPayloads;
  })
  /** Opens a page; its `ran` tells every way in which a planted script showed itself. */
  .extend("watch", ({ open }) => async (...address: Parameters<Open>) => {
    const page = await open(...address);
    const ran: string[] = [];
    page.on("dialog", (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    page.on("popup", (popup) => ran.push(popup.url()));
    page.on("request", (request) => request.url().includes("planted.example") && ran.push(request.url()));
    return Object.assign(page, { ran });
  });

/** What a script would have left, and what markup would have become. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    ran: "planted" in globalThis,
    made: document.querySelectorAll(
      "[onerror],[onload],[onclick],[onfocus],[src*=planted],iframe,object,embed,base",
    ).length,
    links: [...document.querySelectorAll("[href],[action],[formaction]")].filter((element) =>
      /^\s*(javascript|data|vbscript):/i.test(
        element.getAttribute("href") ??
          element.getAttribute("action") ??
          element.getAttribute("formaction") ??
          "",
      ),
    ).length,
  }));

const clean = { ran: false, made: 0, links: 0 };

test("markup in every stored text runs nowhere, in a client's pages and in an owner's", async ({
  watch,
  planted,
}) => {
  const [first = "", second = ""] = planted;
  const client = await watch("/panel", { as: "demo-client" });
  await client.getByRole("article").first().waitFor();
  expect(await traces(client)).toEqual(clean);
  await client.goto("/panel?page=2");
  await client.getByRole("heading", { name: first, exact: true }).waitFor();
  expect(await traces(client)).toEqual(clean);
  await client.goto("/liked-voices");
  await client.getByRole("article").first().waitFor();
  expect(await traces(client)).toEqual(clean);

  const owner = await watch("/owner/dashboard", { as: "demo-owner" });
  await owner.getByText(first).first().waitFor();
  for (const details of await owner.locator("main details").all())
    await details.evaluate((one) => one.setAttribute("open", ""));
  expect(await traces(owner)).toEqual(clean);
  await owner.goto("/owner/update-voice-artist");
  await owner.getByRole("link", { name: second, exact: true }).click();
  await owner.getByLabel("Yaş", { exact: true }).waitFor();
  expect(await traces(owner)).toEqual(clean);
  expect([...client.ran, ...owner.ran, ...client.faults, ...owner.faults]).toEqual([]);
});

test("markup in addresses runs nowhere", async ({ watch, planted }) => {
  const page = await watch("/", { as: "demo-owner" });
  for (const path of ["/panel?gender=", "/login?next=", "/owner/update-voice-artist?artist="]) {
    await page.goto(path + encodeURIComponent(planted[0] ?? ""));
    await page.waitForSelector("html[data-ready]");
    expect(await traces(page)).toEqual(clean);
  }
  expect(page.ran).toEqual([]);
});

test("hostile sample URLs of another back end become no link and run nowhere", async ({ watch }) => {
  const page = await watch("/login");
  await page.route("**/api/v1/auth/me", (route) =>
    route.fulfill({
      json: {
        userName: "a",
        name: "A",
        lastName: "B",
        roleNames: ["CLIENT"],
        likedVoiceMp3s: [],
        offers: [],
      },
    }),
  );
  await page.route("**/api/v1/voices?*", (route) => {
    const content = hostileUrls.map((voiceMp3, place) => ({
      voiceId: String(place),
      voiceArtistName: `Ses ${place}`,
      voiceMp3,
      gender: "Male" as const,
      voiceColorNames: [],
      languageNames: [],
      ageRangeNames: [],
    }));
    return route.fulfill({ json: { content, totalPages: 1 } });
  });
  await page.evaluate(() => localStorage.setItem("token", "any"));
  await page.goto("/panel");
  await page.getByRole("article", { name: `Ses ${hostileUrls.length - 1}`, exact: true }).waitFor();
  for (const place of [0, 1, 2, 3, 5])
    await page.getByRole("button", { name: `Oynat: Ses ${place}`, exact: true }).click();
  expect(await traces(page)).toEqual(clean);
  expect(new URL(page.url()).pathname).toBe("/panel");
  expect(page.ran).toEqual([]);
});

test("what the policy stops is told to the server", async ({ open }) => {
  const page = await open("/login");
  const told = page.waitForResponse("**/api/v1/policy-reports");
  const planting = page.evaluate(() => document.body.setAttribute("onclick", "globalThis.planted = 1"));
  await expect(planting).rejects.toThrow("TrustedScript");
  expect((await told).status()).toBe(204);
});
