import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { VoicePage } from "#contract/voices.ts";
import { runsOf } from "#test/support/nightly.ts";
import { openSite, type OpenPage, type PageOptions, type Site } from "#test/support/site.ts";
import { hostileUrls } from "#test/voice-artists/hostile-urls.ts";
import { plant } from "./plant.ts";
import { markupPayloads } from "./markup-payloads.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite({ VOICE_REQUESTS_PER_ADDRESS: "1000" });
  await plant(site.origin, markupPayloads.slice(0, runsOf(5, markupPayloads.length)));
}, 120_000);
afterAll(() => site.close());

/** Opens a page in which every way that a planted script could show itself is noticed. */
async function watched(path: string, as?: PageOptions["as"]): Promise<OpenPage & { ran: string[] }> {
  const page = await site.open(path, { ...(as && { as }), context: { reducedMotion: "reduce" } });
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("popup", (popup) => ran.push(popup.url()));
  page.on("request", (request) => request.url().includes("planted.example") && ran.push(request.url()));
  return Object.assign(page, { ran });
}

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

test("markup in every stored text runs nowhere, in a client's pages and in an owner's", async () => {
  const client = await watched("/panel", "demo-client");
  await client.getByRole("article").first().waitFor();
  expect(await client.getByRole("heading", { name: markupPayloads[0] ?? "" }).count()).toBeGreaterThan(0);
  expect(await traces(client)).toEqual(clean);
  await client.goto(`${site.origin}/liked-voices`);
  await client.getByRole("article").first().waitFor();
  expect(await traces(client)).toEqual(clean);

  const owner = await watched("/owner/dashboard", "demo-owner");
  await owner
    .getByText(markupPayloads[0] ?? "")
    .first()
    .waitFor();
  for (const details of await owner.locator("main details").all())
    await details.evaluate((one) => one.setAttribute("open", ""));
  expect(await traces(owner)).toEqual(clean);
  await owner.goto(`${site.origin}/owner/update-voice-artist`);
  await owner.getByRole("link", { name: markupPayloads[1] ?? "", exact: true }).click();
  await owner.getByLabel("Yaş", { exact: true }).waitFor();
  expect(await traces(owner)).toEqual(clean);
  expect([...client.ran, ...owner.ran, ...client.faults, ...owner.faults]).toEqual([]);
});

test("markup in addresses runs nowhere", async () => {
  const page = await watched("/", "demo-owner");
  for (const path of ["/panel?gender=", "/login?next=", "/owner/update-voice-artist?artist="]) {
    await page.goto(site.origin + path + encodeURIComponent(markupPayloads[0] ?? ""));
    await page.waitForSelector("html[data-ready]");
    expect(await traces(page)).toEqual(clean);
  }
  expect(page.ran).toEqual([]);
});

test("200 hostile sample URLs of another back end become no link and run nowhere", async () => {
  const page = await watched("/login");
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
    const answer: Pick<VoicePage, "totalPages"> & { content: object[] } = { content, totalPages: 1 };
    return route.fulfill({ json: answer });
  });
  await page.evaluate(() => localStorage.setItem("token", "any"));
  await page.goto(`${site.origin}/panel`);
  const cards = page.getByRole("article");
  await cards.nth(hostileUrls.length - 1).waitFor();
  for (const place of [0, 1, 2, 3, 5])
    await cards
      .nth(place)
      .getByRole("button", { name: /^Oynat/ })
      .click();
  expect(await traces(page)).toEqual(clean);
  expect(page.url()).toBe(`${site.origin}/panel`);
  expect(page.ran).toEqual([]);
});

test("what the policy stops is told to the server", async () => {
  const page = await watched("/login");
  const told = page.waitForResponse("**/api/v1/policy-reports");
  const planting = page.evaluate(() => document.body.setAttribute("onclick", "globalThis.planted = 1"));
  await expect(planting).rejects.toThrow("TrustedScript");
  expect((await told).status()).toBe(204);
});
