import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { GuestRoom } from "#contract/guest.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { roomGuests, rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { Guest, refusalOf, voiceIn } from "./calls.ts";
import { test } from "./fixtures.ts";
import { openRoom } from "./open-room.ts";

const textsOf = ({ voices: shown }: GuestRoom) => shown.map(({ transcript }) => transcript);
const day = 24 * 60 * 60_000;

describe("a room", () => {
  test("is answered with letters, and stores nothing of who looks at it", async ({
    db,
    server,
    guest,
    room,
  }) => {
    const answer = await guest.send("");
    expect(answer.headers["set-cookie"]).toMatch(
      new RegExp(
        `^guest=[\\w-]{43}; Max-Age=\\d+; Path=/api/v1/guest/${room.token}; HttpOnly; SameSite=Strict$`,
        "u",
      ),
    );
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const shown = answer.json<GuestRoom>();
    expect(shown).toEqual({
      state: "open",
      title: "Yaz kampanyası",
      greeting: "Merhaba",
      maker: "Deniz Ada",
      isBlind: true,
      isRevealed: false,
      sharesNotes: false,
      closesAt: new Date(server.clock.read().getTime() + 7 * day).toISOString(),
      closedAt: null,
      timeZone: "Europe/Istanbul",
      deletedOn: null,
      name: null,
      sentAt: null,
      mark: expect.any(String) as string,
      voices: ["A", "B", "C", "D"].map((letter) => ({
        letter,
        seconds: expect.any(Number) as number,
        isGone: false,
        speaker: null,
        transcript: null,
        vote: null,
        rank: null,
        notes: [],
      })),
      older: null,
    });
    expect(shown.voices.map(({ seconds }) => seconds).toSorted()).toEqual([3, 4, 5, 6]);
    const again = await guest.send("");
    expect(again.headers["set-cookie"]).toBeUndefined();
    expect(again.json()).toEqual(shown);
    expect(await db.$count(roomGuests, eq(roomGuests.roomId, room.roomId))).toBe(0);
  });

  test("names who asks, with the company, and an owner with the agency", async ({
    db,
    server,
    client,
    owner,
    guest,
    voiceIds,
  }) => {
    await db.update(accounts).set({ company: "Halbora" }).where(eq(accounts.id, client.accountId));
    expect((await guest.read()).maker).toBe("Deniz Ada, Halbora");
    const { token } = await openRoom(server, { makerId: owner.userId, voiceIds });
    expect((await new Guest(server, token).read()).maker).toBe("Deniz Ada, Tınora");
  });

  test("tells what is said where it tells who speaks: a blind one not before it is closed", async ({
    db,
    server,
    client,
    guest,
    room,
    voiceIds,
  }) => {
    const words = { transcriptText: "Günaydın.", transcriptLanguage: "TURKISH" } as const;
    await db
      .update(voices)
      .set(words)
      .where(eq(voices.id, voiceIds[0] ?? ""));
    const { token } = await openRoom(server, { makerId: client.userId, voiceIds, isBlind: false });
    const said = { text: "Günaydın.", language: "tr" };
    expect(textsOf(await new Guest(server, token).read())).toEqual([said, null, null, null]);
    expect(textsOf(await guest.read())).toEqual([null, null, null, null]);
    await db.update(rooms).set({ closedAt: server.clock.read() }).where(eq(rooms.id, room.roomId));
    expect(textsOf(await guest.read())).toContainEqual(said);
    await db
      .update(voices)
      .set({ shareUntil: "2020-02-01" })
      .where(eq(voices.id, voiceIds[0] ?? ""));
    expect(textsOf(await guest.read())).toEqual([null, null, null, null]);
    await db
      .update(voices)
      .set({ shareUntil: null, transcriptText: null, transcriptLanguage: null })
      .where(eq(voices.id, voiceIds[0] ?? ""));
  });

  test("that is not blind has the list's order for everybody, and names", async ({
    server,
    client,
    voiceIds,
  }) => {
    const makerId = client.userId;
    const { token } = await openRoom(server, { makerId, voiceIds, isBlind: false });
    const shown = await new Guest(server, token).read();
    expect(shown).toMatchObject({ isBlind: false, isRevealed: true });
    expect(shown.voices.map(({ seconds }) => seconds)).toEqual([3, 4, 5, 6]);
    expect(shown.voices[0]?.speaker).toEqual({
      voiceArtistName: expect.stringMatching(/^Sanatçı/) as string,
      gender: "Female",
      ageRangeNames: ["ADULT"],
      voiceColorNames: ["WARM"],
    });
  });

  test("keeps the letter of a voice that is no longer visible, silent", async ({
    db,
    server,
    client,
    voiceIds,
  }) => {
    const [a = "", b = "", c = ""] = voiceIds;
    const { token, roomId } = await openRoom(server, {
      makerId: client.userId,
      voiceIds: [a, b, c],
      isBlind: false,
    });
    const guest = new Guest(server, token);
    await db.update(voices).set({ state: "hidden" }).where(eq(voices.id, b));
    await db.update(roomVoices).set({ voiceId: null }).where(eq(roomVoices.voiceId, c));
    const gone = { isGone: true, seconds: null, speaker: null };
    expect((await guest.read()).voices).toMatchObject([
      { letter: "A", isGone: false, seconds: 3 },
      { letter: "B", ...gone },
      { letter: "C", ...gone },
    ]);
    expect((await guest.audio("A")).statusCode).toBe(200);
    expect(refusalOf(await guest.audio("B"))).toEqual([404, "letter-not-found"]);
    expect(refusalOf(await guest.audio("C"))).toEqual([404, "letter-not-found"]);
    await db.update(voices).set({ state: "published" }).where(eq(voices.id, b));
    expect(voiceIn(await guest.read(), "B")).toMatchObject({ isGone: false, seconds: 4 });
    await db.update(roomVoices).set({ audioName: null, seconds: null }).where(eq(roomVoices.roomId, roomId));
    expect(voiceIn(await guest.read(), "A")).toMatchObject({ isGone: true, seconds: null });
  });

  test("that is prepared tells its title, and nothing is heard or answered yet", async ({
    db,
    room,
    guest,
  }) => {
    await db.update(rooms).set({ readyAt: null }).where(eq(rooms.id, room.roomId));
    const shown = await guest.read();
    expect(shown).toMatchObject({ state: "preparing", title: "Yaz kampanyası" });
    expect(shown.voices.map(({ seconds, isGone }) => [seconds, isGone])).toEqual(
      Array.from({ length: 4 }, () => [null, false]),
    );
    expect(refusalOf(await guest.audio("A"))).toEqual([409, "room-not-ready"]);
    expect(await guest.refused({ letter: "A", vote: "yes" })).toEqual([409, "room-not-ready"]);
  });

  test("that is closed by time takes no answer, is still heard, and tells no name", async ({
    server,
    room,
    guest,
    db,
  }) => {
    await guest.read();
    await guest.answer({ letter: "A", vote: "yes" });
    server.clock.forward(7 * 24 * 60);
    const closed = await guest.read();
    expect(closed).toMatchObject({ state: "closed", closedAt: null, isRevealed: false });
    expect(closed.deletedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(closed.voices.every(({ speaker }) => speaker === null)).toBe(true);
    expect(await guest.refused({ letter: "A", vote: "no" })).toEqual([409, "room-closed"]);
    expect((await guest.audio("A")).statusCode).toBe(200);
    const closedAt = new Date("2026-11-26T15:00:00Z");
    await db.update(rooms).set({ closedAt }).where(eq(rooms.id, room.roomId));
    const revealed = await guest.read();
    expect(revealed).toMatchObject({
      state: "closed",
      closedAt: closedAt.toISOString(),
      isRevealed: true,
      deletedOn: "2027-02-24",
    });
    expect(revealed.voices.map(({ letter }) => letter)).toEqual(["A", "B", "C", "D"]);
    expect(revealed.voices.map(({ speaker }) => speaker?.voiceArtistName)).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/^Sanatçı/) as string),
    );
    expect(voiceIn(revealed, "A")).toMatchObject({ vote: "yes", rank: 1 });
    expect(await guest.refused({ letter: "A", vote: "no" })).toEqual([409, "room-closed"]);
  });
});

describe("a room is gone", () => {
  test("when it is revoked, or its maker is locked or away", async ({ db, server, client, room, guest }) => {
    await guest.read();
    const isThere = async () => (await guest.send("")).statusCode;
    const close = async (change: () => PromiseLike<unknown>, back: () => PromiseLike<unknown>) => {
      expect(await isThere()).toBe(200);
      await change();
      for (const answer of [
        await guest.send(""),
        await guest.audio("A"),
        await guest.post("/answers", { letter: "A", vote: "yes" }),
        await guest.post("/password", { password: "x" }),
      ])
        expect(refusalOf(answer)).toEqual([410, "room-gone"]);
      await back();
    };
    const ofMaker = (set: Partial<typeof users.$inferInsert>) => () =>
      db.update(users).set(set).where(eq(users.id, client.userId));
    const ofAccount = (isLocked: boolean) => () =>
      db.update(accounts).set({ isLocked }).where(eq(accounts.id, client.accountId));
    const revoke = (revokedAt: Date | null) => () =>
      db.update(rooms).set({ revokedAt }).where(eq(rooms.id, room.roomId));
    await close(revoke(server.clock.read()), revoke(null));
    await close(ofMaker({ isLocked: true }), ofMaker({ isLocked: false }));
    await close(ofMaker({ isActive: false }), ofMaker({ isActive: true }));
    await close(ofAccount(true), ofAccount(false));
    expect(await isThere()).toBe(200);
  });
});
