import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { roomGuests, rooms } from "#server/db/schema/rooms.ts";
import { Guest, refusalOf } from "./calls.ts";
import { test } from "./fixtures.ts";

const vote = { letter: "A", vote: "yes" } as const;

describe("what a guest's page says with each act", () => {
  test("is a mark that each guest has alone, and that tells nothing of the cookie", async ({
    guest,
    otherGuest,
    room,
    server,
  }) => {
    const { mark } = await guest.read();
    expect(mark).toMatch(/^[\w-]{43}$/u);
    expect((await guest.read()).mark).toBe(mark);
    expect((await guest.answer(vote)).mark).toBe(mark);
    expect((await otherGuest.read()).mark).not.toBe(mark);
    // One cookie is another guest in another room, for only the seed and the cookie give the mark.
    expect(mark).not.toBe(guest.cookies.get("guest"));
    const again = new Guest(server, room.token);
    again.cookies.set("guest", guest.cookies.get("guest") ?? "");
    expect((await again.read()).mark).toBe(mark);
  });

  test("is taken of the guest whose cookie is sent, and refused of another, of whom nothing is stored or heard", async ({
    db,
    guest,
    otherGuest,
    room,
  }) => {
    const [{ mark }, other] = [await guest.read(), await otherGuest.read()];
    expect((await guest.post(`/answers?mark=${mark}`, vote)).statusCode).toBe(200);
    expect((await guest.send(`/audio/A?mark=${mark}`)).statusCode).toBe(200);
    const guests = () => db.$count(roomGuests, eq(roomGuests.roomId, room.roomId));
    for (const wrong of [mark, "x", ""]) {
      for (const change of [
        vote,
        { order: [] },
        { removeNote: crypto.randomUUID() },
        { send: true, name: "Ece" },
      ])
        expect(refusalOf(await otherGuest.post(`/answers?mark=${wrong}`, change))).toEqual([
          409,
          "another-guest",
        ]);
      expect(refusalOf(await otherGuest.send(`/audio/A?mark=${wrong}`))).toEqual([409, "another-guest"]);
    }
    expect(await guests()).toBe(1);
    // Read anew, the room is the other guest's own, with the mark that holds.
    expect((await otherGuest.send(`?mark=${mark}`)).json()).toEqual(other);
    expect((await otherGuest.post(`/answers?mark=${other.mark}`, vote)).statusCode).toBe(200);
    expect(await guests()).toBe(2);
  });

  test("without a cookie tells that the browser keeps none, also where the room asks for a password", async ({
    db,
    guest,
    otherGuest,
    server,
    room,
  }) => {
    const { mark } = await guest.read();
    const passwordHash = await server.parts.passwords.hash("gizli-oda-sifresi");
    for (const asked of [null, passwordHash]) {
      await db.update(rooms).set({ passwordHash: asked }).where(eq(rooms.id, room.roomId));
      for (const answer of [
        await otherGuest.send(`?mark=${mark}`),
        await otherGuest.send(`/audio/A?mark=${mark}`),
        await otherGuest.post(`/answers?mark=${mark}`, vote),
      ]) {
        expect(refusalOf(answer)).toEqual([409, "cookie-missing"]);
        expect(answer.headers["set-cookie"]).toBeUndefined();
      }
    }
  });

  test("comes after whether there is such a room", async ({ server, guest }) => {
    const { mark } = await guest.read();
    const unknown = new Guest(server, "A".repeat(43));
    expect(refusalOf(await unknown.send(`?mark=${mark}`))).toEqual([410, "room-gone"]);
    expect(refusalOf(await unknown.post(`/answers?mark=${mark}`, vote))).toEqual([410, "room-gone"]);
  });
});
