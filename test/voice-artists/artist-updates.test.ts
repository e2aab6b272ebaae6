import { describe, expect } from "vitest";
import { test, url } from "./artist-fixtures.ts";
import { artistDraft } from "./calls.ts";

const entry = (voiceId: string | undefined) => ({ voiceId, voiceMp3: "https://example.com/new.mp3" });

describe("updating an artist", () => {
  test("replaces the fields and the sample of its own voice, which keeps its id and place", async ({
    create,
    update,
    library,
    lastAudit,
  }) => {
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
      voices: [{ voiceId: voice?.voiceId, voiceMp3: "/audio/own.mp3", seconds: 4.5 }],
    };
    expect(answer.json()).toMatchObject(expected);
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

  test("keeps voices that are not named", async ({ create, update }) => {
    const artist = await create({ voices: [{ voiceMp3: url }] });
    expect((await update(artist, { age: 40 })).json()).toEqual({ ...artist, age: 40 });
  });

  test("renames, also to another case of its own name, and the old name is gone", async ({
    create,
    update,
    calls,
  }) => {
    const artist = await create();
    expect((await update(artist, { name: "AYŞE ÖZ" })).json()).toMatchObject({ name: "AYŞE ÖZ" });
    const renamed = { ...artist, name: "AYŞE ÖZ" };
    expect((await update(renamed, { name: "Fatma" })).statusCode).toBe(200);
    expect((await calls.read("Ayşe Öz")).statusCode).toBe(404);
    expect((await calls.names()).json()).toEqual(["Fatma"]);
  });

  test("refuses another's name, and what names the artist twice differently", async ({
    create,
    update,
    calls,
  }) => {
    const artist = await create();
    await create({ name: "Fatma" });
    expect((await update(artist, { name: "FATMA" })).statusCode).toBe(409);
    const differing = await calls.update(artist.name, { ...artist, artistName: "Fatma", voices: [] });
    expect(differing.statusCode).toBe(400);
    expect((await calls.read("Ayşe Öz")).json()).toEqual(artist);
  });

  test("refuses another artist's voice, an unknown one and one named twice, with nothing written", async ({
    create,
    update,
    calls,
  }) => {
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

  test("of an unknown artist answers 404 with its sentence", async ({ calls }) => {
    const answer = await calls.update("Nobody", { ...artistDraft(), artistName: "Nobody", voices: [] });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe("Voice artist not found.");
    expect((await calls.read("Nobody")).headers["problem-code"]).toBe("voice-artist-not-found");
  });
});
