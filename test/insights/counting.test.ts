import { describe, expect } from "vitest";
import { insightLimits } from "#contract/constants/values/insights.ts";
import { ahead, agencyToday } from "#server/clock/agency-day.ts";
import { playCounts, searchCounts } from "#server/db/schema/insights.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { eq } from "drizzle-orm";
import { addArtist } from "#test/support/artists.ts";
import { test } from "./counting-fixtures.ts";

const unknown = crypto.randomUUID();
const codeOf = ({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }) => [
  statusCode,
  headers["problem-code"],
];

describe("a play", () => {
  test("of a client is counted by day and voice, and written together", async ({
    server,
    db,
    client,
    play,
    counted,
  }) => {
    const [first = "", second = ""] = await addArtist(db, "/audio/a.mp3", "/audio/b.mp3");
    const today = agencyToday(server.parts);
    for (const voiceId of [first, second, first]) {
      const answer = await play(client, voiceId);
      expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    }
    expect(await db.$count(playCounts)).toBe(0);
    const stored = (count: number, voiceId: string) => ({ day: today, voiceId, count });
    expect((await counted()).plays).toHaveLength(2);
    await play(await server.createClient(), first);
    expect((await counted()).plays).toEqual(expect.arrayContaining([stored(3, first), stored(1, second)]));
    server.clock.forward(24 * 60);
    const later = await server.createClient();
    await play(later, first);
    expect((await counted()).plays).toContainEqual({
      day: ahead(today, { days: 1 }),
      voiceId: first,
      count: 1,
    });
  });

  test("is refused of owners, of unknown and hidden voices, and past the limit of a minute", async ({
    server,
    db,
    play,
    counted,
  }) => {
    // A client who signed in just now: the clock may stand a day later.
    const client = await server.createClient();
    const [shown = "", hidden = ""] = await addArtist(db, "/audio/c.mp3", "/audio/d.mp3");
    await db.update(voices).set({ state: "hidden" }).where(eq(voices.id, hidden));
    expect(codeOf(await play(await server.createOwner(), shown))).toEqual([403, "forbidden"]);
    for (const voiceId of [unknown, hidden, "Elif Karaçay", "'; drop table voices"])
      expect(codeOf(await play(client, voiceId))).toEqual([404, "not-found"]);
    for (let nth = 0; nth < insightLimits.countedAMinute; nth += 1)
      expect((await play(client, shown)).statusCode).toBe(204);
    const over = await play(client, shown);
    expect(codeOf(over)).toEqual([429, "too-many-writes"]);
    expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
    expect((await play(await server.createClient(), shown)).statusCode).toBe(204);
    server.clock.forward(1);
    expect((await play(client, shown)).statusCode).toBe(204);
    expect((await counted()).plays.map(({ count }) => count)).toEqual([insightLimits.countedAMinute + 2]);
  });

  test("of a voice that is gone before it is written is nobody's", async ({ server, db, play, counted }) => {
    const [gone = "", kept = ""] = await addArtist(db, "/audio/e.mp3", "/audio/f.mp3");
    const client = await server.createClient();
    await play(client, gone);
    await play(client, kept);
    await db.delete(voices).where(eq(voices.id, gone));
    expect((await counted()).plays.map(({ voiceId }) => voiceId)).toEqual([kept]);
  });
});

describe("a search", () => {
  test("of a client is counted by what was chosen and by words that name filters", async ({
    server,
    search,
    counted,
  }) => {
    const client = await server.createClient();
    const combination = "languageNames=KURDISH&gender=Female&ageRangeNames=SENIOR";
    await search(client, "gender=Female&ageRangeNames=SENIOR&languageNames=KURDISH&kind=IVR");
    await search(client, `${combination}&order=name`);
    await search(client, `q=${encodeURIComponent("kürtçe kadın olgun Elif Karaçay 0532 111 22 33")}`);
    await search(client, "languageNames=GERMAN&languageNames=ARABIC");
    await search(client, "languageNames=ARABIC&languageNames=GERMAN&size=30");
    const stored = (await counted()).searches.map((row) => [row.combination, row.count]);
    expect(stored).toEqual([
      ["languageNames=ARABIC&languageNames=GERMAN", 2],
      [combination, 3],
    ]);
  });

  test("is not counted of owners, of further pages, of what is known already, or without a filter", async ({
    server,
    search,
    counted,
  }) => {
    const client = await server.createClient();
    const first = await search(client, "gender=Male");
    await search(client, "gender=Male", { "if-none-match": String(first.headers["etag"]) });
    await search(await server.createOwner(), "gender=Male");
    for (const query of ["gender=Male&page=1", "", "q=Elif", "order=name", `gender=Male&voiceId=${unknown}`])
      await search(client, query);
    expect((await counted()).searches.map(({ count }) => count)).toEqual([1]);
  });

  test("past a client's limit is answered, and not counted", async ({ server, search, counted }) => {
    const client = await server.createClient();
    for (let nth = 0; nth < insightLimits.countedAMinute + 5; nth += 1)
      expect((await search(client, "gender=Male")).statusCode).toBe(200);
    expect((await counted()).searches.map(({ count }) => count)).toEqual([insightLimits.countedAMinute]);
  });
});

test("what cannot be written is written the next time", async ({ server, db, search, counted }) => {
  const { counts } = server.parts;
  const transaction = db.transaction.bind(db);
  await search(await server.createClient(), "gender=Male");
  db.transaction = () => Promise.reject(new Error("the database is away"));
  try {
    await expect(counts.write()).rejects.toThrow("away");
  } finally {
    db.transaction = transaction;
  }
  expect((await counted()).searches.map(({ count }) => count)).toEqual([1]);
});

test("counts are kept for twenty-five months", async ({ server, db, counted }) => {
  const today = agencyToday(server.parts);
  const [voiceId = ""] = await addArtist(db, "/audio/g.mp3");
  const first = ahead(today, { months: -25 });
  const days = [today, first, ahead(first, { days: -1 })];
  await db.insert(playCounts).values(days.map((day) => ({ day, voiceId, count: 1 })));
  await db.insert(searchCounts).values(days.map((day) => ({ day, combination: "gender=Male", count: 1 })));
  await housekeeping(server.parts, { voiceRequestDays: 180 }).run();
  const { plays, searches } = await counted();
  expect([plays, searches].map((rows) => rows.map(({ day }) => day))).toEqual([
    [first, today],
    [first, today],
  ]);
});
