import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { eq } from "drizzle-orm";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { Guest } from "#test/guest/calls.ts";
import { test } from "#test/guest/fixtures.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { findRow, openRoomPage } from "./open-room-page.tsx";

const wish = (letter: string) => screen.findByRole("button", { name: `Bunu istiyorum: ${letter}` });

test("a guest of a request's room would like a voice by one press, and takes it back", async ({
  server,
  owner,
  voiceIds,
  origin,
  db,
}) => {
  const companyName = crypto.randomUUID();
  await server.inject({ method: "POST", url: "/api/voice-request", payload: requestOf({ companyName }) });
  const [request] = await db.select().from(voiceRequests).where(eq(voiceRequests.companyName, companyName));
  const room = { makerId: owner.userId, voiceIds, isBlind: true, requestId: request?.id ?? null };
  const { token } = await openRoom(server, room);
  const { user, browser } = await openRoomPage(origin, token, { locale: "tr" });
  const stored = async () => {
    const guest = new Guest(server, token);
    for (const [name, value] of browser.cookies) guest.cookies.set(name, value);
    return (await guest.read()).wish;
  };
  await user.click(await wish("B"));
  const row = within(await findRow("B"));
  expect(await row.findByText("Bu sesi istediğinizi ilettik.")).toBeVisible();
  await waitFor(async () => expect(await stored()).toBe("B"));
  // Another one takes its place; its undo leaves none.
  await user.click(await wish("C"));
  expect(await wish("B")).toBeVisible();
  await waitFor(async () => expect(await stored()).toBe("C"));
  await user.click(within(await findRow("C")).getByRole("button", { name: /^Geri al/ }));
  expect(await wish("C")).toHaveFocus();
  await waitFor(async () => expect(await stored()).toBeNull());
});

test("a room of a client's asks for no wish", async ({ origin, room }) => {
  await openRoomPage(origin, room.token, { locale: "tr" });
  await findRow("A");
  expect(screen.queryByRole("button", { name: /^Bunu istiyorum/ })).toBeNull();
});
