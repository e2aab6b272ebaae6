import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import { artistNames, audioFiles, likes, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { test } from "./kept-fixtures.ts";

const [one, two, three] = ["https://a.example/1.mp3", "https://a.example/2.mp3", "https://a.example/3.mp3"];
const states = ({ state, samples }: KeptArtist) => [state, ...samples.map((sample) => sample.state)];

describe("states of artists", () => {
  test("publishing publishes draft samples with valid consent; hidden ones stay, and so do drafts without it", async ({
    make,
    change,
    read,
    db,
    server,
    library,
    lastAudit,
  }) => {
    const { artistId, samples } = await make("Ayşe Öz", one, two, three);
    const ended = ahead(agencyToday(server.parts), { days: -1 });
    await db.update(voiceArtists).set({ state: "draft" });
    await db.update(voices).set({ state: "draft", publishedAt: null });
    const set = (nth: number, values: Partial<typeof voices.$inferInsert>) =>
      db
        .update(voices)
        .set(values)
        .where(eq(voices.id, samples[nth]?.voiceId ?? ""));
    await set(1, { state: "hidden" });
    await set(2, { publishUntil: ended });
    expect(await change("publish", artistId)).toEqual([{ artistId, state: "published", problem: null }]);
    expect(states(await read(artistId))).toEqual(["published", "published", "hidden", "draft"]);
    expect((await library()).content.map(({ voiceMp3 }) => voiceMp3)).toContain(one);
    const entry = await lastAudit();
    expect(entry).toMatchObject({ action: "voice-artist.state", changes: { state: ["draft", "published"] } });
    await change("publish", artistId);
    expect((await lastAudit())?.id).toBe(entry?.id);
  });

  test("each artist has a result, in the reader's language, and none stops another", async ({
    make,
    change,
    db,
    read,
  }) => {
    const [shown, kept, unsigned] = [await make("Bir", one), await make("İki", two), await make("Üç", three)];
    const stranger = randomUUID();
    await db.update(voiceArtists).set({ state: "archived" }).where(eq(voiceArtists.id, kept.artistId));
    await db
      .update(voices)
      .set({ state: "draft", publishFrom: null })
      .where(eq(voices.artistId, unsigned.artistId));
    await db.update(voiceArtists).set({ state: "draft" }).where(eq(voiceArtists.id, unsigned.artistId));
    const ids = [stranger, kept.artistId, unsigned.artistId, shown.artistId];
    expect((await change("publish", ...ids)).map(({ state, problem }) => [state, problem])).toEqual([
      [null, "Voice artist not found."],
      ["archived", "This artist is archived. Bring the artist back first."],
      ["draft", "A sample can be published only with the artist’s valid consent."],
      ["published", null],
    ]);
    expect((await change("restore", shown.artistId, kept.artistId)).map(({ state }) => state)).toEqual([
      "published",
      "hidden",
    ]);
    expect((await change("hide", shown.artistId))[0]?.state).toBe("hidden");
    expect(states(await read(shown.artistId))).toEqual(["hidden", "published"]);
  });

  test("more than 50 at once, and the same one twice, are refused", async ({ send }) => {
    const many = Array.from({ length: 51 }, () => randomUUID());
    const [first = ""] = many;
    for (const artistIds of [many, [first, first], []])
      expect((await send("/state", { artistIds, to: "hide" })).statusCode).toBe(400);
  });

  test("erasing takes an archived artist that no offer names with likes, files and names; the record keeps ids", async ({
    make,
    save,
    change,
    ask,
    server,
    db,
    client,
    upload,
  }) => {
    const [first, second] = [await upload(), await upload()];
    const { artistId, samples } = await make("Silinecek Kişi", `/audio/${first}`);
    const voiceId = samples[0]?.voiceId ?? "";
    await save(artistId, { name: "Yeni Adı", samples: [{ voiceId, voiceMp3: `/audio/${second}` }] });
    await db.insert(likes).values({ accountId: client.accountId ?? "", voiceId });
    expect((await change("erase", artistId))[0]).toMatchObject({
      state: "published",
      problem: "Only an archived artist can be erased or brought back.",
    });
    await change("archive", artistId);
    expect(await change("erase", artistId)).toEqual([{ artistId, state: null, problem: null }]);
    expect((await ask(`/${artistId}`)).statusCode).toBe(404);
    expect(await db.$count(likes)).toBe(0);
    expect(await db.$count(artistNames, eq(artistNames.artistId, artistId))).toBe(0);
    for (const name of [first, second]) {
      expect(await db.$count(audioFiles, eq(audioFiles.name, name))).toBe(0);
      expect(await server.parts.audio.stat(name)).toBeUndefined();
    }
    const entries = await db.select().from(historyRecords).where(eq(historyRecords.subjectId, artistId));
    const erased = entries.filter(({ action }) => action === "voice-artist.erase");
    expect(erased).toMatchObject([{ changes: {} }]);
    expect(JSON.stringify(entries)).not.toMatch(/Silinecek|Yeni Adı/);
  });

  test("an artist that an offer names is never erased", async ({ make, change, offer, read }) => {
    const { artistId, samples } = await make("Ayşe Öz", one);
    await offer(samples[0]?.voiceId ?? "");
    await change("archive", artistId);
    expect(await read(artistId)).toMatchObject({ canBeErased: false });
    expect((await change("erase", artistId))[0]).toMatchObject({
      state: "archived",
      problem: "An artist named in an offer cannot be erased.",
    });
  });
});
