import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Client } from "#contract/clients/clients.ts";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { attempts } from "#server/db/schema/operations.ts";
import { sessions } from "#server/db/schema/people.ts";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import { noticeConsent } from "#server/voices/consent-job.ts";
import { readZip } from "#test/export/read-zip.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";

const wanted = "Görünmeyen Ses";
const day = 24 * 60;

// Of its artist other samples stay on the public page; the lists hold none of them.
const namesArtist = ["lists", "lists/mine", "lists/owners", "exports/mine", "exports/owners", "guest"];
const shows = (name: string) => (namesArtist.includes(name) ? /hidden\.mp3|Görünmeyen/ : /hidden\.mp3/);

type VoiceChange = Partial<typeof voices.$inferInsert>;

const test = base
  // An artist with three samples, of which the first has an own file, stands on the public page, is liked by a client and
  // named by its offer.
  .extend("world", { scope: "file" }, async ({ server, db }) => {
    const [id = "", ...others] = await addArtist(
      db,
      "/audio/hidden.mp3",
      "https://samples.example/second",
      "https://samples.example/third",
    );
    const [otherId = ""] = await addArtist(db, "https://samples.example/another");
    const [artist] = await db.select({ id: voices.artistId }).from(voices).where(eq(voices.id, id));
    const artistId = artist?.id ?? "";
    const bytes = Buffer.from("sound");
    await server.parts.audio.put("kept.mp3", bytes, "audio/mpeg");
    await db.insert(audioFiles).values({
      name: "hidden.mp3",
      storageKey: "kept.mp3",
      mediaType: "audio/mpeg",
      byteLength: bytes.length,
      sha256: "hidden",
      seconds: 4,
      peaks: "ff00".repeat(64),
      transcriptText: "gizlenecek sözler",
      transcriptLanguage: "tr",
    });
    await db.update(voices).set({ shareFrom: "2020-01-01" });
    await db.update(voices).set({ audioName: "hidden.mp3" }).where(eq(voices.id, id));
    await db.update(voiceArtists).set({ name: wanted }).where(eq(voiceArtists.id, artistId));
    await bumpCatalogue(db);
    const [owner, client] = [await server.createOwner(), await server.createClient()];
    const write = (body: object) =>
      server.inject({
        method: "POST",
        url: `/api/v1/clients/update/${client.userName}`,
        headers: client.headers,
        payload: body,
      });
    const offer = { budget: 5, platform: "TV", version: 1, voiceIds: [id] };
    const { offers } = (
      await write({ likedVoiceMp3s: ["/audio/hidden.mp3"], offers: [offer] })
    ).json<Client>();
    await server.inject({
      method: "POST",
      url: "/api/v1/showcase",
      headers: owner.headers,
      payload: { voiceIds: [id, ...others] },
    });
    const listIds: string[] = [];
    for (const { headers } of [client, owner]) {
      const payload = { name: "Liste", voiceIds: [id] };
      const made = await server.inject({ method: "POST", url: "/api/v1/lists", headers, payload });
      listIds.push(made.json<VoiceListDetails>().listId);
    }
    const { roomId, token } = await openRoom(server, {
      makerId: client.userId,
      voiceIds: [id, otherId],
      isBlind: false,
    });
    const offerId = offers[0]?.offerId ?? "";
    return { id, others, artistId, owner, client, listIds, offerId, roomId, token, write, offer };
  })
  // What each address that shows voices answers, as text; those of somebody signed in are asked by both.
  .extend("answers", ({ server, db, world }) => async () => {
    const { id, others, client, owner, listIds, roomId, token } = world;
    const paths = [
      "voices",
      "voices?size=100&order=name",
      "voices?size=100&order=shuffled&seed=3",
      "voices?gender=Female&languageNames=TURKISH&order=newest",
      "voices?q=G%C3%B6r%C3%BCnmeyen",
      "voices?q=gizlenecek&order=best",
      `voices?voiceId=${id}`,
      `voices?sameArtist=${id}`,
      `voices?sameArtist=${others[0]}`,
      "voices/suggestions?q=gizlenecek",
      `voices/pace?voiceId=${id}&voiceId=${others[0]}&language=TURKISH`,
      `clients/${client.userName}/liked-voices`,
    ];
    const found: string[] = [];
    for (const { headers } of [client, owner])
      for (const path of paths) {
        const { body } = await server.inject({ url: `/api/v1/${path}`, headers });
        if (body.includes(id) || body.includes("sözler") || body.includes("hidden.mp3")) found.push(path);
      }
    const open = {
      lists: { url: "/api/v1/lists", headers: client.headers },
      "lists/mine": { url: `/api/v1/lists/${listIds[0]}`, headers: client.headers },
      "lists/owners": { url: `/api/v1/lists/${listIds[1]}`, headers: owner.headers },
      "auth/me": { url: "/api/v1/auth/me", headers: client.headers },
      showcase: { url: "/api/v1/showcase" },
      audio: { url: "/audio/hidden.mp3" },
      choices: { url: "/api/v1/showcase/choices", headers: owner.headers },
      "clients/update": {
        method: "POST",
        url: `/api/v1/clients/update/${client.userName}`,
        headers: client.headers,
        payload: {},
      },
      rooms: { url: `/api/v1/rooms/${roomId}`, headers: client.headers },
      guest: { url: `/api/v1/guest/${token}` },
      "guest/audio": { url: `/api/v1/guest/${token}/audio/A` },
    } as const;
    for (const [name, call] of Object.entries(open)) {
      const { body, statusCode } = await server.inject(call);
      if (name.endsWith("audio") ? statusCode !== 404 : shows(name).test(body)) found.push(name);
    }
    const exported = {
      "exports/mine": { url: "/api/v1/account/export", headers: client.headers },
      "exports/owners": {
        url: `/api/v1/clients/accounts/${client.accountId}/export`,
        headers: owner.headers,
      },
    };
    await db.delete(attempts); // more downloads are asked for here than a day has
    for (const [name, call] of Object.entries(exported)) {
      const files = readZip((await server.inject(call)).rawPayload);
      // An offer keeps what it was made with.
      files.delete("offers.json");
      if (shows(name).test([...files.values()].join(""))) found.push(name);
    }
    return [...new Set(found)].toSorted();
  })
  // Sets the clock, and lets everybody stay signed in.
  .extend("move", ({ server, db }) => async (minutes: number) => {
    server.clock.jump(minutes);
    const now = server.clock.read();
    await db.update(sessions).set({ createdAt: now, lastUsedAt: now, provenAt: now });
  })
  .extend("change", ({ db, world }) => async (to: VoiceChange) => {
    await db
      .update(voices)
      .set({ url: "/audio/hidden.mp3", ...to })
      .where(eq(voices.id, world.id));
    await bumpCatalogue(db);
  });

const everywhere = [
  "audio",
  "auth/me",
  "choices",
  "clients/client-1/liked-voices",
  "clients/update",
  "exports/mine",
  "exports/owners",
  "guest",
  "guest/audio",
  "lists",
  "lists/mine",
  "lists/owners",
  "rooms",
  "showcase",
  "voices",
  "voices/pace?",
  "voices/suggestions?q=gizlenecek",
  "voices?gender=Female&languageNames=TURKISH&order=newest",
  "voices?q=G%C3%B6r%C3%BCnmeyen",
  "voices?q=gizlenecek&order=best",
  "voices?sameArtist=",
  "voices?size=100&order=name",
  "voices?size=100&order=shuffled&seed=3",
  "voices?voiceId=",
];

const kinds = (found: string[]) => [
  ...new Set(
    found.map((path) =>
      path.replace(/(voiceId=|sameArtist=|pace\?).*/, "$1").replace(/client-\d+/, "client-1"),
    ),
  ),
];

/** Every way in which a sample stops being visible, and back. */
const ways: [string, VoiceChange, Partial<typeof voiceArtists.$inferInsert>][] = [
  ["hidden", { state: "hidden" }, {}],
  ["a draft", { state: "draft" }, {}],
  ["of a hidden artist", {}, { state: "hidden" }],
  ["of an archived artist", {}, { state: "archived" }],
  ["of an artist that is a draft", {}, { state: "draft" }],
  ["without consent", { publishFrom: null }, {}],
  ["with consent that has ended", { publishUntil: "2020-02-01" }, {}],
  ["with consent that has not begun", { publishFrom: "2999-01-01" }, {}],
];

test.for(ways)(
  "a sample that is %s is nowhere, and comes back",
  async ([, sample, artist], { world, db, answers, change }) => {
    expect(kinds(await answers())).toEqual(everywhere);
    const ofArtist = eq(voiceArtists.id, world.artistId);
    await db
      .update(voiceArtists)
      .set({ state: "published", ...artist })
      .where(ofArtist);
    await change(sample);
    expect(await answers()).toEqual([]);
    await db.update(voiceArtists).set({ state: "published" }).where(ofArtist);
    await change({ state: "published", publishFrom: "2020-01-01", publishUntil: null });
    expect(kinds(await answers())).toEqual(everywhere);
  },
);

test("one that is not shared any more is neither on the public page nor in a room", async ({
  answers,
  change,
}) => {
  const shared = ["choices", "guest", "guest/audio", "showcase"];
  for (const to of [{ shareFrom: null }, { shareFrom: "2020-01-01", shareUntil: "2020-02-01" }]) {
    await change(to);
    expect(kinds(await answers())).toEqual(everywhere.filter((name) => !shared.includes(name)));
  }
  await change({ shareUntil: null });
  expect(kinds(await answers())).toEqual(everywhere);
});

test("consent ends with its last day, at every read and without a write, and the job raises the generation once", async ({
  server,
  answers,
  change,
  move,
}) => {
  const { parts } = server;
  await noticeConsent(parts);
  await change({ publishUntil: ahead(agencyToday(parts), { days: 1 }) });
  await move(day);
  expect(kinds(await answers())).toEqual(everywhere);
  expect(await noticeConsent(parts)).toBe(false);
  await move(day);
  expect(await answers()).toEqual([]);
  expect(await noticeConsent(parts)).toBe(true);
  expect(await noticeConsent(parts)).toBe(false);
  await move(-2 * day);
  expect(kinds(await answers())).toEqual(everywhere);
  await change({ publishUntil: null });
});

test("an ETag from the day before is no answer for today", async ({ server, world, move }) => {
  const ask = (headers = {}) =>
    server.inject({ url: "/api/v1/voices", headers: { ...world.client.headers, ...headers } });
  const { etag } = (await ask()).headers;
  expect((await ask({ "if-none-match": String(etag) })).statusCode).toBe(304);
  await move(day);
  expect((await ask({ "if-none-match": String(etag) })).statusCode).toBe(200);
  await move(-day);
});

test("a like of a hidden voice stays without effect, and cannot be made", async ({
  server,
  world,
  change,
  client: stranger,
}) => {
  const { write, client } = world;
  const liked = async () =>
    (await server.inject({ url: "/api/v1/auth/me", headers: client.headers })).json<Client>().likedVoiceMp3s;
  await change({ state: "hidden" });
  expect((await write({ likedVoiceMp3s: [] })).statusCode).toBe(200);
  expect((await write({ likedVoiceMp3s: ["/audio/hidden.mp3"] })).statusCode).toBe(200);
  expect(await liked()).toEqual([]);
  const other = await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${stranger.userName}`,
    headers: stranger.headers,
    payload: { likedVoiceMp3s: ["/audio/hidden.mp3"] },
  });
  expect([other.statusCode, other.headers["problem-code"]]).toEqual([422, "unknown-voice-url"]);
  await change({ state: "published" });
  expect(await liked()).toEqual(["/audio/hidden.mp3"]);
});

test("an offer cannot name a hidden voice; an older one stays readable, says so and is heard", async ({
  server,
  world,
  change,
  client: stranger,
}) => {
  const { write, offer, offerId, client, owner, id } = world;
  await change({ state: "hidden" });
  const refused = await write({ offers: [offer] });
  expect([refused.statusCode, refused.headers["problem-code"]]).toEqual([422, "unknown-voice"]);
  const answer = await server.inject({ url: `/api/v1/offers/${offerId}`, headers: client.headers });
  expect(answer.json<OfferDetails>().voices).toMatchObject([{ voiceId: id, isGone: true }]);
  const hear = async (headers: Record<string, string>, query = "") => {
    const {
      statusCode,
      body,
      headers: told,
    } = await server.inject({
      url: `/api/v1/voices/${id}/audio${query}`,
      headers,
    });
    return [statusCode, statusCode === 200 ? body : "", told["cache-control"]];
  };
  const heard = [200, "sound", "private, no-store"];
  expect(await hear(client.headers)).toEqual(heard);
  expect(await hear(owner.headers)).toEqual(heard);
  expect((await hear(stranger.headers))[0]).toBe(404);
  expect((await hear(owner.headers, "?file=other.mp3"))[0]).toBe(404);
  // The offer shows the file that it was made with.
  await change({ audioName: null, url: "https://samples.example/new" });
  expect(await hear(client.headers, "?file=hidden.mp3")).toEqual(heard);
  await change({ audioName: "hidden.mp3", url: "/audio/hidden.mp3", state: "published" });
});

test("a file that no sample names plays for its day", async ({ server, db, change, move }) => {
  const ask = async () => (await server.inject({ url: "/audio/hidden.mp3" })).statusCode;
  await change({ audioName: null });
  await db.update(audioFiles).set({ createdAt: server.clock.read() });
  expect(await ask()).toBe(200);
  await move(day + 1);
  expect(await ask()).toBe(404);
  await move(-day - 1);
  await change({ audioName: "hidden.mp3" });
});
