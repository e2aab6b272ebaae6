import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { test } from "./request-fixtures.ts";

const rows = () => screen.getAllByRole("rowheader").map((row) => within(row).getByRole("link").textContent);

test("lists requests by the longest wait in tabs with counts, and finds them", async ({
  open,
  owner,
  arrive,
}) => {
  const first = await arrive({ fullName: "Ilgın Bir", email: "bir@ornek.example", phone: "0532 000 00 01" });
  await arrive({ fullName: "Mert İki", email: "iki@ornek.example", phone: "0532 000 00 02" });
  const { user, address } = await open("/owner/requests", owner);
  await screen.findByRole("link", { name: "Ilgın Bir" });
  expect(rows()).toEqual(["Ilgın Bir", "Mert İki"]);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Yeni2",
    "İletişime geçildi0",
    "Ses önerildi0",
    "Kazanıldı0",
    "Kaybedildi0",
    "Şüpheli0",
  ]);
  expect(screen.getByRole("link", { name: "Ilgın Bir" })).toHaveAttribute(
    "href",
    `/owner/requests/${first.id}`,
  );

  await fillIn(user, screen.getByRole("searchbox", { name: "Taleplerde ara" }), "mert");
  await waitFor(() => expect(address()).toBe("/owner/requests?q=mert"));
  await waitFor(() => expect(rows()).toEqual(["Mert İki"]));
  await user.click(screen.getByRole("tab", { name: /^Kazanıldı/ }));
  await waitFor(() => expect(address()).toBe("/owner/requests?tab=won&q=mert"));
  await screen.findByRole("heading", { name: "Bu aramaya uyan ses talebi yok" });
});

test("shows an owner their own alone", async ({ open, owner, arrive, act }) => {
  const mine = await arrive({ fullName: "Benim Bu", email: "benim@ornek.example", phone: "0532 000 00 03" });
  await act(mine.id, { kind: "assign", eventId: mine.eventId, assignee: owner.userName });
  await arrive({ fullName: "Başka Biri", email: "baska@ornek.example", phone: "0532 000 00 04" });
  const { user, address } = await open("/owner/requests", owner);
  await screen.findByRole("link", { name: "Başka Biri" });
  await user.click(screen.getByRole("switch", { name: "Yalnızca bana atananlar" }));
  await waitFor(() => expect(rows()).toEqual(["Benim Bu"]));
  expect(address()).toBe("/owner/requests?assignee=me");
});

test("records a contact by a press, which leaves the tab, and takes it back", async ({
  open,
  owner,
  arrive,
}) => {
  await arrive({ fullName: "Selin Yaz", email: "selin@ornek.example", phone: "0532 000 00 05" });
  const { user } = await open("/owner/requests?q=selin", owner);
  const link = await screen.findByRole("link", { name: "WhatsApp’tan yaz: Selin Yaz" });
  await waitFor(() =>
    expect(link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/905320000005\?text=Merhaba%20Selin/),
  );
  await user.click(link);
  await screen.findByText("WhatsApp mesajı kaydedildi: Selin Yaz");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Selin Yaz" })).toBeNull());
  await user.click(screen.getByRole("button", { name: /^Geri al/ }));
  await screen.findByText("Geri alındı: Selin Yaz");
  expect(await screen.findByRole("link", { name: "Selin Yaz" })).toBeVisible();
});

test("sets two of one person together, merges them, parts them again, and keeps them apart", async ({
  open,
  owner,
  arrive,
}) => {
  const person = { fullName: "Gökçe Eş", email: "gokce@ornek.example", phone: "0532 000 00 06" };
  await arrive(person);
  await arrive({ ...person, projectMedium: "TV reklamı" });
  const { user } = await open("/owner/requests?q=gökçe", owner);
  await screen.findByText("Aynı kişiden 2 talep");
  await user.click(screen.getByRole("button", { name: "Birleştir: Gökçe Eş, TV reklamı" }));
  await screen.findByText("Talepler birleştirildi: Gökçe Eş");
  await waitFor(() => expect(rows()).toEqual(["Gökçe Eş"]));
  await user.click(screen.getByRole("button", { name: /^Geri al/ }));
  await waitFor(() => expect(rows()).toEqual(["Gökçe Eş", "Gökçe Eş"]));
  await user.click(await screen.findByRole("button", { name: "Ayrı kalsın: Gökçe Eş, TV reklamı" }));
  expect(screen.queryByText("Aynı kişiden 2 talep")).toBeNull();
  expect(rows()).toHaveLength(2);
});

test("is led to by the dashboard's links, and leads to one of them", async ({ open, owner, arrive }) => {
  const { id } = await arrive({
    fullName: "Panodan Biri",
    email: "pano@ornek.example",
    phone: "0532 000 00 07",
  });
  const { user, address } = await open("/owner/dashboard", owner);
  await user.click(await screen.findByRole("link", { name: "Ses talepleri" }));
  await user.click(await screen.findByRole("link", { name: "Panodan Biri" }));
  await waitFor(() => expect(address()).toBe(`/owner/requests/${id}`));
  expect(await screen.findByRole("heading", { level: 1, name: "Panodan Biri" })).toBeVisible();
});
