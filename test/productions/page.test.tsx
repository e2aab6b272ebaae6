import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { features } from "#contract/constants/enumerations.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { addApproval, addProduction, addTake, type TakeDraft } from "./production-fixtures.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({
    parts: { features: features.filter((feature) => feature !== "demo") },
  }))
  .extend("owner", { scope: "file" }, ({ server }) =>
    server.createOwner({ name: "Ayşe", lastName: "Erdem" }),
  );

const measured: TakeDraft = {
  seconds: 761,
  channels: 1,
  sampleRate: 48_000,
  bitDepth: 24,
  checks: { loudness: -19.8, truePeak: -3.1, clippedSamples: 0, headSilence: 1.8 },
  peaks: "80".repeat(512),
};

test("a client hears what was handed over, and keeps a note that is begun", async ({
  server,
  client,
  open,
}) => {
  const { parts } = server;
  const offerId = await addProduction(parts, client, { state: "review", round: 2, title: "Kıyıdaki Ev" });
  await addTake(parts, offerId, { ...measured, title: "Bölüm 1" });
  await addTake(parts, offerId, { ...measured, title: "Bölüm 2", place: 1 });
  await addTake(parts, offerId, { ...measured, title: "Bölüm 1", round: 2 });
  const { user } = await open(`/offers/${offerId}`, client);

  expect(await screen.findByRole("heading", { name: "Dinlemeniz beklenen kayıtlar" })).toBeVisible();
  expect(screen.getByRole("tab", { name: /Yapım/ })).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("heading", { name: "Sıra sizde" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
    "Bölüm 1",
    "Bölüm 2",
  ]);
  expect(screen.getAllByText("12:41 · −19,8 LUFS · mono, 48 kHz")).toHaveLength(2);
  expect(screen.getByText("2 / 2, anlaşmaya dâhil")).toBeVisible();

  await user.keyboard("n");
  const field = await screen.findByRole("textbox", { name: "Not · 0:00" });
  expect(field).toHaveFocus();
  await user.type(field, "Daha sıcak");
  await user.click(screen.getByRole("tab", { name: "Anlaşma" }));
  expect(await screen.findByRole("textbox", { name: "Ajansa mesaj yazın" })).toBeVisible();
  await user.click(screen.getByRole("tab", { name: /Yapım/ }));
  expect(await screen.findByRole("textbox", { name: "Not · 0:00" })).toHaveValue("Daha sıcak");

  await user.click(screen.getByRole("button", { name: "Onayla" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("list", { name: "Kayıtlar" })).toHaveTextContent("Bölüm 112:41 · take.wav");
});

test("the agency prepares takes with what was measured of them, and hands them over", async ({
  server,
  owner,
  client,
  open,
}) => {
  const { parts } = server;
  const offerId = await addProduction(parts, client, { title: "Kıyıdaki Ev" });
  await addTake(parts, offerId, { ...measured, title: "Bölüm 1" });
  const { user } = await open(`/offers/${offerId}`, owner);

  expect(await screen.findByRole("heading", { name: "1. tura hazırlanan kayıtlar" })).toBeVisible();
  const checks = within(screen.getByRole("list", { name: "Ölçülenler" }));
  expect(checks.getAllByRole("listitem").map((check) => check.textContent)).toEqual([
    "iyi:−19,8 LUFS",
    "iyi:−3,1 dBTP",
    "bakın:başta 1,8 sn. sessizlik",
    "iyi:kırpılma yok",
    "iyi:mono, 48 kHz, 24 bit",
  ]);
  await user.click(screen.getByRole("button", { name: "Dinlemeye sun (1 kayıt)" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Bölüm 1")).toBeVisible();
});

test("both sides find approved files with their sums", async ({ server, client, open }) => {
  const { parts } = server;
  const offerId = await addProduction(parts, client, {
    state: "approved",
    round: 1,
    keptUntil: "2027-12-02",
    title: "Kıyıdaki Ev",
  });
  const take = await addTake(parts, offerId, { ...measured, title: "Bölüm 1" });
  await addApproval(parts, offerId, [take]);
  await open(`/offers/${offerId}`, client);

  expect(await screen.findByRole("heading", { name: "Onaylandı" })).toBeVisible();
  expect(screen.getByText(`sha256 ${take.sha256.slice(0, 12)}…`)).toBeVisible();
  expect(screen.getByRole("button", { name: "İndir: Bölüm 1" })).toBeVisible();
  await waitFor(() => expect(screen.getByText(/2 Ara 2027/)).toBeVisible());
});
