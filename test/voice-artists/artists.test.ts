import { describe, expect } from "vitest";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { peaks, test, url } from "./artist-fixtures.ts";
import { artistCalls, artistDraft } from "./calls.ts";

describe("creating an artist", () => {
  test("stores it with its sample, shows it in the library at once, and audits it", async ({
    db,
    calls,
    library,
    lastAudit,
    owner,
  }) => {
    const before = await readGeneration(db);
    const answer = await calls.create(artistDraft({ voices: [{ voiceMp3: "/audio/own.mp3" }] }));
    expect(answer.statusCode).toBe(201);
    const artist = answer.json<VoiceArtist>();
    expect(artist).toEqual({
      ...artistDraft(),
      voices: [
        {
          voiceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          voiceMp3: "/audio/own.mp3",
          seconds: 4.5,
          peaks,
          transcript: null,
        },
      ],
    });
    expect((await calls.read("Ayşe Öz")).json()).toEqual(artist);
    expect((await library()).content).toMatchObject([
      { voiceArtistName: "Ayşe Öz", voiceMp3: "/audio/own.mp3", seconds: 4.5, peaks, transcript: null },
    ]);
    expect(await readGeneration(db)).toBe(before + 1);
    const entry = await lastAudit();
    expect(entry).toMatchObject({
      actorId: owner.userId,
      action: "voice-artist.create",
      changes: { values: { age: 34, samples: [{ voiceMp3: "/audio/own.mp3" }] } },
    });
    // Names stand in the record as ids alone.
    expect(JSON.stringify(entry)).not.toContain("Öz");
  });

  test("needs no sample, and a foreign one has no seconds or peaks", async ({ calls, library }) => {
    expect((await calls.create(artistDraft())).json()).toMatchObject({ voices: [] });
    await calls.create(artistDraft({ name: "Other", voices: [{ voiceMp3: url }] }));
    expect((await library()).content).toMatchObject([{ voiceMp3: url, seconds: null, peaks: null }]);
  });

  test.for([
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
  ] as const)("refuses %j", async ([more], { calls, db }) => {
    const answer = await calls.create({ ...artistDraft(), ...more });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["problem-code"]).toBe("invalid-input");
    expect(await db.$count(voiceArtists)).toBe(0);
  });

  test("refuses a sample of ours that was never uploaded, and stores nothing", async ({ db, calls }) => {
    const before = await readGeneration(db);
    const answer = await calls.create(
      artistDraft({ voices: [{ voiceMp3: url }, { voiceMp3: "/audio/unknown.mp3" }] }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toBe("A voice sample needs an http or https URL, or an uploaded file.");
    expect(await db.$count(voiceArtists)).toBe(0);
    expect(await readGeneration(db)).toBe(before);
  });

  test("lets one of two through who come with the same name at the same time", async ({ calls }) => {
    const answers = await Promise.all(
      ["Işıl", "IŞIL", "ışıl", "İşil"].map((name) => calls.create(artistDraft({ name }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.body).toBe("An artist with this name already exists.");
    expect(refused?.headers["problem-code"]).toBe("name-taken");
  });
});

test("the names are sorted as Turkish is", async ({ calls }) => {
  const sorted = ["Çağla", "Deniz", "Ilgın", "İpek", "Öykü", "Pelin", "Şule", "Zeynep"];
  for (const name of sorted.toReversed()) await calls.create(artistDraft({ name }));
  expect((await calls.names()).json()).toEqual(sorted);
});

test("all of it is for owners", async ({ server, db }) => {
  const asClient = artistCalls(server, await server.createClient());
  for (const answer of [
    await asClient.create(artistDraft()),
    await asClient.names(),
    await asClient.read("x"),
    await asClient.update("x", {}),
  ])
    expect(answer.statusCode).toBe(403);
  expect(await db.$count(voiceArtists)).toBe(0);
});
