import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { listedFields } from "#contract/constants/artist-fields.ts";
import type { ArtistPage } from "#contract/voice-artists.ts";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { test as base } from "./kept-fixtures.ts";

const test = base.extend(
  "list",
  ({ ask }) =>
    async (query = "") =>
      (await ask(query)).json<ArtistPage>(),
);
const names = ({ content }: ArtistPage) => content.map(({ name }) => name);

describe("the owners' table", () => {
  test("shows what is kept of an artist in a line", async ({ make, list }) => {
    const artist = await make("Işıl Çınar", "https://a.example/1.mp3", "https://a.example/2.mp3");
    expect(await list()).toEqual({
      content: [
        {
          artistId: artist.artistId,
          ...Object.fromEntries(listedFields.map((field) => [field, artist[field]])),
          state: "published",
          samples: 2,
          publishedSamples: 2,
          consentEnds: null,
          changedAt: artist.changedAt,
          changedBy: "Deniz Ada",
        },
      ],
      totalPages: 1,
      totalElements: 1,
      states: { draft: 0, published: 1, hidden: 0, archived: 0 },
    });
  });

  test("is searched by the folded name and filtered by states and languages", async ({ make, list, db }) => {
    const ids = [];
    for (const name of ["Işıl", "İnci", "Çağla"]) ids.push((await make(name)).artistId);
    const [, second = "", third = ""] = ids;
    await db.update(voiceArtists).set({ state: "archived" }).where(eq(voiceArtists.id, second));
    await db
      .update(voiceArtists)
      .set({ languages: ["GERMAN", "ENGLISH"] })
      .where(eq(voiceArtists.id, third));
    expect(names(await list("?q=IŞIL"))).toEqual(["Işıl"]);
    expect(names(await list("?q=%25"))).toEqual([]);
    expect(names(await list("?state=archived&state=hidden"))).toEqual(["İnci"]);
    expect(names(await list("?language=GERMAN&language=FRENCH"))).toEqual(["Çağla"]);
    const searched = await list("?q=i&state=archived");
    expect(searched).toMatchObject({ totalElements: 1, states: { published: 1, archived: 1 } });
  });

  test("is ordered by each of its columns, in the Turkish alphabet, page by page", async ({
    make,
    list,
    db,
  }) => {
    await make("Zeynep");
    const { artistId } = await make("Çiğdem", "https://a.example/1.mp3");
    await make("Ali");
    await make("Ceren");
    await db.update(voiceArtists).set({ state: "draft" }).where(eq(voiceArtists.id, artistId));
    await db
      .update(voiceArtists)
      .set({ changedAt: new Date(0) })
      .where(eq(voiceArtists.id, artistId));
    expect(names(await list())).toEqual(["Ali", "Ceren", "Çiğdem", "Zeynep"]);
    expect(names(await list("?order=-name&size=3"))).toEqual(["Zeynep", "Çiğdem", "Ceren"]);
    expect(names(await list("?order=-name&size=3&page=1"))).toEqual(["Ali"]);
    for (const order of ["-samples", "state", "changedAt"])
      expect(names(await list(`?order=${order}&size=1`))).toEqual(["Çiğdem"]);
    expect((await list("?page=9")).totalElements).toBe(4);
  });

  test("says whose consent ends within 30 days or has ended, of what is published", async ({
    make,
    list,
    db,
    server,
  }) => {
    const today = agencyToday(server.parts);
    const until = (days: number) => ahead(today, { days });
    const made = async (
      name: string,
      publishUntil: string,
      more: Partial<typeof voices.$inferInsert> = {},
    ) => {
      const { artistId } = await make(name, "https://a.example/1.mp3");
      await db
        .update(voices)
        .set({ publishUntil, ...more })
        .where(eq(voices.artistId, artistId));
      return artistId;
    };
    await made("Biten", until(-400));
    await made("Bitecek", until(30));
    await made("Uzak", until(31));
    await made("Gizli", until(3), { state: "hidden" });
    const archived = await made("Arşivde", until(3));
    await db.update(voiceArtists).set({ state: "archived" }).where(eq(voiceArtists.id, archived));
    const { content } = await list("?consent=ending");
    expect(content.map(({ name, consentEnds }) => [name, consentEnds])).toEqual([
      ["Bitecek", until(30)],
      ["Biten", until(-400)],
    ]);
    expect((await list()).content.filter(({ consentEnds }) => consentEnds !== null)).toHaveLength(2);
  });
});

describe("one artist", () => {
  test("is shown with all of its samples and an ETag", async ({ make, ask, server }) => {
    const { artistId } = await make("Ayşe Öz", "/audio/own.mp3");
    const answer = await ask(`/${artistId}`);
    expect(answer.headers.etag).toMatch(/^"/);
    expect(answer.json()).toMatchObject({
      name: "Ayşe Öz",
      state: "published",
      canBeErased: false,
      samples: [
        {
          voiceMp3: "/audio/own.mp3",
          title: "",
          kind: "OTHER",
          languages: [],
          transcript: null,
          heard: null,
          state: "published",
          isVisible: true,
          isInOffers: false,
          seconds: 4.5,
          consent: {
            publish: { from: agencyToday(server.parts), until: null },
            share: null,
            file: null,
            source: "unstated",
          },
        },
      ],
    });
  });
});
