import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { simpleParser } from "mailparser";
import { expect } from "vitest";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { fromOwnPage, Guest } from "#test/guest/calls.ts";
import { fillIn, openApp } from "#test/support/app.tsx";
import type { Person } from "#test/support/people.ts";
import { test as base } from "./suggestion-fixtures.ts";

const test = base.extend(
  "open",
  ({ origin }) =>
    (path: string, person: Pick<Person, "token">) =>
      openApp(origin, path, person.token),
);

const send = () => screen.findByRole("button", { name: "Odayı aç ve gönder" });

test("says what to drop where a search finds nothing, and keeps as a word what else a dropped one meant", async ({
  open,
  owner,
  arrive,
  voiceIds,
}) => {
  const request = await arrive();
  const { user } = await open(`/owner/requests/${request.id}/suggest`, owner);
  const library = within(await screen.findByRole("region", { name: "Ses kütüphanesi" }));
  await user.click(await library.findByRole("button", { name: "Aramayı temizle" }));
  await user.type(library.getByRole("combobox"), "anneanne Almanca{Enter}");
  await user.click(await library.findByRole("button", { name: /^Kaldır: Nine ve Almanca/ }));
  await waitFor(() => expect(library.getAllByRole("checkbox")).toHaveLength(voiceIds.length));
  expect(library.getByText("Kadın")).toBeVisible();
});

test("suggests for the request in which a merged one stands, with what was ticked before", async ({
  open,
  owner,
  arrive,
  voiceIds,
  server,
}) => {
  expect(voiceIds).toHaveLength(4);
  const [request, other] = [await arrive("birlesik@ornek.example"), await arrive("birlesik@ornek.example")];
  const { user, address } = await open(`/owner/requests/${request.id}/suggest`, owner);
  const library = within(await screen.findByRole("region", { name: "Ses kütüphanesi" }));
  await user.click(await library.findByRole("button", { name: "Aramayı temizle" }));
  await waitFor(() => expect(library.getAllByRole("checkbox")).toHaveLength(4));
  for (const box of library.getAllByRole("checkbox").slice(0, 2)) await user.click(box);
  // Somebody else merges it meanwhile.
  await server.inject({
    method: "POST",
    url: `/api/v1/requests/${other.id}/events`,
    headers: owner.headers,
    payload: { kind: "merge", eventId: other.eventId, requestId: request.id },
  });
  await user.click(await send());
  expect(await screen.findByText(/^Bu talep, /)).toBeVisible();
  await user.click(await send());
  await waitFor(() => expect(address()).toBe(`/owner/requests/${other.id}`));
  expect(await screen.findByRole("heading", { name: "Önerilen sesler" })).toBeVisible();
});

test("suggests ticked voices by the mail that was shown, and keeps all of it over refusals and a reload", async ({
  open,
  owner,
  arrive,
  voiceIds,
  smtp,
  server,
  db,
}) => {
  expect(voiceIds).toHaveLength(4);
  const request = await arrive();
  const path = `/owner/requests/${request.id}/suggest`;
  const first = await open(path, owner);
  const { user } = first;
  await screen.findByRole("heading", { level: 1, name: "Gökçe Altınışık için ses önerin" });
  // The words that were understood are searched already.
  const library = within(screen.getByRole("region", { name: "Ses kütüphanesi" }));
  expect(await library.findByText("Kadın")).toBeVisible();
  await user.click(library.getByRole("button", { name: "Aramayı temizle" }));
  await waitFor(() => expect(library.getAllByRole("checkbox")).toHaveLength(4));
  for (const box of library.getAllByRole("checkbox").slice(0, 3)) await user.click(box);
  expect(await screen.findByText("Projeniz için 3 ses")).toBeVisible();
  expect(screen.getByText("Merhaba Gökçe Altınışık,")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Metni düzenle" }));
  const subject = screen.getByRole("textbox", { name: "Konu" });
  await user.clear(subject);
  await fillIn(user, subject, "Üç sesimiz hazır");
  smtp.mode = "refuse";
  await user.click(await send());
  expect(await screen.findByRole("alert")).toHaveTextContent("Oda açılmadı, hiçbir şey gönderilmedi.");
  first.close();

  // Somebody else calls the visitor meanwhile.
  const again = await open(path, owner);
  expect(await screen.findByRole("textbox", { name: "Konu" })).toHaveValue("Üç sesimiz hazır");
  await server.inject({
    method: "POST",
    url: `/api/v1/requests/${request.id}/events`,
    headers: owner.headers,
    payload: { kind: "contact", eventId: request.eventId, by: "phone" },
  });
  smtp.mode = "take";
  await again.user.click(await send());
  expect(await screen.findByText(/^Talep bu arada değişti\./)).toBeVisible();
  expect(smtp.received).toEqual([]);
  await again.user.click(await send());
  expect(await screen.findByRole("heading", { name: "Önerilen sesler" })).toBeVisible();
  expect(smtp.received).toHaveLength(1);
  const mail = await simpleParser(smtp.received[0]?.raw ?? "");
  expect(mail.subject).toBe("Üç sesimiz hazır");
  expect(mail.text).toMatch(/Sesleri dinleyin: https:\/\/tinora\.example\/room\/[\w-]{43}\n/);

  // What the guest would like comes by itself and stands first.
  const [room] = await db.select().from(rooms).where(eq(rooms.requestId, request.id));
  const roomId = room?.id ?? "";
  await db.update(rooms).set({ readyAt: server.clock.read() }).where(eq(rooms.id, roomId));
  await db
    .update(roomVoices)
    .set({ audioName: crypto.randomUUID(), seconds: 6 })
    .where(eq(roomVoices.roomId, roomId));
  const guest = new Guest(server, room?.token ?? "");
  await guest.read();
  const wished = await guest.post("/wish", { letter: "B" });
  expect(wished.statusCode).toBe(200);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  const chosen = within(await screen.findByRole("region", { name: "Bir ses seçildi" }));
  expect(chosen.getByText(/“Bunu istiyorum” dedi/)).toBeVisible();
  expect(await chosen.findByRole("button", { name: /^Oynat: Sanatçı/ })).toBeVisible();
  await guest.send("/wish", { method: "DELETE", headers: fromOwnPage });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(await screen.findByRole("region", { name: "Önerilen sesler" })).toBeVisible();
});
