import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { givenPasswords } from "#server/guest/limits.ts";
import { countAttempt } from "#server/http/limits/attempts.ts";
import { newToken } from "#server/session/tokens.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { Guest, refusalOf } from "./calls.ts";
import { test as base } from "./fixtures.ts";
import { openRoom } from "./open-room.ts";

const password = "yaz kampanyası";

const test = base.extend("room", async ({ server, client, voiceIds }) => {
  const passwordHash = await server.parts.passwords.hash(password);
  return openRoom(server, { makerId: client.userId, voiceIds, passwordHash });
});

const give = (guest: Guest, typed: string) => guest.post("/password", { password: typed });

test("a room with a password tells nothing of itself before it is given", async ({ guest, room }) => {
  for (const answer of [
    await guest.send(""),
    await guest.audio("A"),
    await guest.post("/answers", { send: true, name: "Ece" }),
  ]) {
    expect(refusalOf(answer)).toEqual([401, "room-password-needed"]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.body).not.toContain("Yaz");
  }
  const entered = await give(guest, password);
  expect(entered.json()).toMatchObject({ title: "Yaz kampanyası", state: "open" });
  for (const line of [entered.headers["set-cookie"] ?? []].flat())
    expect(line).toMatch(
      new RegExp(
        `^(?:guest|room-password)=[\\w-]{43}; Max-Age=\\d+; Path=/api/v1/guest/${room.token}; HttpOnly; SameSite=Strict$`,
        "u",
      ),
    );
  expect([...guest.cookies.keys()].toSorted()).toEqual(["guest", "room-password"]);
  expect(await guest.read()).toEqual(entered.json());
  expect((await guest.audio("A")).statusCode).toBe(200);
  expect(await guest.answer({ send: true, name: "Ece" })).toMatchObject({ name: "Ece" });
});

test("what shows that it was given is good for that guest, that room and that password alone", async ({
  server,
  db,
  client,
  voiceIds,
  room,
  guest,
  otherGuest,
}) => {
  await give(guest, password);
  const proof = guest.cookies.get("room-password") ?? "";
  const needed = [401, "room-password-needed"];
  otherGuest.cookies.set("guest", newToken()).set("room-password", proof);
  expect(refusalOf(await otherGuest.send(""))).toEqual(needed);
  const [row] = await db.select().from(rooms).where(eq(rooms.id, room.roomId));
  const { passwordHash } = row ?? {};
  const other = await openRoom(server, { makerId: client.userId, voiceIds, passwordHash });
  const there = new Guest(server, other.token);
  for (const [name, value] of guest.cookies) there.cookies.set(name, value);
  expect(refusalOf(await there.send(""))).toEqual(needed);
  for (const wrong of ["", "A".repeat(43), `${proof}x`, proof.toLowerCase()]) {
    const again = new Guest(server, room.token);
    again.cookies.set("guest", guest.cookies.get("guest") ?? "").set("room-password", wrong);
    expect(refusalOf(await again.send(""))).toEqual(needed);
  }
  await db
    .update(rooms)
    .set({ passwordHash: await server.parts.passwords.hash(password) })
    .where(eq(rooms.id, room.roomId));
  expect(refusalOf(await guest.send(""))).toEqual(needed);
});

test("wrong passwords are counted by room and address, a right one ends the count", async ({
  server,
  room,
  guest,
}) => {
  const wrong = [403, "wrong-room-password"];
  for (let nth = 0; nth < 4; nth += 1) expect(refusalOf(await give(guest, `yanlış ${nth}`))).toEqual(wrong);
  expect((await give(guest, password)).statusCode).toBe(200);
  for (let nth = 0; nth < 5; nth += 1) expect(refusalOf(await give(guest, `yanlış ${nth}`))).toEqual(wrong);
  const late = await give(guest, password);
  expect(refusalOf(late)).toEqual([429, "too-many-attempts"]);
  expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
  // Who has been let in stays in, and others elsewhere are not kept out.
  expect((await guest.send("")).statusCode).toBe(200);
  expect((await give(new Guest(server, room.token, "192.0.2.77"), password)).statusCode).toBe(200);
  server.clock.forward(16);
  expect((await give(guest, password)).statusCode).toBe(200);
});

test("right passwords of one address are counted too, and let others in", async ({ server, db, room }) => {
  const { bucket, most, minutes } = givenPasswords("192.0.2.50");
  for (let nth = 0; nth < most - 1; nth += 1)
    await countAttempt(db, { bucket, most, minutes }, server.clock.read());
  const there = () => give(new Guest(server, room.token, "192.0.2.50"), password);
  expect((await there()).statusCode).toBe(200);
  expect(refusalOf(await there())).toEqual([429, "too-many-attempts"]);
  expect((await give(new Guest(server, room.token, "192.0.2.51"), password)).statusCode).toBe(200);
  server.clock.forward(16);
  expect((await there()).statusCode).toBe(200);
});

test("a burst of guesses is heard no more often than five, each at the price of a hash", async ({
  server,
  guest,
}) => {
  server.clock.forward(16);
  const before = server.parts.passwords.hashes;
  const answers = await Promise.all(Array.from({ length: 12 }, (_, nth) => give(guest, `tahmin ${nth}`)));
  const heard = answers.filter(({ statusCode }) => statusCode === 403);
  expect(heard).toHaveLength(5);
  expect(server.parts.passwords.hashes - before).toBe(5);
  server.clock.forward(16);
});

test("a room without a password lets everybody in, and hashes nothing", async ({
  server,
  db,
  room,
  guest,
}) => {
  await db.update(rooms).set({ passwordHash: null }).where(eq(rooms.id, room.roomId));
  const before = server.parts.passwords.hashes;
  expect((await give(guest, "herhangi biri")).statusCode).toBe(200);
  expect([...guest.cookies.keys()]).toEqual(["guest"]);
  expect(server.parts.passwords.hashes).toBe(before);
});
