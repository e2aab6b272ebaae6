import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { roomGuests } from "#server/db/schema/rooms.ts";
import { Guest, refusalOf } from "./calls.ts";
import { test } from "./fixtures.ts";

const { guests, newGuestsAnHour, writesAnHour } = roomLimits;
const vote = { letter: "A", vote: "yes" } as const;

test("a room takes 200 guests; those who are there go on", async ({ db, room, guest, otherGuest }) => {
  await guest.read();
  await guest.answer(vote);
  const rows = Array.from({ length: guests - 1 }, () => ({
    roomId: room.roomId,
    cookieHash: randomBytes(32),
  }));
  await db.insert(roomGuests).values(rows);
  await otherGuest.read();
  expect(await otherGuest.refused(vote)).toEqual([422, "room-guests-full"]);
  await guest.answer({ letter: "A", vote: "no" });
  expect(await db.$count(roomGuests, eq(roomGuests.roomId, room.roomId))).toBe(guests);
});

test("an address brings 40 new guests an hour; others and those who are there go on", async ({
  server,
  room,
}) => {
  const here = "198.51.100.1";
  const first = new Guest(server, room.token, here);
  for (let nth = 0; nth < newGuestsAnHour; nth += 1) {
    const one = nth === 0 ? first : new Guest(server, room.token, here);
    await one.read();
    await one.answer(vote);
  }
  const late = new Guest(server, room.token, here);
  await late.read();
  const answer = await late.post("/answers", vote);
  expect(refusalOf(answer)).toEqual([429, "too-many-requests"]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  await first.answer({ letter: "A", vote: "no" });
  const elsewhere = new Guest(server, room.token, "198.51.100.2");
  await elsewhere.read();
  await elsewhere.answer(vote);
  server.clock.forward(61);
  await late.answer(vote);
});

test("a guest writes 120 times an hour", async ({ server, guest, otherGuest }) => {
  await guest.read();
  for (let nth = 0; nth < writesAnHour.guest; nth += 1) await guest.post("/answers", { removeNote: "x" });
  const refused = await guest.post("/answers", vote);
  expect(refusalOf(refused)).toEqual([429, "too-many-writes"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await guest.send("")).statusCode).toBe(200);
  await otherGuest.read();
  await otherGuest.answer(vote);
  server.clock.forward(61);
  await guest.answer(vote);
});

test("an address writes 1,000 times an hour, whichever guest it says to be", async ({ server, room }) => {
  const here = "198.51.100.9";
  const statuses = [];
  for (let nth = 0; nth <= writesAnHour.address; nth += 1) {
    const one = new Guest(server, nth % 2 === 0 ? room.token : "unknown", here);
    statuses.push((await one.post("/answers", {})).statusCode);
  }
  expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
