import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { eq } from "drizzle-orm";
import type { VoicePage } from "#contract/voices/voices.ts";
import { buildApp } from "#server/app.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { test as base } from "#test/support/fixtures.ts";
import { someArtist } from "#test/support/voice.ts";
import { insertArtists, type RandomArtist } from "./random-catalogue.ts";

const test = base
  .extend(
    "get",
    ({ server, client }) =>
      (query = "", headers: Record<string, string> = {}, app = server.app) =>
        app.inject({ url: `/api/v1/voices${query}`, headers: { ...client.headers, ...headers } }),
  )
  .extend(
    "page",
    ({ server, get }) =>
      async (query: string, app = server.app): Promise<VoicePage> =>
        (await get(query, {}, app)).json<VoicePage>(),
  );

const artist: RandomArtist = {
  ...someArtist,
  voiceColors: ["WARM", "DEEP"],
  kinds: ["COMMERCIAL", "COMMERCIAL", "COMMERCIAL", "IVR"],
};

test.beforeAll(async ({ server }) => {
  await insertArtists(server.parts.db, [
    ...Array.from({ length: 8 }, () => artist),
    { ...artist, gender: "Male", languages: ["KURDISH", "ENGLISH"], kinds: ["OTHER", "OTHER", "OTHER"] },
  ]);
});

test("the first page: fifteen voices, the totals, the newest first", async ({ page }) => {
  const { content, totalPages, totalElements, facets } = await page("");
  expect(content).toHaveLength(15);
  expect({ totalPages, totalElements }).toEqual({ totalPages: 3, totalElements: 35 });
  expect(content[0]?.gender).toBe("Male");
  expect(facets?.languageNames).toMatchObject({ TURKISH: 32, KURDISH: 3, ENGLISH: 3, FRENCH: 0 });
});

test("filters: OR inside a group, AND between groups, facets with the other groups applied", async ({
  page,
}) => {
  const either = await page("?languageNames=TURKISH&languageNames=KURDISH");
  expect(either.totalElements).toBe(35);
  const both = await page("?languageNames=TURKISH&languageNames=KURDISH&gender=Male");
  expect(both.totalElements).toBe(3);
  expect(both.facets?.gender).toEqual({ Male: 3, Female: 32 });
  expect((await page("?languageNames=FRENCH")).content).toEqual([]);
});

test("a page past the end is empty and tells the true number of pages", async ({ page }) => {
  expect(await page("?page=3")).toMatchObject({ content: [], totalPages: 3, totalElements: 35 });
  expect(await page("?page=34&size=1")).toMatchObject({ content: [{}], totalPages: 35 });
  expect(await page("?page=10000&size=100")).toMatchObject({ content: [], totalPages: 1 });
});

test.for([
  "page=-1",
  "page=1.5",
  "page=10001",
  "page=1e3",
  "page=",
  "page=9007199254740993",
  "size=0",
  "size=101",
  "size=1000000000",
  "size=NaN",
  "page=%D9%A1",
])("%s is refused with 400 as a page or size", async (query, { get }) => {
  const answer = await get(`?${query}`);
  expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([400, "invalid-page"]);
});

test.for([
  "gender=All",
  "gender=Male&gender=Female",
  "gender=",
  "languageNames=TURKISH,KURDISH",
  "languageNames=turkish",
  "voiceColorNames=",
  "ageRangeNames=OLD",
  "unknown=1",
  "__proto__=1",
])("%s is refused with 400", async (query, { get }) => {
  expect((await get(`?${query}`)).statusCode).toBe(400);
});

test("who is not signed in gets no voices", async ({ server }) => {
  const answer = await server.inject({ url: "/api/v1/voices" });
  expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([401, "not-signed-in"]);
});

test("an answer can be had compressed, and is the same", async ({ get }) => {
  const plain = await get();
  const { "content-encoding": none, etag } = plain.headers;
  expect(none).toBeUndefined();
  // Asked again and again, because the third time it is compressed anew.
  for (const _ of [1, 2, 3, 4]) {
    const br = await get("", { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers).toMatchObject({
      "content-encoding": "br",
      vary: "Authorization, Accept-Encoding",
      etag,
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  }
  const gzip = await get("", { "accept-encoding": "gzip, br;q=0" });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

test("an unchanged library answers 304; a nonsense query is refused all the same", async ({ get }) => {
  const { etag } = (await get("?page=1")).headers;
  const headers = { "if-none-match": `W/"other", ${String(etag)}` };
  const again = await get("?page=1", headers);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
  expect((await get("?page=x", headers)).statusCode).toBe(400);
});

test("a write of another process shows at once, in pages, facets and ETags", async ({
  server,
  get,
  page,
}) => {
  const here = await buildApp(server.parts);
  const there = await buildApp(server.parts);
  const before = await get("", {}, here);
  expect((await page("?gender=Male", there)).totalElements).toBe(3);

  await server.parts.db.transaction(async (tx) => {
    await tx
      .update(voiceArtists)
      .set({ gender: "Female", languages: ["HINDI"] })
      .where(eq(voiceArtists.gender, "Male"));
    await bumpCatalogue(tx);
  });

  for (const app of [here, there]) {
    expect((await page("?gender=Male", app)).totalElements).toBe(0);
    const hindi = await page("?languageNames=HINDI", app);
    expect(hindi.content.map((voice) => voice.languageNames)).toEqual([["HINDI"], ["HINDI"], ["HINDI"]]);
  }
  const after = await get("", { "if-none-match": String(before.headers.etag) }, here);
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  await Promise.all([here.close(), there.close()]);
});

test("a write that was rolled back does not show", async ({ get, server }) => {
  const before = await get();
  const undone = server.parts.db.transaction(async (tx) => {
    await tx.update(voiceArtists).set({ languages: ["URDU"] });
    await bumpCatalogue(tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const after = await get();
  expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
});
