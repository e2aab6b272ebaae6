import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Insights } from "#contract/insights.ts";
import { buildApp } from "#server/app.ts";
import { agencyToday, ahead, timeIn } from "#server/clock/agency-day.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { likes, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { playCounts, searchCounts } from "#server/db/schema/insights.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { offers, offerVoices } from "#server/db/schema/offers.ts";
import { requestEvents, voiceRequests } from "#server/db/schema/requests.ts";
import { addArtist } from "#test/support/artists.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { test as base } from "./counting-fixtures.ts";

const hour = 60 * 60_000;
const shown = { voiceArtistName: "A", voiceMp3: "/audio/a.mp3" } as never;

const counts = (list: { voiceId: string; count: number | null }[]) =>
  list.map(({ voiceId, count }) => [voiceId, count]);

const test = base
  .extend(
    "day",
    ({ server }) =>
      (ago: number) =>
        ahead(agencyToday(server.parts), { days: -ago }),
  )
  .extend(
    "noon",
    ({ day }) =>
      (ago: number) =>
        timeIn("Europe/Istanbul", day(ago), 12),
  )
  // Counts of the past are kept, which tests write themselves.
  .extend("fresh", async ({ server }, { onCleanup }) => {
    const app = await buildApp(server.parts);
    onCleanup(() => app.close());
    return app;
  })
  .extend(
    "ask",
    ({ fresh, owner }) =>
      (path = "", headers: Record<string, string> = {}) =>
        fresh.inject({ url: `/api/v1/insights${path}`, headers: { ...owner.headers, ...headers } }),
  )
  .extend(
    "read",
    ({ ask }) =>
      async (days = 90) =>
        (await ask(`?days=${days}`)).json<Insights>(),
  )
  // A request that came on a day, and was answered so many hours later.
  .extend(
    "request",
    ({ db }) =>
      async (
        createdAt: Date,
        hours: number | null,
        more: Partial<typeof voiceRequests.$inferInsert> = {},
      ) => {
        const [row] = await db
          .insert(voiceRequests)
          .values({ ...requestOf(), bodyHash: "", createdAt, ...more })
          .returning();
        for (const [kind, after] of [
          ["contacted", hours],
          ["suggested", hours === null ? null : hours + 1],
        ] as const)
          if (after !== null)
            await db.insert(requestEvents).values({
              requestId: row?.id ?? "",
              kind,
              details: {},
              createdAt: new Date(createdAt.getTime() + after * hour),
            });
        return row?.id ?? "";
      },
  )
  .extend(
    "offer",
    ({ db, server }) =>
      async (more: Partial<typeof offers.$inferInsert>, ...voiceIds: string[]) => {
        const client = await server.createClient();
        const row = {
          title: "",
          budget: 100,
          currency: "TRY",
          platform: "TV",
          version: 1,
          ...client,
          ...more,
        };
        const [made] = await db.insert(offers).values(row).returning();
        for (const [place, voiceId] of voiceIds.entries())
          await db.insert(offerVoices).values({ offerId: made?.id ?? "", voiceId, place, shown });
      },
  );

test.beforeEach(async ({ db }) => {
  for (const table of [offers, voiceRequests, likes, voices, voiceArtists]) await db.delete(table);
  await db.transaction(bumpCatalogue);
});

describe("insights", () => {
  test("are of 30, 90 or 365 days, today among them; nothing is no number of its own", async ({
    ask,
    read,
    day,
  }) => {
    for (const days of [30, 90, 365])
      expect(await read(days)).toMatchObject({ days, from: day(days - 1), until: day(0) });
    expect((await ask()).json()).toMatchObject({ days: 90 });
    expect((await ask("?days=31")).statusCode).toBe(400);
    const { funnel, firstContact, unmet, neverHeard, rankings } = await read();
    expect(funnel.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
    expect(firstContact).toEqual({ minutes: null, before: null, contacted: 0, requests: 0, weeks: [] });
    expect([unmet, neverHeard, rankings]).toEqual([
      [],
      { total: 0, voices: [] },
      { played: [], liked: [], offered: [], inRooms: [] },
    ]);
  });

  test("follow the requests of the period, each step of those before it", async ({
    db,
    server,
    noon,
    request,
    offer,
    read,
  }) => {
    const person = await server.createClient();
    await request(noon(5), 2, { accountId: person.accountId });
    await request(noon(4), 4);
    const waiting = await request(noon(2), null);
    await request(noon(2), 1, { mergedInto: await request(noon(60), null) });
    const mistaken = { requestId: waiting, kind: "contacted", details: {} } as const;
    const [event] = await db.insert(requestEvents).values(mistaken).returning();
    await db
      .insert(requestEvents)
      .values({ requestId: waiting, kind: "undone", details: { undoes: String(event?.id) } });
    await request(noon(40), 10);
    await request(noon(80), 20);
    await request(noon(1), 1, { state: "spam" });
    await offer({ accountId: person.accountId, status: "accepted", createdAt: noon(1) });
    const { funnel, firstContact } = await read(30);
    expect(funnel).toEqual([
      { step: "requests", count: 3 },
      { step: "suggested", count: 2 },
      { step: "clients", count: 1 },
      { step: "offers", count: 1 },
      { step: "accepted", count: 1 },
    ]);
    expect(firstContact).toMatchObject({ minutes: 180, before: 600, contacted: 2, requests: 3 });
    expect(firstContact.weeks.reduce((sum, week) => sum + week.contacted, 0)).toBe(2);
    expect((await read(90)).firstContact).toMatchObject({ minutes: 600, before: null, requests: 6 });
  });

  test("say since when requests are known, where older ones are deleted", async ({ db, read, day, noon }) => {
    expect((await read(365)).requestsFrom).toBe(day(364));
    await db.insert(historyRecords).values({
      actorId: null,
      action: "voice-request.expire",
      subjectId: noon(180).toISOString(),
      changes: { deleted: 3 },
    });
    expect([(await read(365)).requestsFrom, (await read(30)).requestsFrom]).toEqual([day(180), day(29)]);
  });

  test("sum offers by month, state and currency, those without a budget apart", async ({
    offer,
    read,
    noon,
    day,
  }) => {
    await offer({ createdAt: noon(0), status: "accepted", budget: 1000.5 });
    await offer({ createdAt: noon(0), status: "accepted", budget: 500, currency: "USD" });
    await offer({ createdAt: noon(0), status: "accepted", budget: 0 });
    await offer({ createdAt: noon(0), status: "open", turn: "client", answerBy: day(1) });
    await offer({ createdAt: noon(0), status: "open", turn: "agency" });
    await offer({ createdAt: noon(400), status: "declined" });
    const { months } = await read(365);
    expect([12, 13]).toContain(months.length);
    expect(months.slice(1, -1).every(({ isWhole }) => isWhole)).toBe(true);
    expect([months[0]?.from, months.at(-1)?.until]).toEqual([day(364), day(0)]);
    const last = Object.fromEntries((months.at(-1)?.sums ?? []).map(({ status, ...sum }) => [status, sum]));
    expect(last).toMatchObject({
      accepted: {
        count: 3,
        unpriced: 1,
        values: [
          { currency: "TRY", amount: 1000.5 },
          { currency: "USD", amount: 500 },
        ],
      },
      open: { count: 1 },
      expired: { count: 1 },
      declined: { count: 0, values: [] },
    });
    const all = months.flatMap(({ sums }) => sums).reduce((sum, { count }) => sum + count, 0);
    expect(all).toBe(5);
  });

  test("rank voices, and tell no sum under three", async ({ db, server, offer, read, day, noon }) => {
    const [often = "", seldom = "", old = "", never = ""] = await addArtist(db, "/a", "/b", "/c", "/d");
    await db.insert(playCounts).values([
      { day: day(0), voiceId: often, count: 2 },
      { day: day(8), voiceId: often, count: 2 },
      { day: day(8), voiceId: seldom, count: 2 },
      { day: day(40), voiceId: old, count: 9 },
    ]);
    const client = await server.createClient();
    await db.insert(likes).values({ accountId: client.accountId, voiceId: seldom });
    await offer({ createdAt: noon(2) }, never, often);
    await offer({ createdAt: noon(2) }, never);
    const { rankings, neverHeard } = await read(30);
    expect(counts(rankings.played)).toEqual([
      [often, 4],
      [seldom, null],
    ]);
    expect(counts(rankings.liked)).toEqual([[seldom, 1]]);
    expect(counts(rankings.offered)).toEqual([
      [never, 2],
      [often, 1],
    ]);
    expect(neverHeard.total).toBe(2);
    expect(neverHeard.voices.map(({ voiceId }) => voiceId).toSorted()).toEqual([old, never].toSorted());
    expect((await read(90)).neverHeard.total).toBe(1);
  });

  test("tell what is looked for and hardly found, until it is there", async ({
    db,
    read,
    search,
    counted,
    server,
    day,
  }) => {
    const client = await server.createClient();
    for (let nth = 0; nth < 4; nth += 1)
      await search(client, "languageNames=KURDISH&gender=Female&ageRangeNames=SENIOR");
    await search(client, "languageNames=URDU");
    await counted();
    await db.insert(searchCounts).values({ day: day(31), combination: "languageNames=HINDI", count: 9 });
    const none = { languageNames: [], gender: [], ageRangeNames: [], voiceColorNames: [] };
    expect((await read(30)).unmet).toEqual([
      {
        filters: { ...none, languageNames: ["KURDISH"], gender: ["Female"], ageRangeNames: ["SENIOR"] },
        searches: 4,
        found: 0,
      },
      { filters: { ...none, languageNames: ["URDU"] }, searches: null, found: 0 },
    ]);
    await addArtist(db, "/1", "/2", "/3");
    await db.update(voiceArtists).set({ languages: ["URDU"] });
    await db.transaction(bumpCatalogue);
    expect((await read(30)).unmet).toHaveLength(1);
  });

  test("are answered with 304 until something is written, or the day ends", async ({
    server,
    ask,
    play,
    counted,
    db,
  }) => {
    const [voiceId = ""] = await addArtist(db, "/a");
    const tagOf = async () => String((await ask()).headers["etag"]);
    const known = await tagOf();
    const again = await ask("", { "if-none-match": known });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await ask("?days=30", { "if-none-match": known })).statusCode).toBe(200);
    await play(await server.createClient(), voiceId);
    await counted();
    expect((await ask("", { "if-none-match": known })).statusCode).toBe(200);
    const today = await tagOf();
    server.clock.jump(24 * 60);
    const owner = await server.createOwner();
    const tomorrow = await ask("", { ...owner.headers, "if-none-match": today });
    server.clock.jump(-24 * 60);
    expect(tomorrow.statusCode).toBe(200);
  });
});

describe("a chart's file", () => {
  test("is its table, without a formula and without small sums", async ({ db, ask, day }) => {
    const [voiceId = ""] = await addArtist(db, "/a");
    await db.update(voiceArtists).set({ name: '=HYPERLINK("x")' });
    await db.insert(playCounts).values({ day: day(0), voiceId, count: 2 });
    const answer = await ask("/voices.csv?days=30");
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="insights-voices-${day(29)}-${day(0)}.csv"`,
    });
    expect(answer.body).toBe(
      `\u{FEFF}"by","voiceId","artist","title","count"\r\n"played","${voiceId}","'=HYPERLINK(""x"")","","<3"\r\n`,
    );
  });

  test("is there for each, and for all of them together", async ({ ask }) => {
    const names = ["funnel", "first-contact", "offers", "voices", "unmet-demand"];
    const files = [];
    for (const name of names) files.push((await ask(`/${name}.csv`)).body.slice(1));
    const all = (await ask("/all.csv")).body;
    for (const [place, file] of files.entries()) expect(all).toContain(`"${names[place]}"\r\n${file}`);
    expect((await ask("/nothing.csv")).statusCode).toBe(404);
  });
});

test("every list is bounded, and the answer under 512 KB", async ({ db, ask, day }) => {
  const long = "Ş".repeat(100);
  for (let nth = 0; nth < 60; nth += 1) {
    const [voiceId = ""] = await addArtist(db, `/${nth}`);
    await db.update(voices).set({ title: long }).where(eq(voices.id, voiceId));
    if (nth < 30) await db.insert(playCounts).values({ day: day(1), voiceId, count: 5 });
  }
  const combinations = Array.from({ length: 80 }, (_, nth) =>
    new URLSearchParams([
      ["languageNames", "URDU"],
      ...["DEEP", "HUSKY", "ENERGETIC", "POWERFUL", "PLAYFUL", "BRIGHT", "CALM"].flatMap((color, bit) =>
        (nth >> bit) & 1 ? [["voiceColorNames", color]] : [],
      ),
    ]).toString(),
  );
  await db
    .insert(searchCounts)
    .values(combinations.map((combination) => ({ day: day(1), combination, count: 3 })));
  const answer = await ask("?days=365");
  const { unmet, rankings, neverHeard } = answer.json<Insights>();
  expect([unmet.length, rankings.played.length, neverHeard.voices.length, neverHeard.total]).toEqual([
    50, 20, 30, 30,
  ]);
  expect(answer.rawPayload.length).toBeLessThan(512 * 1024);
});
