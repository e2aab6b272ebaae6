import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Client } from "#contract/clients/clients.ts";
import { likes } from "#server/db/schema/catalogue.ts";
import { offers } from "#server/db/schema/offers.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { readClient, sendUpdate } from "./calls.ts";

const urls = ["/audio/a.mp3", "/audio/b.mp3"] as const;

const test = base
  .extend("voiceIds", { scope: "file", auto: true }, ({ server }) => addArtist(server.parts.db, ...urls))
  .extend("client", ({ server }) => server.createClient({ name: "Ada", lastName: "Su" }))
  .extend("colleague", ({ server, client }) =>
    server.createClient({ accountId: client.accountId, name: "Bora", lastName: "Ay" }),
  );

const offer = (voiceIds: string[]) => ({ budget: 5, platform: "TV", version: 1, voiceIds });

describe("people of one account", () => {
  test("see the same likes and offers, each under their own name, which says who sent an offer", async ({
    server,
    client,
    colleague,
    voiceIds,
  }) => {
    await sendUpdate(server, client, { likedVoiceMp3s: [urls[0]], offers: [offer(voiceIds)] });
    await sendUpdate(server, colleague, { offers: [offer(voiceIds)] });
    const [one, two] = [await readClient(server, client), await readClient(server, colleague)];
    expect([one.userName, two.userName, one.name, two.name]).toEqual([
      client.userName,
      colleague.userName,
      "Ada",
      "Bora",
    ]);
    expect(one.likedVoiceMp3s).toEqual([urls[0]]);
    expect(one.offers.map(({ clientName }) => clientName)).toEqual(["Bora Ay", "Ada Su"]);
    expect([two.likedVoiceMp3s, two.offers]).toEqual([one.likedVoiceMp3s, one.offers]);
    const liked = await server.inject({
      url: `/api/v1/clients/${colleague.userName}/liked-voices`,
      headers: colleague.headers,
    });
    expect(liked.json()).toMatchObject([{ voiceMp3: urls[0] }]);
  });

  test("update only themselves", async ({ server, client, colleague }) => {
    const before = await readClient(server, client);
    const answer = await sendUpdate(server, colleague, { likedVoiceMp3s: [] }, { of: client.userName });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: "client-not-found" }]);
    const other = await server.inject({
      url: `/api/v1/clients/${client.userName}/liked-voices`,
      headers: colleague.headers,
    });
    expect(other.statusCode).toBe(404);
    expect(await readClient(server, client)).toEqual(before);
  });

  test("are locked one by one", async ({ server, owner, client, colleague }) => {
    await sendUpdate(server, owner, { isLocked: true }, { of: client.userName });
    expect((await sendUpdate(server, client, {})).statusCode).toBe(401);
    expect((await sendUpdate(server, colleague, {})).statusCode).toBe(200);
  });

  test("make a colleague's old copy stale", async ({ server, client, colleague }) => {
    const { etag } = await readClient(server, client);
    await sendUpdate(server, colleague, { likedVoiceMp3s: [urls[1]] });
    const answer = await sendUpdate(
      server,
      client,
      { likedVoiceMp3s: [] },
      { headers: { "if-match": etag } },
    );
    expect(answer.statusCode).toBe(412);
    expect((await readClient(server, client)).likedVoiceMp3s).toEqual([urls[1]]);
  });

  test("who like at once queue: with a copy that both had, one is told to look again", async ({
    server,
    client,
    colleague,
    db,
  }) => {
    for (let round = 0; round < 10; round += 1) {
      await sendUpdate(server, client, { likedVoiceMp3s: [] });
      const [mine, theirs] = [await readClient(server, client), await readClient(server, colleague)];
      const like = (person: typeof client, url: string, etag: string) =>
        sendUpdate(server, person, { likedVoiceMp3s: [url] }, { headers: { "if-match": etag } });
      const answers = await Promise.all([
        like(client, urls[0], mine.etag),
        like(colleague, urls[1], theirs.etag),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
      const won = answers.find(({ statusCode }) => statusCode === 200)?.json<Client>();
      expect((await readClient(server, client)).likedVoiceMp3s).toEqual(won?.likedVoiceMp3s);
      expect(await db.$count(likes, eq(likes.accountId, client.accountId))).toBe(1);
    }
  });

  test("who like the same voice at once without a copy both get it, once", async ({
    server,
    client,
    colleague,
    db,
  }) => {
    for (let round = 0; round < 10; round += 1) {
      await sendUpdate(server, client, { likedVoiceMp3s: [] });
      const answers = await Promise.all(
        [client, colleague, client, colleague].map((person) =>
          sendUpdate(server, person, { likedVoiceMp3s: [...urls] }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(await db.$count(likes, eq(likes.accountId, client.accountId))).toBe(2);
    }
  });

  test("who send offers at once both have sent one", async ({ server, client, colleague, voiceIds, db }) => {
    const before = await db.$count(offers);
    const answers = await Promise.all(
      [client, colleague].map((person) => sendUpdate(server, person, { offers: [offer(voiceIds)] })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await db.$count(offers)).toBe(before + 2);
  });
});
