import { eq, isNull } from "drizzle-orm";
import { simpleParser } from "mailparser";
import { describe, expect } from "vitest";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { listLimits } from "#contract/constants/list-limits.ts";
import type { VoiceLists } from "#contract/lists.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { lists } from "#server/db/schema/lists.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { defaultSettings } from "#server/settings.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { roomsOf } from "#test/rooms/calls.ts";
import { test } from "./suggestion-fixtures.ts";

/** How many lists, rooms and records there are. */
const counted = async (db: Db) => [
  await db.$count(lists),
  await db.$count(rooms),
  await db.$count(historyRecords),
];

describe("a suggestion", () => {
  test("makes list, room and mail at once, and answers the link", async ({
    arrive,
    draft,
    suggest,
    smtp,
    server,
    owner,
    colleague,
    db,
    logged,
  }) => {
    const request = await arrive();
    const { status, made } = await suggest(request.id, draft(request.eventId));
    expect(status).toBe(201);
    const { room, request: now } = made ?? {};
    expect(room).toMatchObject({ state: "preparing", isBlind: false, voiceCount: 3 });
    expect(now).toMatchObject({ state: "suggested", waitingSince: null, rooms: [room] });
    const told = now?.events.at(-1);
    expect(told).toMatchObject({
      kind: "suggested",
      roomId: room?.roomId,
      voices: 3,
      mail: { subject: "Sizin için 3 ses" },
    });
    const mail = await simpleParser(smtp.received[0]?.raw ?? "");
    expect(smtp.received).toMatchObject([{ to: ["gokce@dovarel.example"] }]);
    const link = `https://tinora.example${room?.path}`;
    expect(mail.subject).toBe("Sizin için 3 ses");
    expect(mail.text?.trimEnd()).toBe(`Merhaba,\n\nSesleri dinleyin: ${link}\n\nSevgiler,\nAyşe`);
    expect(mail.html).toContain(`<a class="button" href="${link}">Sesleri dinleyin</a>`);
    expect(JSON.stringify(told)).not.toContain(link);
    const [list] = await db
      .select()
      .from(lists)
      .where(eq(lists.id, room?.listId ?? ""));
    expect(list?.name).toBe(request.companyName);
    expect(await roomsOf(server, owner).read(room?.roomId ?? "")).toMatchObject({ title: room?.title });
    // A room of a request is all owners'.
    const colleagues = roomsOf(server, colleague);
    expect(await colleagues.read(room?.roomId ?? "")).toMatchObject({ voices: [{}, {}, {}] });
    expect(await colleagues.all()).toEqual([]);
    expect(await colleagues.change(room?.roomId ?? "", { act: "close" })).toMatchObject({ state: "closed" });
    const records = (await db.select().from(historyRecords)).map(({ action }) => action);
    expect(records).toEqual(expect.arrayContaining(["list.create", "room.open", "voice-request.suggest"]));
    for (const known of [
      request.email,
      request.phone,
      request.fullName,
      request.companyName,
      room?.path ?? "",
    ])
      expect(logged.join("\n")).not.toContain(known);
  });

  test("without a mail answers the link alone", async ({ arrive, draft, suggest, smtp }) => {
    const request = await arrive();
    const { made } = await suggest(request.id, draft(request.eventId, { mail: null }));
    expect(made?.room.path).toMatch(/^\/room\/[\w-]{43}$/);
    expect(made?.request.events.at(-1)).toMatchObject({ kind: "suggested", mail: null });
    expect(smtp.received).toEqual([]);
  });

  test("that the mail server refuses leaves nothing, and goes with the next try", async ({
    arrive,
    draft,
    suggest,
    read,
    smtp,
    db,
  }) => {
    const request = await arrive();
    const before = await counted(db);
    smtp.mode = "refuse";
    expect(await suggest(request.id, draft(request.eventId))).toMatchObject({
      status: 409,
      code: "mail-refused",
    });
    expect(await counted(db)).toEqual(before);
    expect(await read(request.id)).toEqual(request);
    smtp.mode = "take";
    expect(await suggest(request.id, draft(request.eventId))).toMatchObject({ status: 201 });
  });

  test("is made whatever happens while its mail goes, and needs no room among the owners' own lists", async ({
    arrive,
    draft,
    suggest,
    voiceIds,
    smtp,
    owner,
    server,
    db,
  }) => {
    const request = await arrive();
    const own = Array.from({ length: listLimits.most }, (_, nth) => ({ name: `${nth}` }));
    const filled = await db.insert(lists).values(own).returning({ id: lists.id });
    const isFirst = eq(voices.id, voiceIds[0] ?? "");
    smtp.beforeTaken = async () => {
      await db.update(voices).set({ shareFrom: null }).where(isFirst);
      for (let nth = 0; nth < roomLimits.open; nth += 1)
        await openRoom(server, { makerId: owner.userId, voiceIds: [] });
    };
    const { status, made } = await suggest(request.id, draft(request.eventId));
    expect(status).toBe(201);
    expect(made?.request).toMatchObject({ state: "suggested", rooms: [{ voiceCount: 3 }] });
    const answer = await server.inject({ url: "/api/v1/lists", headers: owner.headers });
    const shown = answer.json<VoiceLists>().lists.map(({ listId }) => listId);
    expect(shown).toContain(made?.room.listId);
    expect(shown).toEqual(expect.arrayContaining(filled.map(({ id }) => id)));
    await db.update(voices).set({ shareFrom: "2020-01-01" }).where(isFirst);
    await db.delete(rooms).where(eq(rooms.makerId, owner.userId));
    await db.delete(lists).where(isNull(lists.userId));
  });

  test("sent once more under its key is made once", async ({ arrive, draft, suggest, smtp, db }) => {
    const request = await arrive();
    const [key, sent] = [crypto.randomUUID(), draft(request.eventId)];
    const both = await Promise.all([suggest(request.id, sent, { key }), suggest(request.id, sent, { key })]);
    const again = await suggest(request.id, sent, { key });
    const [first] = both;
    expect([...both, again].map(({ made }) => made?.room.roomId)).toEqual(
      Array.from({ length: 3 }, () => first.made?.room.roomId),
    );
    expect(smtp.received).toHaveLength(1);
    expect(await db.$count(rooms, eq(rooms.requestId, request.id))).toBe(1);
  });

  test("of two owners at once is made by one; the other is told that the request has changed", async ({
    arrive,
    draft,
    suggest,
    read,
    colleague,
    smtp,
  }) => {
    const request = await arrive();
    const sent = draft(request.eventId);
    const answers = await Promise.all([
      suggest(request.id, sent),
      suggest(request.id, sent, { by: colleague }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe("request-changed");
    expect(smtp.received).toHaveLength(1);
    expect((await read(request.id)).rooms).toHaveLength(1);
  });

  test("is refused where it cannot be made as it was seen", async ({
    arrive,
    draft,
    suggest,
    voiceIds,
    client,
    smtp,
    server,
    owner,
    db,
  }) => {
    const request = await arrive();
    const before = await counted(db);
    const refusal = async (more: Parameters<typeof draft>[1], by = owner) => {
      const { status, code } = await suggest(request.id, draft(request.eventId, more), { by });
      return [status, code];
    };
    expect(await refusal({}, client)).toEqual([403, "forbidden"]);
    const unknown = await suggest(crypto.randomUUID(), draft("1"));
    expect(unknown).toMatchObject({ status: 404, code: "voice-request-not-found" });
    for (const few of [[], voiceIds.slice(0, 1)])
      expect(await refusal({ voiceIds: few })).toEqual([422, "too-few-voices"]);
    expect(await refusal({ voiceIds: [...voiceIds.slice(1), crypto.randomUUID()] })).toEqual([
      422,
      "unknown-voice",
    ]);
    expect(await refusal({ eventId: String(Number(request.eventId) + 1) })).toEqual([409, "request-changed"]);
    for (const text of ["Merhaba", "{link} {link}"])
      expect(await refusal({ mail: { subject: "Ses", text } })).toEqual([400, "invalid-input"]);
    await db
      .update(voices)
      .set({ shareFrom: null })
      .where(eq(voices.id, voiceIds[0] ?? ""));
    expect(await refusal({})).toEqual([422, "voices-unfit"]);
    await db
      .update(voices)
      .set({ shareFrom: "2020-01-01" })
      .where(eq(voices.id, voiceIds[0] ?? ""));
    expect(await counted(db)).toEqual(before);
    expect(smtp.received).toEqual([]);
    // Merged into another one of the same person.
    const other = await arrive();
    await server.inject({
      method: "POST",
      url: `/api/v1/requests/${other.id}/events`,
      headers: owner.headers,
      payload: { kind: "merge", eventId: other.eventId, requestId: request.id },
    });
    expect(await refusal({})).toEqual([409, "request-merged"]);
  });
});

describe("a mail server that does not answer", () => {
  test("is waited for so long and no longer, and holds nobody else up meanwhile", async ({
    arrive,
    draft,
    suggest,
    read,
    smtp,
    server,
    db,
  }) => {
    const { settings } = server.parts;
    settings.suggestionMs = 300;
    const request = await arrive();
    const before = await counted(db);
    smtp.mode = "hang";
    const suggesting = suggest(request.id, draft(request.eventId));
    // No transaction is open: the embedded database has one connection for all.
    await expect.poll(() => smtp.waiting).toBe(true);
    expect(await read(request.id)).toEqual(request);
    expect(await suggesting).toMatchObject({ status: 409, code: "mail-refused" });
    expect(await counted(db)).toEqual(before);
    smtp.mode = "take";
    settings.suggestionMs = defaultSettings.suggestionMs;
    expect(await suggest(request.id, draft(request.eventId))).toMatchObject({ status: 201 });
  });
});
