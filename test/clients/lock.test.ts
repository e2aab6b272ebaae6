import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { updateClient } from "#server/clients/update.ts";
import { sessions } from "#server/db/schema.ts";
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
  const caller = { userId: client.userId, userName: client.userName, role: "CLIENT" as const };
  const update = { likedVoiceMp3s: ["/audio/a.mp3"] };
  const call = { caller, clientName: client.userName, update, ifMatch: undefined, idempotencyKey: undefined };
  await expect(updateClient(server.parts, call)).rejects.toMatchObject({ status: 401 });
  await sendUpdate(server, owner, { isLocked: false }, { of: client.userName });
  const token = (await server.login(client.userName, client.password)).body;
  const again = { ...client, headers: { authorization: `Bearer ${token}` } };
  expect((await readClient(server, again)).likedVoiceMp3s).toEqual([]);
});
