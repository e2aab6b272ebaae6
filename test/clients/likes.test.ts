import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Voice } from "#contract/voices/voices.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { addArtist } from "#test/support/artists.ts";
import type { Person } from "#test/support/people.ts";
import { test as base } from "#test/support/fixtures.ts";
import { readClient, sendUpdate } from "./calls.ts";

const [a, b, shared] = ["/audio/a.mp3", "/audio/b.mp3", "https://example.com/shared.mp3"] as const;

const test = base
  .extend("voiceIds", { scope: "file", auto: true }, ({ server }) =>
    addArtist(server.parts.db, a, b, shared, shared),
  )
  .extend(
    "like",
    ({ server, client }) =>
      (...likedVoiceMp3s: string[]) =>
        sendUpdate(server, client, { likedVoiceMp3s, offers: [] }),
  )
  .extend(
    "likedVoices",
    ({ client, server }) =>
      (person: Person, of = client.userName) =>
        server.inject({
          url: `/api/v1/clients/${encodeURIComponent(of)}/liked-voices`,
          headers: { ...person.headers, "accept-language": "en" },
        }),
  )
  .extend(
    "likedIds",
    ({ likedVoices, client }) =>
      async () =>
        (await likedVoices(client)).json<Voice[]>().map(({ voiceId }) => voiceId),
  );

describe("likes", () => {
  test("are a set by voice, in the order they were liked", async ({ like }) => {
    expect((await like(b, a, b)).json()).toMatchObject({ likedVoiceMp3s: [b, a] });
    expect((await like(a, b)).json()).toMatchObject({ likedVoiceMp3s: [b, a] });
    expect((await like(a)).json()).toMatchObject({ likedVoiceMp3s: [a] });
    expect((await like()).json()).toMatchObject({ likedVoiceMp3s: [] });
  });

  test("stay as they are when the list is left out", async ({ like, server, client }) => {
    await like(a);
    expect((await sendUpdate(server, client, { offers: [] })).json()).toMatchObject({ likedVoiceMp3s: [a] });
  });

  test("that are too many are counted before any is looked up", async ({ like, server, client }) => {
    await like(a);
    const answer = await like(...Array.from({ length: 65_536 }, (_, place) => place.toString(36)));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "too-many-likes" });
    expect((await readClient(server, client)).likedVoiceMp3s).toEqual([a]);
  });

  test("of an unknown URL refuse the whole call", async ({ like, server, client }) => {
    await like(a);
    const answer = await like(a, b, "https://example.com/nobody.mp3");
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      code: "unknown-voice-url",
      message: "One of the liked voices no longer exists.",
    });
    expect((await readClient(server, client)).likedVoiceMp3s).toEqual([a]);
  });

  test("of a URL that two voices share like both, and show it once", async ({ like, likedIds, voiceIds }) => {
    expect((await like(shared)).json()).toMatchObject({ likedVoiceMp3s: [shared] });
    expect((await likedIds()).toSorted()).toEqual(voiceIds.slice(2).toSorted());
  });

  test("follow a voice whose URL changes, and make an old copy stale rather than wrong", async ({
    like,
    server,
    client,
    voiceIds,
  }) => {
    await like(a);
    const { etag } = await readClient(server, client);
    const first = eq(voices.id, String(voiceIds[0]));
    await server.parts.db.update(voices).set({ url: "/audio/a2.mp3" }).where(first);
    const changed = await readClient(server, client);
    expect(changed.likedVoiceMp3s).toEqual(["/audio/a2.mp3"]);
    expect(changed.etag).not.toBe(etag);
    const stale = await sendUpdate(
      server,
      client,
      { likedVoiceMp3s: [a] },
      { headers: { "if-match": etag } },
    );
    expect(stale.statusCode).toBe(412);
    await server.parts.db.update(voices).set({ url: a }).where(first);
  });

  test("are a thousand at most", async ({ server, like }) => {
    const many = Array.from({ length: 1001 }, (_, n) => `/audio/many-${n}.mp3`);
    await addArtist(server.parts.db, ...many);
    const tooMany = await like(...many);
    expect(tooMany.statusCode).toBe(422);
    expect(tooMany.json()).toEqual({ code: "too-many-likes", message: "You can like at most 1000 voices." });
    // Counted before they are looked at: were they read, the answer would be another.
    const wrong = await like(...Array.from({ length: 65_000 }, () => 1 as unknown as string));
    expect(wrong.json()).toMatchObject({ code: "too-many-likes" });
    const all = await like(...many.slice(0, 1000));
    expect(all.statusCode).toBe(200);
    expect(all.json<{ likedVoiceMp3s: string[] }>().likedVoiceMp3s).toHaveLength(1000);
  });
});

describe("liked voices", () => {
  test("are the voices, newest like first, for the client and for owners", async ({
    like,
    likedVoices,
    client,
    voiceIds,
    owner,
  }) => {
    await like(a);
    await like(a, b);
    const answer = await likedVoices(client);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject([
      { voiceId: voiceIds[1], voiceMp3: b, gender: "Female", voiceColorNames: ["WARM"], seconds: null },
      { voiceId: voiceIds[0], voiceMp3: a, peaks: null, transcript: null },
    ]);
    expect((await likedVoices(owner)).body).toBe(answer.body);
  });

  test("of another client, of nobody and of an owner are the same 404", async ({
    server,
    likedVoices,
    client,
    owner,
  }) => {
    const other = await server.createClient();
    const answers = [
      await likedVoices(other),
      await likedVoices(client, "nobody"),
      await likedVoices(client, owner.userName),
      await likedVoices(owner, "nobody"),
      await likedVoices(owner, owner.userName),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe("Client not found.");
    }
  });

  test("need a session", async ({ server, client }) => {
    const answer = await server.inject({ url: `/api/v1/clients/${client.userName}/liked-voices` });
    expect(answer.statusCode).toBe(401);
  });
});
