import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { test } from "./kept-fixtures.ts";

const [one, two, three] = ["https://a.example/1.mp3", "https://a.example/2.mp3", "https://a.example/3.mp3"];

describe("an artist's history", () => {
  test("tells who changed what to what, names in words, newest first and page by page", async ({
    make,
    save,
    history,
    change,
    owner,
  }) => {
    const { artistId, samples } = await make("Ayşe Öz", one);
    const voiceId = samples[0]?.voiceId ?? "";
    await save(artistId, { name: "Ayşe Su", samples: [{ voiceId, title: "Reklam" }] });
    await change("hide", artistId);
    const { content, totalElements } = await history(artistId);
    expect(totalElements).toBe(3);
    expect(content.map(({ action, canBeRestored }) => [action, canBeRestored])).toEqual([
      ["voice-artist.state", true],
      ["voice-artist.update", true],
      ["voice-artist.create", true],
    ]);
    expect(content[1]).toMatchObject({
      actor: { userName: owner.userName, name: "Deniz Ada" },
      changes: [
        { field: "name", sample: null, before: "Ayşe Öz", after: "Ayşe Su" },
        { field: "title", sample: "Reklam", before: "", after: "Reklam" },
      ],
    });
    expect((await history(artistId, "?size=1&page=2")).content).toMatchObject([{ changes: [] }]);
  });

  test("shows entries of older versions, which cannot be restored", async ({
    make,
    history,
    restore,
    db,
  }) => {
    const { artistId } = await make("Ayşe Öz");
    const changes = { name: ["Ayşe", "Ayşe Öz"], age: [33, 34] };
    await db
      .insert(historyRecords)
      .values({ action: "voice-artist.update", subjectId: artistId, changes })
      .returning();
    const [entry] = (await history(artistId)).content;
    expect(entry).toMatchObject({
      canBeRestored: false,
      changes: [
        { field: "name", before: "Ayşe", after: "Ayşe Öz" },
        { field: "age", before: 33, after: 34 },
      ],
    });
    for (const id of [entry?.id, "999999", "x", "1 or 1"]) {
      const refused = await restore(artistId, id);
      expect([refused.statusCode, refused.headers["problem-code"]]).toEqual([422, "nothing-to-restore"]);
    }
  });
});

describe("restoring", () => {
  test("brings back fields, sounds, order and removed samples, never state or consent, and is an entry itself", async ({
    make,
    save,
    history,
    restore,
    read,
    change,
    server,
  }) => {
    const today = agencyToday(server.parts);
    const made = await make("Ayşe Öz", one, two);
    const { artistId } = made;
    const [first = "", second = ""] = made.samples.map(({ voiceId }) => voiceId);
    const publish = { from: today, until: today };
    await save(artistId, {
      name: "Başka",
      age: 50,
      samples: [
        { voiceMp3: three, title: "Sonradan" },
        {
          voiceId: second,
          voiceMp3: three,
          state: "hidden",
          consent: { publish, share: null, fileId: null },
        },
      ],
      removed: [first],
    });
    await change("archive", artistId);
    const entryId = (await history(artistId)).content.at(-1)?.id;
    const answer = await restore(artistId, entryId);
    expect(answer.statusCode).toBe(200);
    const restored = await read(artistId);
    expect(answer.json()).toEqual(restored);
    expect(restored).toMatchObject({ name: "Ayşe Öz", age: made.age, state: "archived" });
    expect(restored.samples.map(({ voiceId, voiceMp3, state }) => [voiceId, voiceMp3, state])).toEqual([
      [first, one, "draft"],
      [second, two, "hidden"],
      [expect.any(String), three, "draft"],
    ]);
    expect(restored.samples.map(({ consent }) => consent.publish)).toEqual([null, publish, null]);
    const [entry] = (await history(artistId)).content;
    expect(entry).toMatchObject({ action: "voice-artist.restore", canBeRestored: true });
    expect(entry?.changes).toContainEqual({
      field: "name",
      sample: null,
      voiceId: null,
      before: "Başka",
      after: "Ayşe Öz",
    });
  });

  test("a taken name is 409 and an older copy 412, with nothing written", async ({
    make,
    save,
    history,
    restore,
    read,
    send,
  }) => {
    const { artistId } = await make("Ayşe Öz", one);
    await save(artistId, { name: "Başka", age: 50 });
    await make("AYŞE ÖZ");
    const entryId = (await history(artistId)).content.at(-1)?.id;
    const before = await read(artistId);
    const taken = await restore(artistId, entryId);
    expect([taken.statusCode, taken.headers["problem-code"]]).toEqual([409, "name-taken"]);
    expect((await restore(artistId, entryId, { "if-match": '"old"' })).statusCode).toBe(412);
    // Another artist's entry is none of this one's.
    const other = await make("Fatma");
    const [theirs] = (await history(other.artistId)).content;
    expect((await restore(artistId, theirs?.id)).statusCode).toBe(422);
    expect(await read(artistId)).toEqual(before);
    expect((await send("/1/restore", { entryId: "1" })).statusCode).toBe(404);
  });

  test("undoes what the calls of the specification changed", async ({
    make,
    calls,
    db,
    history,
    restore,
  }) => {
    const { artistId, samples, ...made } = await make("Ayşe Öz", one);
    const fields = { age: 60, gender: made.gender, ageRanges: made.ageRanges };
    const voiceId = samples[0]?.voiceId ?? "";
    const update = {
      ...fields,
      artistName: "Ayşe Öz",
      name: "Ayşe Öz",
      voiceColors: made.voiceColors,
      languages: made.languages,
      voices: [{ voiceId, voiceMp3: two }],
    };
    expect((await calls.update("Ayşe Öz", update)).statusCode).toBe(200);
    const [entry, first] = (await history(artistId)).content;
    expect(entry?.changes).toEqual([
      { field: "age", sample: null, voiceId: null, before: made.age, after: 60 },
      { field: "voiceMp3", sample: "", voiceId, before: one, after: two },
    ]);
    const restored = (await restore(artistId, first?.id)).json<KeptArtist>();
    expect(restored).toMatchObject({ age: made.age, samples: [{ voiceMp3: one, state: "published" }] });
    expect((await db.select().from(voices).where(eq(voices.id, voiceId)))[0]?.url).toBe(one);
  });
});
