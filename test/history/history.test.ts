import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { HistoryPage } from "#contract/history.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { addArtist } from "#test/support/artists.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { sendUpdate } from "#test/clients/calls.ts";
import { test } from "./record-fixtures.ts";

const at = (time: string) => new Date(time);

describe("the record", () => {
  test("says who did what, when, and with what, newest first", async ({
    server,
    read,
    write,
    owner,
    client,
  }) => {
    const userAgent =
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
    const token = (await server.login(owner.userName, owner.password, { "user-agent": userAgent })).body;
    const caller = { ...owner, headers: { authorization: `Bearer ${token}` } };
    for (const change of [{ lastName: "Ak" }, { isLocked: true }])
      await sendUpdate(server, caller, change, { of: client.userName });
    const entry = { actor: { userName: owner.userName, name: "Ada Su" }, subject: "Deniz Ak", count: null };
    const device = { device: "computer", browser: "Chrome" };
    const [lock, update] = (await read()).content;
    expect([update, lock]).toMatchObject([
      { ...entry, ...device, action: "client.update", fields: ["lastName"] },
      { ...entry, ...device, action: "client.lock", fields: [] },
    ]);
    await write({ createdAt: at("2026-01-02T03:04:05.678Z"), action: "logout" });
    expect((await read("from=2026-01-02&to=2026-01-02")).content).toMatchObject([
      { at: "2026-01-02T03:04:05.678Z", action: "logout", subject: null, device: "", browser: "" },
    ]);
  });

  test("says from which state to which, of an artist and of a voice request", async ({
    server,
    owner,
    read,
    call,
    db,
  }) => {
    const [voiceId = ""] = await addArtist(db, "/audio/moved.mp3");
    const [voice] = await db.select().from(voices).where(eq(voices.id, voiceId));
    const artistId = voice?.artistId ?? "";
    const [request] = await db
      .insert(voiceRequests)
      .values({ ...requestOf(), bodyHash: "" })
      .returning();
    const id = request?.id ?? "";
    const post = (url: string, payload: object) =>
      server.inject({ method: "POST", url: `/api/v1/${url}`, headers: owner.headers, payload });
    await post("voice-artists/state", { artistIds: [artistId], to: "hide" });
    await post("voice-artists/state", { artistIds: [artistId], to: "archive" });
    await post(`voice-requests/${id}/status`, { status: "contacted" });
    const [contacted, archived, hidden] = (await read()).content;
    expect([hidden, archived, contacted]).toMatchObject([
      { action: "voice-artist.state", state: { from: "published", to: "hidden" } },
      { action: "voice-artist.state", state: { from: "hidden", to: "archived" } },
      { action: "voice-request.status", state: { from: "new", to: "contacted" }, fields: [] },
    ]);
    for (const entry of [hidden, archived]) expect(entry?.fields).not.toContain("state");
    expect((await call("history.csv")).body).toContain('"new","contacted"');
  });

  test("names what it was done to, and who is gone as deleted", async ({
    read,
    write,
    client,
    owner,
    db,
  }) => {
    await addArtist(db, "/audio/a.mp3");
    const [artist] = await db.select().from(voiceArtists);
    const [request] = await db
      .insert(voiceRequests)
      .values({ ...requestOf(), bodyHash: "" })
      .returning();
    const other = crypto.randomUUID();
    const done = [
      { action: "voice-artist.update", subjectId: artist?.id },
      { action: "voice-request.status", subjectId: request?.id },
      { action: "client.lock", subjectId: client.userId },
      { action: "client.export", subjectId: client.accountId },
      { action: "account.lock", subjectId: client.accountId },
      { action: "owner.remove", subjectId: other },
      { action: "account.delete", subjectId: other },
      { action: "voice-artist.create", subjectId: other },
      { action: "voice-request.expire", subjectId: "2026-01-01", actorId: null },
      // As they stood before people were recorded by id.
      { action: "client.create", subjectId: "" },
      { action: "login", subjectId: client.userId, actorId: client.userId },
      { action: "login", subjectId: other, actorId: other },
    ] as const;
    await write(...done.map((row, nth) => ({ ...row, createdAt: at(`2026-01-03T00:00:${10 + nth}Z`) })));
    const subjects = async () => (await read("from=2026-01-03&to=2026-01-03")).content.toReversed();
    const named = [artist?.name, request?.fullName, "Deniz Ada", "Deniz Ada", "Deniz Ada"];
    expect((await subjects()).map(({ subject }) => subject)).toEqual([
      ...named,
      "deleted",
      "deleted",
      null,
      null,
      "deleted",
      null,
      null,
    ]);
    const actors = (await subjects()).map(({ actor }) =>
      typeof actor === "string" ? actor : (actor?.userName ?? null),
    );
    expect(actors.slice(7)).toEqual([owner.userName, null, owner.userName, client.userName, "deleted"]);
    await db.update(accounts).set({ company: "Örnek" }).where(eq(accounts.id, client.accountId));
    expect((await subjects())[4]).toMatchObject({ subject: "Örnek" });
    await db.delete(accounts).where(eq(accounts.id, client.accountId));
    expect((await subjects()).slice(2, 5).map(({ subject }) => subject)).toEqual([
      "deleted",
      "deleted",
      "deleted",
    ]);
    expect((await subjects())[10]).toMatchObject({ actor: "deleted" });
    // Nothing of the person stands in the rows themselves.
    expect(JSON.stringify(await db.select().from(historyRecords))).not.toMatch(/Deniz|Örnek/);
  });

  test("tells refused logins by user and hour, an unknown name without what was typed", async ({
    server,
    read,
    refuse,
    client,
  }) => {
    await refuse(client.userId, "2026-01-04T10:00:00Z", 3);
    await refuse("", "2026-01-04T11:00:00Z", 7);
    await refuse(crypto.randomUUID(), "2026-01-04T11:00:00Z", 2);
    const day = (await read("from=2026-01-04&to=2026-01-04")).content;
    expect(
      day.map(({ at: time, action, actor, count }) => [time.slice(11, 13), action, actor, count]),
    ).toEqual([
      ["11", "login.refused", "unknown", 7],
      ["11", "login.refused", "deleted", 2],
      ["10", "login.refused", { userName: client.userName, name: "Deniz Ada" }, 3],
    ]);
    expect(new Set(day.map(({ id }) => id)).size).toBe(3);
    await server.login("typed-by-somebody", "typed too");
    const [last] = (await read()).content.filter(({ actor }) => actor === "unknown");
    expect(last).toMatchObject({ action: "login.refused", count: 1 });
    expect(JSON.stringify(await read())).not.toContain("typed");
  });

  test("is paged over both, each entry once", async ({ call, write, refuse }) => {
    for (let nth = 10; nth < 20; nth += 1) await write({ createdAt: at(`2026-01-05T${nth}:30:00Z`) });
    for (let nth = 10; nth < 15; nth += 1) await refuse("", `2026-01-05T${nth}:00:00Z`, 1);
    // Written in one transaction, and so at one moment.
    await write({ createdAt: at("2026-01-05T10:30:00Z") }, { createdAt: at("2026-01-05T10:30:00Z") });
    const ids = [];
    const times = [];
    for (let page = 0; page < 6; page += 1) {
      const answer = await call(`history?page=${page}&size=3&from=2026-01-05&to=2026-01-05`);
      const { content, totalElements, totalPages } = answer.json<HistoryPage>();
      expect([totalElements, totalPages]).toEqual([17, 6]);
      ids.push(...content.map(({ id }) => id));
      times.push(...content.map(({ at: time }) => time));
    }
    expect([ids.length, new Set(ids).size]).toEqual([17, 17]);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe("the filters of the record", () => {
  test("are who did it or whom it was done to", async ({ read, write, refuse, client, owner }) => {
    const createdAt = at("2026-01-06T10:00:00Z");
    await write(
      { createdAt, action: "client.lock", subjectId: client.userId },
      { createdAt, action: "logout", actorId: client.userId, subjectId: client.userId },
      { createdAt, action: "logout" },
    );
    await refuse(client.userId, "2026-01-06T10:00:00Z", 1);
    const actions = async (person: string) =>
      (await read(`from=2026-01-06&to=2026-01-06&person=${person}`)).content
        .map(({ action }) => action)
        .toSorted();
    expect(await actions(client.userName)).toEqual(["client.lock", "login.refused", "logout"]);
    expect(await actions(owner.userName)).toEqual(["client.lock", "logout"]);
    expect(await read("person=nobody")).toMatchObject({ content: [], totalElements: 0 });
  });

  test("are what it was about", async ({ read, write, refuse }) => {
    const createdAt = at("2026-01-07T10:00:00Z");
    const actions = ["audio.upload", "voice-request.status", "account.lock", "owner.end", "totp.on"] as const;
    await write(...actions.map((action) => ({ createdAt, action, subjectId: "" })));
    await refuse("", "2026-01-07T10:00:00Z", 1);
    const found = async (subject: string) =>
      (await read(`from=2026-01-07&to=2026-01-07&subject=${subject}`)).content.map(({ action }) => action);
    expect(await found("voice-artists")).toEqual(["audio.upload"]);
    expect(await found("voice-requests")).toEqual(["voice-request.status"]);
    expect(await found("clients")).toEqual(["account.lock"]);
    expect(await found("team")).toEqual(["owner.end"]);
    expect(await found("security")).toEqual(["totp.on", "login.refused"]);
    expect(await found("clients&subject=team")).toEqual(["owner.end", "account.lock"]);
    expect(await found("team&subject=security")).toEqual(["totp.on", "owner.end", "login.refused"]);
  });

  test("are days, as long as the caller's are", async ({ read, write, refuse }) => {
    await write(
      { createdAt: at("2026-01-08T23:59:59Z") },
      { createdAt: at("2026-01-09T00:00:00Z") },
      { createdAt: at("2026-01-09T20:59:59Z") },
      { createdAt: at("2026-01-09T21:00:00Z") },
      { createdAt: at("2026-01-09T23:59:59Z") },
      { createdAt: at("2026-01-10T00:00:00Z") },
    );
    await refuse("", "2026-01-08T21:00:00Z", 1);
    const times = async (query: string) =>
      (await read(query)).content.map(({ at: time }) => time.slice(8, 13)).toReversed();
    expect(await times("from=2026-01-09&to=2026-01-09")).toEqual(["09T00", "09T20", "09T21", "09T23"]);
    // In Istanbul the day begins three hours earlier.
    expect(await times("from=2026-01-09&to=2026-01-09&offset=180")).toEqual([
      "08T21",
      "08T23",
      "09T00",
      "09T20",
    ]);
    expect(await times("from=2026-01-09&to=2026-01-10&offset=-60")).toEqual([
      "09T20",
      "09T21",
      "09T23",
      "10T00",
    ]);
    expect(await times("from=2026-01-10&to=2026-01-09")).toEqual([]);
  });

  test.for([
    "from=2026-02-30",
    "to=2026-13-01",
    "from=yesterday",
    "to=0000-01-01",
    "offset=1h",
    "subject=voices",
    "subject=",
    "subject=team&subject=voices",
    "from=2026-01-01&from=2026-01-02",
    "q=x",
    "page=10001",
  ])("refuses %s", async (query, { call }) => {
    expect((await call(`history?${query}`)).statusCode).toBe(400);
    expect((await call(`history.csv?${query}`)).statusCode).toBe(400);
  });

  test("offer owners, and clients who stand in the record", async ({
    read,
    write,
    client,
    server,
    owner,
  }) => {
    const absent = await server.createClient();
    await write({ actorId: client.userId, subjectId: client.userId });
    const names = (await read()).people.map(({ userName }) => userName);
    expect(names).toEqual(expect.arrayContaining([owner.userName, client.userName]));
    expect(names).not.toContain(absent.userName);
  });
});

test("nobody but owners reads it, and nobody changes it", async ({ server, client, db, write }) => {
  for (const url of ["/api/v1/history", "/api/v1/history.csv"]) {
    expect((await server.inject({ url, headers: client.headers })).statusCode).toBe(403);
    for (const method of ["POST", "DELETE"] as const)
      expect((await server.inject({ method, url, headers: client.headers })).statusCode).toBe(405);
  }
  await write({});
  for (const change of [db.update(historyRecords).set({ action: "logout" }), db.delete(historyRecords)])
    await expect(change).rejects.toThrow(/Failed query/);
  expect(await db.$count(users)).toBeGreaterThan(0);
});
