import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import type { VoicePage } from "#contract/voices.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema.ts";
import { auditRecords } from "#server/db/upkeep-schema.ts";
import type { Person } from "#test/support/people.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";
import { artistCalls, artistDraft } from "./calls.ts";

const peaks = "0f".repeat(64);
const url = "https://example.com/a.mp3";

let server: TestServer;
let owner: Person;
let calls: ReturnType<typeof artistCalls>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.createOwner();
  calls = artistCalls(server, owner);
  await server.parts.db.insert(audioFiles).values({
    name: "own.mp3",
    storageKey: "own.mp3",
    mediaType: "audio/mpeg",
    byteLength: 10,
    sha256: "0",
    seconds: 4.5,
    peaks,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.parts.db.delete(voices);
  await server.parts.db.delete(voiceArtists);
});

const library = async (query = "") => {
  const answer = await server.inject({ url: `/api/v1/voices${query}`, headers: owner.headers });
  return answer.json<VoicePage>();
};

const lastAudit = async () => (await server.parts.db.select().from(auditRecords)).at(-1);

const create = async (more = {}) => (await calls.create(artistDraft(more))).json<VoiceArtist>();
const update = (artist: VoiceArtist, more = {}) =>
  calls.update(artist.name, { ...artist, artistName: artist.name, voices: [], ...more });
const entry = (voiceId: string | undefined) => ({ voiceId, voiceMp3: "https://example.com/new.mp3" });

describe("creating an artist", () => {
  test("stores it with its sample, shows it in the library at once, and audits it", async () => {
    const before = await readGeneration(server.parts.db);
    const answer = await calls.create(artistDraft({ voices: [{ voiceMp3: "/audio/own.mp3" }] }));
    expect(answer.statusCode).toBe(201);
    const artist = answer.json<VoiceArtist>();
    expect(artist).toEqual({
      ...artistDraft(),
      voices: [{ voiceId: expect.stringMatching(/^[0-9a-f-]{36}$/), voiceMp3: "/audio/own.mp3" }],
    });
    expect((await calls.read("Ayşe Öz")).json()).toEqual(artist);
    expect((await library()).content).toMatchObject([
      { voiceArtistName: "Ayşe Öz", voiceMp3: "/audio/own.mp3", seconds: 4.5, peaks, transcript: null },
    ]);
    expect(await readGeneration(server.parts.db)).toBe(before + 1);
    expect(await lastAudit()).toMatchObject({
      actorId: owner.userId,
      action: "voice-artist.create",
      changes: { name: "Ayşe Öz", age: 34 },
    });
  });

  test("needs no sample, and a foreign one has no seconds or peaks", async () => {
    expect((await calls.create(artistDraft())).json()).toMatchObject({ voices: [] });
    await calls.create(artistDraft({ name: "Other", voices: [{ voiceMp3: url }] }));
    expect((await library()).content).toMatchObject([{ voiceMp3: url, seconds: null, peaks: null }]);
  });

  test.each([
    [{ age: 0 }],
    [{ age: 121 }],
    [{ age: 30.5 }],
    [{ age: "34" }],
    [{ age: null }],
    [{ gender: "Other" }],
    [{ gender: "male" }],
    [{ languages: ["KLINGON"] }],
    [{ languages: ["TURKISH", "TURKISH"] }],
    [{ voiceColors: "WARM" }],
    [{ voices: [{ voiceId: "x", voiceMp3: url }] }],
    [{ name: "" }],
    [{ name: undefined }],
    [{ popularity: 5 }],
  ])("refuses %j", async (more) => {
    const answer = await calls.create({ ...artistDraft(), ...more });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["problem-code"]).toBe("invalid-input");
    expect(await server.parts.db.$count(voiceArtists)).toBe(0);
  });

  test("refuses a sample of ours that was never uploaded, and stores nothing", async () => {
    const before = await readGeneration(server.parts.db);
    const answer = await calls.create(
      artistDraft({ voices: [{ voiceMp3: url }, { voiceMp3: "/audio/unknown.mp3" }] }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toBe("A voice sample needs an http or https URL, or an uploaded file.");
    expect(await server.parts.db.$count(voiceArtists)).toBe(0);
    expect(await readGeneration(server.parts.db)).toBe(before);
  });

  test("lets one of two through who come with the same name at the same time", async () => {
    const answers = await Promise.all(
      ["Işıl", "IŞIL", "ışıl", "İşil"].map((name) => calls.create(artistDraft({ name }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.body).toBe("An artist with this name already exists.");
    expect(refused?.headers["problem-code"]).toBe("name-taken");
  });
});

describe("updating an artist", () => {
  test("replaces the fields and the sample of its own voice, which keeps its id and place", async () => {
    const artist = await create({ voices: [{ voiceMp3: url }] });
    await create({ name: "Newer", voices: [{ voiceMp3: "https://example.com/newer.mp3" }] });
    const [voice] = artist.voices;
    const answer = await update(artist, {
      age: 35,
      languages: ["ENGLISH"],
      voices: [{ voiceId: voice?.voiceId, voiceMp3: "/audio/own.mp3" }],
    });
    expect(answer.statusCode).toBe(200);
    const expected = {
      ...artist,
      age: 35,
      languages: ["ENGLISH"],
      voices: [{ voiceId: voice?.voiceId, voiceMp3: "/audio/own.mp3" }],
    };
    expect(answer.json()).toEqual(expected);
    expect((await library()).content.map(({ voiceMp3 }) => voiceMp3)).toEqual([
      "https://example.com/newer.mp3",
      "/audio/own.mp3",
    ]);
    expect((await library("?languageNames=ENGLISH")).content).toMatchObject([{ seconds: 4.5 }]);
    expect(await lastAudit()).toMatchObject({
      action: "voice-artist.update",
      changes: { age: [34, 35], languages: [["TURKISH"], ["ENGLISH"]] },
    });
  });

  test("keeps voices that are not named", async () => {
    const artist = await create({ voices: [{ voiceMp3: url }] });
    expect((await update(artist, { age: 40 })).json()).toEqual({ ...artist, age: 40 });
  });

  test("renames, also to another case of its own name, and the old name is gone", async () => {
    const artist = await create();
    expect((await update(artist, { name: "AYŞE ÖZ" })).json()).toMatchObject({ name: "AYŞE ÖZ" });
    const renamed = { ...artist, name: "AYŞE ÖZ" };
    expect((await update(renamed, { name: "Fatma" })).statusCode).toBe(200);
    expect((await calls.read("Ayşe Öz")).statusCode).toBe(404);
    expect((await calls.names()).json()).toEqual(["Fatma"]);
  });

  test("refuses another's name, and what names the artist twice differently", async () => {
    const artist = await create();
    await create({ name: "Fatma" });
    expect((await update(artist, { name: "FATMA" })).statusCode).toBe(409);
    const differing = await calls.update(artist.name, { ...artist, artistName: "Fatma", voices: [] });
    expect(differing.statusCode).toBe(400);
    expect((await calls.read("Ayşe Öz")).json()).toEqual(artist);
  });

  test("refuses another artist's voice, an unknown one and one named twice, with nothing written", async () => {
    const artist = await create({ voices: [{ voiceMp3: url }] });
    const other = await create({ name: "Other", voices: [{ voiceMp3: url }] });
    const own = artist.voices[0]?.voiceId;
    for (const [entries, status] of [
      [[entry(own), entry(other.voices[0]?.voiceId)], 422],
      [[entry(own), entry("00000000-0000-4000-8000-000000000000")], 422],
      [[entry(own), entry("1")], 422],
      [[entry(own), entry(own?.toUpperCase())], 400],
    ] as const) {
      const answer = await update(artist, { age: 99, voices: entries });
      expect(answer.statusCode).toBe(status);
      expect((await calls.read(artist.name)).json()).toEqual(artist);
    }
  });

  test("of an unknown artist answers 404 with its sentence", async () => {
    const answer = await calls.update("Nobody", { ...artistDraft(), artistName: "Nobody", voices: [] });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe("Voice artist not found.");
    expect((await calls.read("Nobody")).headers["problem-code"]).toBe("voice-artist-not-found");
  });
});

test("the names are sorted as Turkish is", async () => {
  const sorted = ["Çağla", "Deniz", "Ilgın", "İpek", "Öykü", "Pelin", "Şule", "Zeynep"];
  for (const name of sorted.toReversed()) await calls.create(artistDraft({ name }));
  expect((await calls.names()).json()).toEqual(sorted);
});

test("all of it is for owners", async () => {
  const asClient = artistCalls(server, await server.createClient());
  for (const answer of [
    await asClient.create(artistDraft()),
    await asClient.names(),
    await asClient.read("x"),
    await asClient.update("x", {}),
  ])
    expect(answer.statusCode).toBe(403);
  expect(await server.parts.db.$count(voiceArtists)).toBe(0);
});
