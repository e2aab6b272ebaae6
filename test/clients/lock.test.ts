import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { updateClient } from "#server/clients/update.ts";
import { sessions } from "#server/db/schema/people.ts";
import { addArtist } from "#test/support/artists.ts";
import { generatedRun, runs } from "#test/support/generated.ts";
import { test } from "#test/support/fixtures.ts";
import { readClient, sendUpdate } from "./calls.ts";

test.beforeAll(async ({ server }) => {
  await addArtist(server.parts.db, "/audio/a.mp3");
});

test.for([{ isLocked: true }, { isActive: false }])(
  "%j ends the client's sessions",
  async (fields, { server, owner }) => {
    const client = await server.createClient();
    const of = client.userName;
    const answer = await sendUpdate(server, owner, fields, { of });
    expect(answer.json()).toMatchObject(fields);
    expect(await server.parts.db.$count(sessions, eq(sessions.userId, client.userId))).toBe(0);
    const refused = await sendUpdate(server, client, { likedVoiceMp3s: [] });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: "session-ended" });
    expect((await server.login(of, client.password)).statusCode).toBe(401);

    await sendUpdate(server, owner, { isLocked: false, isActive: true }, { of });
    expect((await server.login(of, client.password)).statusCode).toBe(200);
    expect((await sendUpdate(server, client, {})).statusCode).toBe(401);
  },
);

test(
  "nothing that a client starts after the answer to the lock gets through",
  generatedRun,
  async ({ server, owner }) => {
    for (let round = 0; round < runs(50); round += 1) {
      const client = await server.createClient();
      const like = () => sendUpdate(server, client, { likedVoiceMp3s: ["/audio/a.mp3"] });
      const early = [like(), like()];
      const locked = await sendUpdate(server, owner, { isLocked: true }, { of: client.userName });
      const late = await Promise.all([like(), like()]);
      expect(locked.statusCode).toBe(200);
      expect(late.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
      for (const answer of await Promise.all(early)) expect([200, 401]).toContain(answer.statusCode);
    }
  },
);

test("a call that passed the guard before the lock is refused under the row's lock", async ({
  server,
  owner,
}) => {
  const client = await server.createClient();
  await sendUpdate(server, owner, { isLocked: true }, { of: client.userName });
  const device = { deviceKind: "" as const, browser: "" };
  const caller = { ...device, userId: client.userId, userName: client.userName, role: "CLIENT" as const };
  const update = { likedVoiceMp3s: ["/audio/a.mp3"] };
  const call = { caller, clientName: client.userName, update, ifMatch: undefined, keyed: undefined };
  await expect(updateClient(server.parts, call)).rejects.toMatchObject({ status: 401 });
  await sendUpdate(server, owner, { isLocked: false }, { of: client.userName });
  const token = (await server.login(client.userName, client.password)).body;
  const again = { ...client, headers: { authorization: `Bearer ${token}` } };
  expect((await readClient(server, again)).likedVoiceMp3s).toEqual([]);
});

test("an owner's old copy of a form renames a client and does not unlock it", async ({
  server,
  owner,
  client,
}) => {
  const of = client.userName;
  const opened = await readClient(server, client);
  await sendUpdate(server, owner, { isLocked: true, isActive: false }, { of });
  const { etag, likedVoiceMp3s: _likes, offers: _offers, userName: _userName, ...copy } = opened;
  for (const change of [{ name: "Fatma" }, { lastName: "Su" }]) {
    const answer = await sendUpdate(server, owner, { ...copy, ...change }, { of });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ...change, isLocked: true, isActive: false });
  }
  const stale = await sendUpdate(
    server,
    owner,
    { ...copy, name: "X" },
    { of, headers: { "if-match": etag } },
  );
  expect(stale.statusCode).toBe(412);
});

test("an owner may unlock and rename at once with a fresh copy, and unlock alone without one", async ({
  server,
  owner,
  client,
}) => {
  const of = client.userName;
  const locked = await sendUpdate(server, owner, { isLocked: true }, { of });
  const headers = { "if-match": String(locked.headers["etag"]) };
  const both = await sendUpdate(server, owner, { name: "Fatma", isLocked: false }, { of, headers });
  expect(both.json()).toMatchObject({ name: "Fatma", isLocked: false });
  await sendUpdate(server, owner, { isLocked: true }, { of });
  const alone = await sendUpdate(server, owner, { name: "Fatma", isLocked: false }, { of });
  expect(alone.json()).toMatchObject({ name: "Fatma", isLocked: false });
});
