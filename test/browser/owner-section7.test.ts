import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chromiumFlags } from "#test/support/chromium.ts";
import { startSection7Server, type Section7Server } from "#test/support/section7-server.ts";

let server: Section7Server;
let browser: Browser;
beforeAll(async () => {
  server = await startSection7Server({ site: "dist/site", user: "owner" });
  browser = await chromium.launch({ executablePath: inject("chromium"), args: chromiumFlags });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it("an owner works over a back end of section 7: no inbox, no upload, no call beyond it", async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem("locale", "en"));
  await page.goto(`${server.origin}/login`);
  await page.getByLabel("Username").fill("ayse");
  await page.getByLabel("Password", { exact: true }).fill("secret");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await page.getByText("YouTube reklamı").waitFor();
  expect(await page.getByRole("region", { name: "Voice requests" }).count()).toBe(0);

  await page.getByRole("link", { name: /^Add voice sample/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Nehir Soysal");
  await page.getByLabel("Age", { exact: true }).fill("38");
  await page.getByRole("radio", { name: "Female" }).check();
  expect(await page.locator('input[type="file"]').count()).toBe(0);
  await page.getByRole("button", { name: "Create voice artist" }).click();
  await page.getByText("Voice artist created successfully!").waitFor();

  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await page.getByRole("link", { name: /^Update voice artist/ }).click();
  await page.getByRole("link", { name: "Ayşe / Öz" }).click();
  await page.getByLabel("Age", { exact: true }).fill("35");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Voice artist updated successfully!").waitFor();

  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await page.getByRole("link", { name: /^Create client/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Deniz");
  await page.getByLabel("Last name").fill("Aksoy");
  await page.getByRole("button", { name: "Create client" }).click();
  await page.getByText("mV7q-Xt2R-h9Ke-4WbZ").waitFor();

  await page.getByRole("button", { name: /Ayşe Erdem/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${server.origin}/login`);
  const artist = "Ay%C5%9Fe%20%2F%20%C3%96z";
  expect(new Set(server.requests.map(({ method, url }) => `${method} ${url}`))).toEqual(
    new Set([
      "POST /api/v1/auth/login",
      "GET /api/v1/auth/me",
      "POST /api/v1/voice-artists",
      "GET /api/v1/voice-artists/names",
      `GET /api/v1/voice-artists/names/${artist}`,
      `POST /api/v1/voice-artists/update/${artist}`,
      "POST /api/v1/clients",
    ]),
  );
});
