import { expect } from "vitest";
import { test } from "#test/support/minimal-back-end/fixtures.ts";

test.override({ user: "owner" });

test("an owner works without an inbox and without uploads, with no call beyond what every back end has", async ({
  open,
  backEnd,
}) => {
  const page = await open("/login", { locale: "en" });
  await page.getByLabel("Username").fill("ayse");
  await page.getByLabel("Password", { exact: true }).fill("secret");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
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
  // The credentials were not copied.
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL("/login");
  const artist = "Ay%C5%9Fe%20%2F%20%C3%96z";
  expect(new Set(backEnd.requests.map(({ method, url }) => `${method} ${url}`))).toEqual(
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
