import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { test } from "./request-fixtures.ts";

const field = () => screen.findByRole("textbox", { name: "Ekip için not yazın" });
const happened = () =>
  within(screen.getByRole("region", { name: "Olanlar" }))
    .getAllByRole("listitem")
    .map((event) => event.querySelector("strong")?.textContent);

test("shows what was asked, with the understood words, and lets an owner take it over", async ({
  open,
  owner,
  arrive,
}) => {
  const { id } = await arrive({ fullName: "Ayşe Bir", email: "bir@ornek.example", phone: "0532 000 00 01" });
  const { user } = await open(`/owner/requests/${id}`, owner);
  const asked = within(await screen.findByRole("region", { name: "Ne istedi?" }));
  expect(asked.getByText("kadın")).toHaveAttribute("title", "Kadın");
  expect(happened()).toEqual(["Talep geldi"]);
  await user.click(screen.getByRole("button", { name: "Ben üstleniyorum" }));
  await waitFor(() => expect(happened()[0]).toMatch(/üstlendi$/));
  await screen.findByText("Sorumlu değiştirildi: Ayşe Bir");
  await user.click(screen.getByRole("button", { name: /^Geri al/ }));
  await waitFor(() => expect(happened()).toHaveLength(3));
  expect(screen.getByRole("button", { name: "Sorumlu: Atanmadı" })).toBeVisible();
});

test("keeps a note that was begun over a reload, and adds it", async ({ open, owner, arrive, server }) => {
  const { id } = await arrive({
    fullName: "Notlu Biri",
    email: "not@ornek.example",
    phone: "0532 000 00 02",
  });
  const first = await open(`/owner/requests/${id}`, owner);
  await fillIn(first.user, await field(), "Kampanya 1 Aralık’ta başlıyor");
  first.close();
  const { user } = await open(`/owner/requests/${id}`, owner);
  expect(await field()).toHaveValue("Kampanya 1 Aralık’ta başlıyor");
  await user.click(screen.getByRole("button", { name: "Ekle" }));
  await screen.findByText("Not eklendi: Notlu Biri");
  expect(happened()).toEqual(["Not", "Talep geldi"]);
  expect(await field()).toHaveValue("");
  const answer = await server.inject({ url: `/api/v1/requests/${id}`, headers: owner.headers });
  expect(answer.json()).toMatchObject({ events: [{}, { text: "Kampanya 1 Aralık’ta başlıyor" }] });
});

test("asks why a request is lost, and keeps what was typed where somebody was faster", async ({
  open,
  owner,
  arrive,
  act,
}) => {
  const { id, eventId } = await arrive({
    fullName: "Kayıp Talep",
    email: "kayip@ornek.example",
    phone: "0532 000 00 03",
  });
  const { user } = await open(`/owner/requests/${id}`, owner);
  await user.click(await screen.findByRole("button", { name: "Kaybedildi olarak kapat" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Kaybedildi olarak kapat" }));
  expect(dialog.getByText("Bu alan zorunludur")).toBeVisible();
  await user.click(dialog.getByRole("radio", { name: "Fiyat" }));
  await fillIn(user, dialog.getByRole("textbox"), "Bütçe yetmedi");
  await act(id, { kind: "contact", eventId, by: "phone" });
  await user.click(dialog.getByRole("button", { name: "Kaybedildi olarak kapat" }));
  expect(await dialog.findByText(/^Talep bu sırada değişti\. .*Telefonla arandı$/)).toBeVisible();
  expect(dialog.getByRole("textbox")).toHaveValue("Bütçe yetmedi");
  await user.click(dialog.getByRole("button", { name: "Yine de yap" }));
  await waitFor(() => expect(happened()).toEqual(["Durum: Kaybedildi", "Telefonla arandı", "Talep geldi"]));
  expect(screen.getByText("Bütçe yetmedi")).toBeVisible();
});

test("says what is new where a press comes too late, and does it anyway", async ({
  open,
  owner,
  arrive,
  act,
}) => {
  const { id, eventId } = await arrive({
    fullName: "İki Yönetici",
    email: "iki@ornek.example",
    phone: "0532 000 00 04",
  });
  const { user } = await open(`/owner/requests/${id}`, owner);
  await screen.findByRole("region", { name: "Olanlar" });
  await act(id, { kind: "state", eventId, state: "won" });
  await user.click(screen.getByRole("button", { name: "Ben üstleniyorum" }));
  expect(await screen.findByText(/^Talep bu sırada değişti\. .*Durum: Kazanıldı$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Yine de yap" }));
  await waitFor(() => expect(happened()[0]).toMatch(/üstlendi$/));
});

test("says that a visitor was answered in time, and copies the address", async ({
  open,
  owner,
  arrive,
  act,
}) => {
  const email = "zamaninda@ornek.example";
  const { id, eventId } = await arrive({ fullName: "Zamanında Biri", email, phone: "0532 000 00 06" });
  await act(id, { kind: "contact", eventId, by: "phone" });
  const { user } = await open(`/owner/requests/${id}`, owner);
  expect(await screen.findByText(/^İlk yanıt: .+, süresi içinde$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "E-posta adresini kopyala" }));
  expect(await navigator.clipboard.readText()).toBe(email);
});

test("says that an unknown request is not there", async ({ open, owner }) => {
  await open(`/owner/requests/${crypto.randomUUID()}`, owner);
  expect(await screen.findByRole("link", { name: "Ses taleplerine git" })).toBeVisible();
});
