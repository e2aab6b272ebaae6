import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "#server/db/schema/people.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { roomGuests, rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/voice-requests/request-fixtures.ts";

/** A new client, who chose a voice in a room of the request that its account was made of. */
const test = base.extend("chooser", async ({ arrive, server, owner, client }) => {
  const { db } = server.parts;
  const request = await arrive({
    fullName: `Seçen ${client.userName}`,
    email: `${client.userName}@ornek.example`,
    phone: client.userName,
    projectMedium: "Radyo spotu",
    projectVersion: "2 versiyon",
  });
  await db.update(voiceRequests).set({ accountId: client.accountId }).where(eq(voiceRequests.id, request.id));
  const voiceIds = await addArtist(db, `/audio/${client.userName}.mp3`);
  const { roomId } = await openRoom(server, { makerId: owner.userId, voiceIds });
  await db.update(rooms).set({ requestId: request.id }).where(eq(rooms.id, roomId));
  const [voice] = await db.select().from(roomVoices).where(eq(roomVoices.roomId, roomId));
  const wish = {
    roomId,
    cookieHash: Buffer.from(roomId),
    wish: voice?.id ?? null,
    wishedAt: server.clock.read(),
  };
  await db.insert(roomGuests).values(wish);
  await db.update(users).set({ mustChangePassword: false }).where(eq(users.id, client.userId));
  return client;
});

const card = () => screen.findByRole("region", { name: "Talebinizden gelen teklif" });

test("what was chosen waits for a new client, opens as a filled form, and sends nothing by itself", async ({
  open,
  chooser,
}) => {
  const calls = watchCalls();
  const { user } = await open("/panel", chooser);
  const waiting = within(await card());
  expect(waiting.getByText(/Radyo spotu/)).toBeVisible();
  await user.click(waiting.getByRole("button", { name: "Teklifi aç" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByDisplayValue("Radyo spotu")).toBeVisible();
  expect(dialog.getByRole("textbox", { name: /^Versiyon/ })).toHaveValue("2");
  expect(dialog.getByRole("textbox", { name: /^Bütçe/ })).toHaveValue("");
  expect(dialog.getByDisplayValue(/^2 versiyon/)).toHaveDisplayValue(/Sıcak bir kadın sesi/);
  expect(writes(calls)).toEqual([]);
  await user.type(dialog.getByRole("textbox", { name: /^Bütçe/ }), "5000");
  await user.click(dialog.getByRole("button", { name: "Teklifi gönder" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Teklifi aç" })).toBeNull());
  expect(writes(calls)).toMatchObject([
    { body: { offers: [{ platform: "Radyo spotu", version: 2, budget: 5000 }] } },
  ]);
});

test("is hidden with a press, and stays so", async ({ open, chooser }) => {
  const first = await open("/panel", chooser);
  await first.user.click(within(await card()).getByRole("button", { name: "Gizle" }));
  expect(screen.queryByRole("region", { name: "Talebinizden gelen teklif" })).toBeNull();
  first.close();
  const calls = watchCalls();
  await open("/panel", chooser);
  await waitFor(() =>
    expect(calls.some(({ path }) => path.startsWith("/api/v1/voices?voiceId="))).toBe(true),
  );
  expect(screen.queryByRole("region", { name: "Talebinizden gelen teklif" })).toBeNull();
});
