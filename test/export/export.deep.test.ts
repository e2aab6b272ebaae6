import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { passkeys, recoveryCodes, tickets, totps, users } from "#server/db/schema/people.ts";
import { offerAttachments, offerEvents, offers } from "#server/db/schema/offers.ts";
import { requestEvents, voiceRequests } from "#server/db/schema/requests.ts";
import { jsonListOf, zipOf } from "#server/export/zip.ts";
import { roomGuests, rooms } from "#server/db/schema/rooms.ts";
import { sendUpdate } from "#test/clients/calls.ts";
import { ask } from "#test/clients/owner-calls.ts";
import { listsOf } from "#test/lists/calls.ts";
import { addArtist } from "#test/support/artists.ts";
import { takeNotes, takeReplies } from "#server/db/schema/productions.ts";
import { addApproval, addProduction, addTake } from "#test/productions/production-fixtures.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { readZip } from "./read-zip.ts";

const test = base
  .extend("voiceIds", { scope: "file", auto: true }, ({ server }) =>
    addArtist(server.parts.db, "/audio/a.mp3"),
  )
  .extend("options", { scope: "file" }, () => ({ settings: { mail: true } }))
  .extend("client", ({ server }) => server.createClient({ name: "Ada", lastName: "Su" }))
  .extend("colleague", ({ server, client }) =>
    server.createClient({ accountId: client.accountId, name: "Bora", lastName: "Ay" }),
  )
  .extend("download", ({ server }) => async (person: Person, path: string) => {
    const answer = await ask(server, person, "GET", path);
    return {
      answer,
      files: answer.statusCode === 200 ? readZip(answer.rawPayload) : new Map<string, string>(),
    };
  });

interface Account {
  account: { company: string | null } | null;
  people: Record<string, unknown>[];
}
const jsonIn = <T>(files: Map<string, string>, name: string) => JSON.parse(files.get(name) ?? "") as T;

describe("the export of an account", () => {
  test("holds all that is held, and no secret", async ({
    server,
    owner,
    client,
    colleague,
    download,
    db,
    voiceIds,
  }) => {
    const { userId } = client;
    const hashes = ["credential-id", "code-hash", "ticket-hash"];
    await sendUpdate(server, client, {
      likedVoiceMp3s: ["/audio/a.mp3"],
      offers: [{ budget: 12.5, platform: "TV", version: 2, voiceIds }],
    });
    await sendUpdate(server, owner, { isLocked: false }, { of: colleague.userName });
    await server.login(client.userName, client.password, {
      "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0",
    });
    await server.login(client.userName, "wrong");
    await db.update(users).set({ email: "ada@example.com" }).where(eq(users.id, userId));
    await db.insert(totps).values({ userId, secret: Buffer.from("totp-secret"), confirmedAt: new Date() });
    await db.insert(recoveryCodes).values({ userId, codeHash: "code-hash" });
    await db.insert(tickets).values({ hash: "ticket-hash", kind: "reset", userId, until: new Date() });
    await db.insert(passkeys).values({
      userId,
      credentialId: "credential-id",
      publicKey: Buffer.from("public-key"),
      counter: 3,
      transports: [],
      name: "Telefon",
    });
    const list = await listsOf(server, client).create({ name: "Sonbahar", voiceIds });
    await listsOf(server, client).change(list.listId, { voiceId: voiceIds[0] ?? "", note: "İlk tercih" });
    await listsOf(server, client).remove(list.listId);
    const [room] = await db
      .insert(rooms)
      .values({
        makerId: userId,
        title: "Radyo",
        greeting: "Merhaba",
        isBlind: true,
        sharesNotes: false,
        token: "token-of-a-room",
        tokenHash: Buffer.from("token-hash"),
        seed: Buffer.from("seed"),
        closesAt: server.clock.read(),
      })
      .returning();
    await db
      .insert(roomGuests)
      .values({ roomId: room?.id ?? "", cookieHash: Buffer.from("cookie"), name: "Konuk Ece" });
    const { answer, files } = await download(owner, `clients/accounts/${client.accountId}/export`);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename="data-\d{4}-\d\d-\d\d\.zip"$/),
    });
    expect([...files.keys()]).toEqual([
      "account.json",
      "likes.json",
      "lists.json",
      "rooms.json",
      "requests.json",
      "offers.json",
      "productions.json",
      "notes.json",
      "history.json",
    ]);
    const { account, people } = jsonIn<Account>(files, "account.json");
    expect(account).toMatchObject({ company: null, isLocked: false });
    expect(people).toMatchObject([
      {
        userName: client.userName,
        name: "Ada",
        email: "ada@example.com",
        passkeys: [{ name: "Telefon" }],
        recoveryCodes: 1,
        links: [{ kind: "reset" }],
        signIns: [{}],
        letters: [{ kind: "offer" }],
        totp: { confirmedAt: expect.any(String) },
      },
      { userName: colleague.userName, lastName: "Ay" },
    ]);
    expect(people[0]?.["sessions"]).toHaveLength(2);
    expect(jsonIn(files, "likes.json")).toMatchObject([{ voiceMp3: "/audio/a.mp3" }]);
    expect(jsonIn(files, "lists.json")).toEqual([
      {
        userName: client.userName,
        name: "Sonbahar",
        createdAt: list.changedAt,
        changedAt: list.changedAt,
        deletedAt: list.changedAt,
        voices: [
          {
            voiceId: voiceIds[0],
            voiceArtistName: expect.stringMatching(/^Sanatçı/),
            note: "İlk tercih",
            removedAt: null,
          },
        ],
      },
    ]);
    expect(jsonIn(files, "rooms.json")).toEqual([
      {
        userName: client.userName,
        title: "Radyo",
        greeting: "Merhaba",
        isBlind: true,
        sharesNotes: false,
        createdAt: room?.createdAt.toISOString(),
        closesAt: server.clock.read().toISOString(),
        closedAt: null,
      },
    ]);
    for (const secret of ["token-of-a-room", "Konuk Ece"])
      expect([...files.values()].join()).not.toContain(secret);
    expect(jsonIn(files, "offers.json")).toMatchObject([
      {
        budget: 12.5,
        platform: "TV",
        clientName: "Ada Su",
        userName: client.userName,
        voices: [{ voiceId: voiceIds[0] }],
      },
    ]);
    expect(jsonIn(files, "history.json")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: "login.refused", by: client.userName, count: 1 }),
        expect.objectContaining({ action: "login", by: client.userName, to: client.userName }),
        expect.objectContaining({ action: "client.update", by: "somebody else", to: colleague.userName }),
      ]),
    );
    const everything = [...files.values()].join("");
    const [stored] = await db.select().from(users).where(eq(users.id, userId));
    for (const secret of [...hashes, stored?.passwordHash ?? "", client.token, "totp-secret", owner.userName])
      expect(everything).not.toContain(secret);
    const records = await db.select().from(historyRecords).where(eq(historyRecords.action, "client.export"));
    expect(records).toMatchObject([{ actorId: owner.userId, subjectId: client.accountId, changes: {} }]);
  });

  test("holds the requests that it was made of and their letters; what the agency noted is its writer's", async ({
    server,
    owner,
    client,
    download,
    db,
  }) => {
    const payload = requestOf({ email: "istek@ornek.example" });
    await server.inject({ method: "POST", url: "/api/voice-request", payload });
    const [request] = await db
      .update(voiceRequests)
      .set({ accountId: client.accountId })
      .where(eq(voiceRequests.email, payload.email))
      .returning();
    const requestId = request?.id ?? "";
    await ask(server, owner, "POST", `requests/${requestId}/events`, { kind: "note", text: "Pazarlık eder" });
    const mail = { subject: "Sesleriniz", text: "Üç ses seçtik" };
    await db.insert(requestEvents).values({
      requestId,
      userId: owner.userId,
      kind: "suggested",
      details: { roomId: crypto.randomUUID(), voices: 3, mail },
    });
    const { files } = await download(owner, `clients/accounts/${client.accountId}/export`);
    expect(jsonIn(files, "requests.json")).toMatchObject([{ id: requestId, ...payload, letters: [mail] }]);
    expect([...files.values()].join()).not.toContain("Pazarlık");
    const own = await download(owner, "account/export");
    expect(jsonIn(own.files, "requests.json")).toMatchObject([
      { userName: owner.userName, requestId, kind: "noted", text: "Pazarlık eder", mail: null },
      { requestId, kind: "suggested", text: null, mail },
    ]);
    expect(own.files.get("requests.json")).not.toContain(payload.email);
  });

  test(
    "holds every offer, however many there are",
    { timeout: 90_000 },
    async ({ owner, client, download, db }) => {
      const offer = {
        accountId: client.accountId,
        userId: client.userId,
        budget: 1,
        title: "TV",
        platform: "TV",
      };
      await db.insert(offers).values(Array.from({ length: 1200 }, (_, nth) => ({ ...offer, version: nth })));
      const { files } = await download(owner, `clients/accounts/${client.accountId}/export`);
      const versions = jsonIn<{ version: number }[]>(files, "offers.json").map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: 1200 }, (_, nth) => 1199 - nth));
    },
  );

  test("holds the files that messages carry, and none that no message took", async ({
    server,
    owner,
    client,
    download,
    db,
  }) => {
    const draft = {
      accountId: client.accountId,
      userId: client.userId,
      budget: 1,
      platform: "TV",
      version: 1,
    };
    const [offer] = await db
      .insert(offers)
      .values({ ...draft, title: "TV" })
      .returning();
    const offerId = offer?.id ?? "";
    const [event] = await db
      .insert(offerEvents)
      .values({ offerId, side: "client", kind: "message", details: { text: "" } })
      .returning();
    await server.parts.audio.put("attachment-1", Buffer.from("Merhaba, İstanbul"), "text/plain");
    const file = { offerId, name: "../../metin.txt", format: "txt" as const, byteLength: 18, sha256: "" };
    const [taken] = await db
      .insert(offerAttachments)
      .values([
        { ...file, storageKey: "attachment-1", eventId: event?.id ?? 0 },
        { ...file, storageKey: "attachment-1" },
      ])
      .returning();
    for (const [person, path] of [
      [owner, `clients/accounts/${client.accountId}/export`],
      [client, "account/export"],
    ] as const) {
      const { files } = await download(person, path);
      const attached = [...files].filter(([name]) => name.startsWith("attachments/"));
      expect(attached).toEqual([[`attachments/${taken?.id}.txt`, "Merhaba, İstanbul"]]);
    }
  });

  test("names the files of takes that were handed over, and has their notes and approvals", async ({
    server,
    owner,
    client,
    download,
    db,
  }) => {
    const offerId = await addProduction(server.parts, client, { state: "approved", round: 1 });
    const take = await addTake(server.parts, offerId, { fileName: "Yaz son.wav" });
    const later = await addTake(server.parts, offerId, { round: 2, fileName: "Gizli.wav" });
    await addApproval(server.parts, offerId, [take]);
    const said = { side: "client", userId: client.userId, round: 1, number: 1, from: 1500 } as const;
    const [note] = await db
      .insert(takeNotes)
      .values([
        { ...said, takeId: take.id, text: "Daha sıcak" },
        { ...said, takeId: later.id, text: "Gizli" },
      ])
      .returning();
    const reply = { noteId: note?.id ?? "", side: "agency", userId: owner.userId, text: "Tamam" } as const;
    await db.insert(takeReplies).values(reply);
    const { files } = await download(client, "account/export");
    expect(jsonIn(files, "productions.json")).toMatchObject([
      {
        offerId,
        title: "Yaz",
        state: "approved",
        takes: [{ takeId: take.id, fileName: "Yaz son.wav", sha256: take.sha256 }],
        approvals: [{ takes: [{ takeId: take.id, sha256: take.sha256 }] }],
      },
    ]);
    expect(jsonIn(files, "notes.json")).toMatchObject([
      {
        takeId: take.id,
        from: 1500,
        text: "Daha sıcak",
        by: "Ada Su",
        replies: [{ side: "agency", text: "Tamam" }],
      },
    ]);
    expect([...files.values()].join()).not.toContain("Gizli");
  });

  test("is of an account that is there, for owners who have just shown who they are", async ({
    server,
    owner,
    client,
    download,
  }) => {
    const path = `clients/accounts/${client.accountId}/export`;
    const code = async (person: Person, of: string) =>
      (await download(person, of)).answer.headers["problem-code"];
    expect(await code(owner, `clients/accounts/${crypto.randomUUID()}/export`)).toBe("account-not-found");
    expect(await code(owner, "clients/accounts/x/export")).toBe("account-not-found");
    expect(await code(client, path)).toBe("forbidden");
    const late = await server.createOwner();
    server.clock.forward(11);
    expect(await code(late, path)).toBe("proof-needed");
    expect(await code(client, "account/export")).toBe("proof-needed");
    server.clock.jump(-11);
  });
});

describe("the export of one's own data", () => {
  test("holds a client's account, and of colleagues what everybody there sees", async ({
    client,
    colleague,
    download,
    server,
  }) => {
    await listsOf(server, client).create({ name: "Benim" });
    await listsOf(server, colleague).create({ name: "Onun" });
    await server.login(colleague.userName, "wrong");
    await server.login(colleague.userName, colleague.password);
    const { files } = await download(client, "account/export");
    const { people } = jsonIn<Account>(files, "account.json");
    expect(people.map(({ userName }) => userName)).toEqual([client.userName, colleague.userName]);
    expect(people[0]).toHaveProperty("sessions");
    expect(Object.keys(people[1] ?? {}).toSorted()).toEqual(
      ["createdAt", "email", "lastName", "lastSeenAt", "name", "pendingEmail", "userName"].toSorted(),
    );
    expect(jsonIn(files, "lists.json")).toMatchObject([{ userName: client.userName, name: "Benim" }]);
    expect(files.get("history.json")).not.toContain(colleague.userName);
  });

  test("is all that is held of an owner", async ({ owner, download, db }) => {
    const { files } = await download(owner, "account/export");
    expect([...files.keys()]).toEqual(["account.json", "rooms.json", "requests.json", "history.json"]);
    expect(jsonIn(files, "account.json")).toMatchObject({
      account: null,
      people: [{ userName: owner.userName, role: "OWNER" }],
    });
    expect(await db.$count(historyRecords, eq(historyRecords.action, "data.export"))).toBeGreaterThan(0);
  });

  test("is for whoever has chosen an own password", async ({ server, owner, download }) => {
    const made = await ask(server, owner, "POST", "clients", { name: "Yeni", lastName: "Biri" });
    const { username, password } = made.json<ClientCredentials>();
    const token = (await server.login(username, password)).body;
    const { answer } = await download(
      { ...owner, headers: { authorization: `Bearer ${token}` } },
      "account/export",
    );
    expect(answer.headers["problem-code"]).toBe("password-change-needed");
  });
});

async function* failing() {
  yield randomBytes(100_000).toString("hex");
  throw new Error("the database is away");
}

test("an archive breaks off where one of its files cannot be read", async () => {
  await expect(text(zipOf({ "a.json": failing }, new Date()))).rejects.toThrow("the database is away");
});

test("an empty list is a list", async () => {
  const parts = [];
  for await (const part of jsonListOf(async () => [])) parts.push(part);
  expect(JSON.parse(parts.join(""))).toEqual([]);
});
