import { expect } from "vitest";
import { clientJourney } from "#test/browser/journeys/client-journey.ts";
import {
  cards,
  dock,
  heartOn,
  namesOf,
  playOn,
  soundsFrom,
  watchPage,
} from "#test/browser/journeys/client-steps.ts";
import { test } from "#test/support/minimal-back-end/fixtures.ts";

test("a client logs in and does what clients do, with no call and no header beyond what every back end has", async ({
  open,
  backEnd,
}) => {
  const page = await open("/panel");
  const { writes, voices } = watchPage(page);
  await page.getByLabel("Kullanıcı adı").fill("deniz");
  await page.getByLabel("Şifre", { exact: true }).fill("any");
  await page.getByRole("main").getByRole("button", { name: "Giriş yap", exact: true }).click();
  await page.getByRole("article", { name: "Sanatçı 1", exact: true }).waitFor();
  writes.length = 0;
  const { likedId, chosenIds } = await clientJourney(page);

  const whole = { name: "Deniz", lastName: "Aksoy", isActive: true, isLocked: false };
  const offer = { budget: 1250.5, platform: "Radyo yolculuğu", version: 1, voiceIds: chosenIds };
  expect(writes.map(({ body }) => body)).toEqual([
    { ...whole, likedVoiceMp3s: [voices.get(likedId)?.voiceMp3], offers: [] },
    { ...whole, likedVoiceMp3s: [], offers: [] },
    { ...whole, likedVoiceMp3s: [], offers: [offer] },
  ]);
  const called = backEnd.requests.map(({ method, url }) => `${method} ${url.split("?")[0]}`);
  expect(new Set(called)).toEqual(
    new Set([
      "POST /api/v1/auth/login",
      "GET /api/v1/auth/me",
      "GET /api/v1/voices",
      "POST /api/v1/clients/update/deniz",
    ]),
  );
  for (const { headers } of backEnd.requests) {
    expect(headers).not.toHaveProperty("if-match");
    expect(headers).not.toHaveProperty("idempotency-key");
  }
  expect(page.faults).toEqual([]);
});

test("a sample on another origin sounds; a dead one says so in its card and in the offer form", async ({
  client,
}) => {
  await namesOf(client);
  const card = (name: string) => client.getByRole("article", { name, exact: true });
  await playOn(card("Sanatçı 1")).click();
  await soundsFrom(client);
  const dead = card("Sanatçı 2");
  await playOn(dead).click();
  await dead.getByRole("alert").getByText("Ses yüklenemedi").waitFor();
  await dead.getByRole("button", { name: "Tekrar dene" }).click();
  await dead.getByRole("alert").getByText("Ses yüklenemedi").waitFor();
  await dead.getByRole("button", { name: "Teklif ver" }).click();
  const dialog = client.getByRole("dialog", { name: "Teklif ver" });
  await dialog.getByRole("button", { name: "Oynat: Sanatçı 2" }).waitFor();
  await expect.poll(() => dialog.getByRole("alert").allTextContents()).toEqual(["Ses yüklenemedi"]);
  await client.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await dock(client).getByRole("button", { name: "Sonraki ses" }).click();
  await card("Sanatçı 3").getByRole("button", { name: "Duraklat: Sanatçı 3" }).waitFor();
});

test("liked voices come and go", async ({ client }) => {
  await namesOf(client);
  const stored = client.waitForResponse((answer) => answer.request().method() === "POST");
  await heartOn(client.getByRole("article", { name: "Sanatçı 4", exact: true })).click();
  await stored;
  await client.goto("/liked-voices");
  expect(await namesOf(client)).toEqual(["Sanatçı 4"]);
  await client.getByRole("button", { name: "Beğeniyi kaldır: Sanatçı 4" }).click();
  await client.getByRole("heading", { name: "Henüz beğendiğiniz ses yok" }).waitFor();
  await expect.poll(() => cards(client).count()).toBe(0);
  await client.getByRole("button", { name: "Geri al" }).click();
  expect(await namesOf(client)).toEqual(["Sanatçı 4"]);
});
