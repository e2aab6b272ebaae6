import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import type { GuestRoom } from "#contract/guest.ts";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { fromOwnPage, Guest, refusalOf } from "./calls.ts";
import { openRoom } from "./open-room.ts";

/** A room of a visitor's request, in which guests may wish for a voice. */
const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { voiceRequestsPerAddress: 1000 } }))
  .extend("voiceIds", { scope: "file" }, ({ db }) =>
    addArtist(db, ...["a", "b", "c"].map((name) => `/audio/${name}.mp3`)),
  )
  .extend("arrive", ({ server, db }) => async (companyName: string = crypto.randomUUID()) => {
    server.clock.forward(1);
    await server.inject({ method: "POST", url: "/api/voice-request", payload: requestOf({ companyName }) });
    const [row] = await db.select().from(voiceRequests).where(eq(voiceRequests.companyName, companyName));
    return row?.id ?? "";
  })
  .extend("requestId", ({ arrive }) => arrive())
  .extend("read", ({ server, owner }) => async (id: string) => {
    const answer = await server.inject({ url: `/api/v1/requests/${id}`, headers: owner.headers });
    return { ...answer.json<RequestDetails>(), etag: answer.headers.etag };
  })
  .extend("room", ({ server, owner, voiceIds, requestId }) =>
    openRoom(server, { makerId: owner.userId, voiceIds, requestId, isBlind: false }),
  )
  .extend("guest", ({ server, room }) => new Guest(server, room.token));

const wish = async (guest: Guest, letter: string) => guest.post("/wish", { letter });
const takeBack = (guest: Guest) => guest.send("/wish", { method: "DELETE", headers: fromOwnPage });
const kinds = ({ events }: RequestDetails) => events.map(({ kind }) => kind);

describe("a guest's wish", () => {
  test("is kept, told to the request, and taken back", async ({ guest, room, read, requestId, voiceIds }) => {
    expect((await guest.read()).wish).toBeNull();
    const before = await read(requestId);
    const wished = (await wish(guest, "B")).json<GuestRoom>();
    expect(wished.wish).toBe("B");
    const told = await read(requestId);
    expect(told.etag).not.toBe(before.etag);
    expect(told.wishes).toMatchObject([{ roomId: room.roomId, voiceId: voiceIds[1], guestName: null }]);
    expect(told.events.at(-1)).toMatchObject({
      kind: "chosen",
      roomId: room.roomId,
      voiceId: voiceIds[1],
      by: "",
    });
    await wish(guest, "B");
    expect(kinds(await read(requestId))).toEqual(["arrived", "chosen"]);
    // Another one takes its place.
    expect((await wish(guest, "C")).json<GuestRoom>().wish).toBe("C");
    expect((await read(requestId)).wishes).toMatchObject([{ voiceId: voiceIds[2] }]);
    expect((await takeBack(guest)).json<GuestRoom>().wish).toBeNull();
    await takeBack(guest);
    const after = await read(requestId);
    expect(after.wishes).toEqual([]);
    expect(kinds(after)).toEqual(["arrived", "chosen", "undone", "chosen", "undone"]);
    const [, first, undone, second, last] = after.events;
    expect([undone, last]).toMatchObject([{ undoes: first?.eventId }, { undoes: second?.eventId }]);
  });

  test("lets the visitor wait again until somebody answers; sent answers do too, once", async ({
    guest,
    read,
    requestId,
    server,
    owner,
  }) => {
    const { eventId } = await read(requestId);
    await server.inject({
      method: "POST",
      url: `/api/v1/requests/${requestId}/events`,
      headers: owner.headers,
      payload: { kind: "contact", eventId, by: "phone" },
    });
    await guest.read();
    server.clock.forward(1);
    await wish(guest, "A");
    expect((await read(requestId)).waitingSince).toBe(server.clock.read().toISOString());
    await takeBack(guest);
    expect((await read(requestId)).waitingSince).toBeNull();
    await guest.answer({ send: true, name: "Gökçe" });
    await guest.answer({ send: true, name: "Gökçe A." });
    const answered = await read(requestId);
    expect(answered.waitingSince).toBe(server.clock.read().toISOString());
    expect(kinds(answered).filter((kind) => kind === "answered")).toHaveLength(1);
    expect(answered.events.at(-1)).toMatchObject({ kind: "answered", by: "Gökçe A." });
  });

  test("stands with the request that its own was merged into", async ({
    guest,
    read,
    arrive,
    requestId,
    server,
    owner,
  }) => {
    const into = await arrive();
    const { eventId } = await read(into);
    await server.inject({
      method: "POST",
      url: `/api/v1/requests/${into}/events`,
      headers: owner.headers,
      payload: { kind: "merge", eventId, requestId },
    });
    await guest.read();
    await wish(guest, "A");
    const merged = await read(into);
    expect(merged.wishes).toHaveLength(1);
    expect(merged.events.at(-1)).toMatchObject({ kind: "chosen", requestId: into });
  });

  test("is refused where none can be had", async ({ guest, room, server, client, voiceIds, db, owner }) => {
    expect(refusalOf(await wish(guest, "A"))).toEqual([409, "stale"]);
    await guest.read();
    expect(refusalOf(await wish(guest, "D"))).toEqual([404, "letter-not-found"]);
    const unasked = await guest.send("/wish", { method: "POST", payload: { letter: "A" } });
    expect(refusalOf(unasked)).toEqual([403, "forbidden"]);
    await db
      .update(voices)
      .set({ shareFrom: null })
      .where(eq(voices.id, voiceIds[0] ?? ""));
    expect(refusalOf(await wish(guest, "A"))).toEqual([404, "letter-not-found"]);
    await db
      .update(voices)
      .set({ shareFrom: "2020-01-01" })
      .where(eq(voices.id, voiceIds[0] ?? ""));
    const other = await openRoom(server, { makerId: client.userId, voiceIds, isBlind: false });
    const stranger = new Guest(server, other.token);
    expect(await stranger.read()).not.toHaveProperty("wish");
    expect(refusalOf(await wish(stranger, "A"))).toEqual([404, "not-found"]);
    expect(refusalOf(await takeBack(stranger))).toEqual([404, "not-found"]);
    await server.inject({
      method: "POST",
      url: `/api/v1/rooms/${room.roomId}`,
      headers: owner.headers,
      payload: { act: "close" },
    });
    expect(refusalOf(await wish(guest, "A"))).toEqual([409, "room-closed"]);
  });

  test("counts among what a guest writes", async ({ guest }) => {
    await guest.read();
    for (let nth = 0; nth < roomLimits.writesAnHour.guest; nth += 1) await takeBack(guest);
    expect(refusalOf(await wish(guest, "A"))).toEqual([429, "too-many-writes"]);
  });
});
