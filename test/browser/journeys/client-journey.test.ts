import { expect } from "vitest";
import type { Client } from "#contract/clients/clients.ts";
import { axeFindings } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { clientJourney } from "./client-journey.ts";
import { cardOf, dock, heartOn, namesOf, playOn, soundsFrom, voicesOn, watchPage } from "./client-steps.ts";

test("a client logs in, listens, filters, makes an offer that the owner sees, and logs out", async ({
  open,
  owner,
}) => {
  const page = await open("/login");
  expect(await axeFindings(page)).toEqual([]);
  const { writes, voices } = watchPage(page);
  const profile = page.waitForResponse("**/api/v1/auth/me");
  await page.getByLabel("Kullanıcı adı").fill("demo-client");
  await page.getByLabel("Şifre", { exact: true }).fill("demo-client-password");
  await page.getByRole("main").getByRole("button", { name: "Giriş yap", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Ses kütüphanesi" }).waitFor();
  const { name, lastName, isActive, isLocked, likedVoiceMp3s } = (await (await profile).json()) as Client;

  const [first = ""] = await voicesOn(page);
  await playOn(cardOf(page, first)).click();
  await soundsFrom(page);
  // A sample may be over before axe is.
  await dock(page)
    .getByRole("button", { name: /^Duraklat/ })
    .click();
  expect(await axeFindings(page)).toEqual([]);
  writes.length = 0;
  const { likedId, chosenIds } = await clientJourney(page);

  // The whole client is sent with each change, and the likes were taken back before the offer.
  const whole = { name, lastName, isActive, isLocked, likedVoiceMp3s };
  const liked = [...likedVoiceMp3s, voices.get(likedId)?.voiceMp3];
  const offer = { budget: 1250.5, platform: "Radyo yolculuğu", version: 1, voiceIds: chosenIds };
  expect(writes.map(({ body }) => body)).toEqual([
    { ...whole, likedVoiceMp3s: liked, offers: [] },
    { ...whole, offers: [] },
    { ...whole, offers: [offer] },
  ]);
  expect(new Set(writes.map(({ path }) => path))).toEqual(new Set(["/api/v1/clients/update/demo-client"]));

  await page.getByRole("button", { name: "Deniz Aksoy" }).click();
  await page.getByRole("button", { name: "Çıkış yap" }).click();
  await page.getByRole("heading", { name: "Çalışma alanına hoş geldiniz" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect([...page.faults, ...page.lostFocus]).toEqual([]);

  await owner.reload();
  const seen = owner.getByRole("listitem").filter({ hasText: "Radyo yolculuğu" });
  await seen.getByText("Deniz Aksoy").waitFor();
  await seen.getByText("$1.250,50").waitFor();
});

test("a client likes a voice, finds it among the liked ones, lets go of it and takes that back", async ({
  client,
}) => {
  await namesOf(client);
  const unliked = client
    .getByRole("article")
    .filter({ has: client.getByRole("button", { name: /^Beğen: / }) });
  const id = (await unliked.first().getAttribute("data-voice")) ?? "";
  const heart = heartOn(cardOf(client, id));
  const stored = client.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
  await Promise.all([stored, heart.click()]);
  await client
    .getByRole("navigation", { name: "Ana menü" })
    .getByRole("link", { name: "Beğenilen sesler" })
    .click();
  await client.getByRole("heading", { level: 1, name: "Beğenilen sesler" }).waitFor();
  await cardOf(client, id).waitFor();
  expect(await axeFindings(client)).toEqual([]);
  await heart.click();
  await cardOf(client, id).waitFor({ state: "detached" });
  await client.getByRole("button", { name: "Geri al" }).click();
  await cardOf(client, id).waitFor();
  expect([...client.faults, ...client.lostFocus]).toEqual([]);
});
