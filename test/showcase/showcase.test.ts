import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import type { Showcase, ShowcaseChoices } from "#contract/showcase.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { shortName, tellsMore } from "#server/showcase/sql.ts";
import { loadSite } from "#server/site/load.ts";
import { shelfPlaceholder } from "#contract/constants/shelf.ts";
import { addArtist } from "#test/support/artists.ts";
import { temporaryFolder } from "#test/support/built/built-server.ts";
import { test as base } from "#test/support/fixtures.ts";

const page = '<!doctype html><html lang=\'tr\'><p>Merhaba</p><div class="place" data-shelf-place=""></div>';
const shelf = {
  html: `<h2>Sesler</h2><ul><li><h3>${shelfPlaceholder.name}</h3><p>${shelfPlaceholder.line}</p></li></ul>`,
  kinds: { COMMERCIAL: "Reklam", OTHER: "Diğer" },
};

const test = base
  .extend("options", { scope: "file" }, async ({}, { onCleanup }) => {
    const { folder, remove } = await temporaryFolder();
    onCleanup(remove);
    await mkdir(join(folder, "prerendered/tr"), { recursive: true });
    for (const name of ["index.html", "prerendered/tr/index.html", "prerendered/tr/privacy.html"])
      await writeFile(join(folder, name), page);
    await writeFile(join(folder, "prerendered/tr/shelf.json"), JSON.stringify(shelf));
    await writeFile(join(folder, "csp.json"), JSON.stringify({ script: [], style: [] }));
    await writeFile(join(folder, "routes.json"), JSON.stringify(["/", "/privacy"]));
    return { parts: { site: await loadSite(folder, "https://tinora.example") } };
  })
  // Four samples that may be shared, of an artist called Ahmet Tuğrul Bozkurt.
  .extend("shareable", { scope: "file" }, async ({ db }) => {
    const ids = await addArtist(db, ...["a", "b", "c", "d"].map((file) => `https://samples.example/${file}`));
    const share = { shareFrom: "2020-01-01", title: "Kahve reklamı", kind: "COMMERCIAL" } as const;
    await db.update(voices).set(share).where(inArray(voices.id, ids));
    await db.update(voiceArtists).set({ name: "Ahmet Tuğrul Bozkurt" });
    return ids;
  })
  .extend(
    "order",
    ({ server, owner }) =>
      (voiceIds: string[]) =>
        server.inject({
          method: "POST",
          url: "/api/v1/showcase",
          headers: owner.headers,
          payload: { voiceIds },
        }),
  )
  .extend("shown", ({ server }) => async () => {
    const answer = await server.inject({ url: "/api/v1/showcase" });
    return { ...answer.json<Showcase>(), etag: String(answer.headers["etag"]) };
  })
  .extend("change", ({ db }) => async (voiceId: string, to: Partial<typeof voices.$inferInsert>) => {
    await db.update(voices).set(to).where(eq(voices.id, voiceId));
    await bumpCatalogue(db);
  });

const saying = (text: string) => ({ transcriptText: text, transcriptLanguage: "TURKISH" }) as const;

test("a name is shortened to the first name and an initial", () => {
  expect(["Elif Karaçay", "Ahmet Tuğrul Bozkurt", "Işıl", "Đỗ Thành Nam"].map(shortName)).toEqual([
    "Elif K.",
    "Ahmet B.",
    "Işıl",
    "Đỗ N.",
  ]);
});

test("a text tells more of a name than is shown where it says a word of the rest", () => {
  const name = "Ahmet Tuğrul Bozkurt";
  const telling = ["Ben AHMET BOZKURT.", "Tuğrul’un sesi", "bozkurt"];
  expect(telling.filter((text) => !tellsMore(text, name))).toEqual([]);
  const others = ["Merhaba, ben Ahmet.", "Bozkurtlar uludu.", ""];
  expect(others.filter((text) => tellsMore(text, name))).toEqual([]);
  expect(tellsMore("Işıl ışıl", "Işıl")).toBe(false);
});

test("visitors hear what was chosen, in its order, and of who speaks only what is allowed", async ({
  shareable,
  order,
  shown,
  change,
  db,
}) => {
  const [a = "", b = "", c = ""] = shareable;
  expect((await shown()).voices).toEqual([]);
  await change(b, { sharesWholeName: true, languages: ["TURKISH"] });
  const { statusCode } = await order([c, a, b]);
  expect(statusCode).toBe(200);
  const { voices: heard } = await shown();
  expect(heard.map(({ voiceId, name }) => [voiceId, name])).toEqual([
    [c, "Ahmet B."],
    [a, "Ahmet B."],
    [b, "Ahmet Tuğrul Bozkurt"],
  ]);
  expect(heard[2]).toEqual({
    voiceId: b,
    name: "Ahmet Tuğrul Bozkurt",
    title: "Kahve reklamı",
    titleLanguage: null,
    kind: "COMMERCIAL",
    gender: "Female",
    voiceColorNames: ["WARM"],
    voiceMp3: "https://samples.example/b",
    seconds: null,
    peaks: null,
    transcript: null,
    loudness: null,
    truePeak: null,
    language: "tr",
  });
  const [record] = await db.select().from(historyRecords).where(eq(historyRecords.action, "showcase.update"));
  expect(record?.changes).toEqual({ voiceIds: [[], [c, a, b]] });
});

test("visitors read what is said, unless it tells more of the name than the artist allows", async ({
  shareable,
  order,
  shown,
  change,
}) => {
  const [a = "", b = "", c = ""] = shareable;
  await change(a, { ...saying("Bir kahve, lütfen."), sharesWholeName: false });
  await change(b, { ...saying("Ben Ahmet Bozkurt."), sharesWholeName: false });
  await change(c, { ...saying("Ben Ahmet Bozkurt."), sharesWholeName: true });
  await order([a, b, c]);
  expect((await shown()).voices.map(({ transcript }) => transcript)).toEqual([
    { text: "Bir kahve, lütfen.", language: "tr" },
    null,
    { text: "Ben Ahmet Bozkurt.", language: "tr" },
  ]);
  for (const id of [a, b, c])
    await change(id, { transcriptText: null, transcriptLanguage: null, sharesWholeName: false });
});

test("one that is hidden or not shared any more is gone at once; under three there is no shelf", async ({
  shareable,
  order,
  shown,
  change,
}) => {
  await order(shareable);
  const [a = "", b = "", ...others] = shareable;
  const { etag } = await shown();
  await change(a, { state: "hidden" });
  expect((await shown()).voices.map(({ voiceId }) => voiceId)).toEqual([b, ...others]);
  expect((await shown()).etag).not.toBe(etag);
  await change(b, { shareUntil: "2020-02-01" });
  expect((await shown()).voices).toEqual([]);
  await change(a, { state: "published" });
  await change(b, { shareUntil: null });
  expect((await shown()).voices).toHaveLength(4);
});

test("what may not be shared is refused, and nothing changes", async ({
  shareable,
  order,
  shown,
  change,
}) => {
  await order(shareable.slice(0, 3));
  const [a = ""] = shareable;
  for (const wrong of [{ shareFrom: null }, { state: "draft" }, { publishUntil: "2020-02-01" }] as const) {
    await change(a, wrong);
    const answer = await order(shareable);
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "not-shareable"]);
    await change(a, { shareFrom: "2020-01-01", state: "published", publishUntil: null });
  }
  expect((await order(["no id"])).statusCode).toBe(422);
  expect((await shown()).voices).toHaveLength(3);
});

test("the landing page says how many voices stand there and which, and no other page does", async ({
  server,
  shareable,
  order,
  change,
}) => {
  const ask = async (url: string) => (await server.inject({ url, headers: { accept: "text/html" } })).body;
  const [first = "", second = ""] = shareable;
  await change(first, { title: "<b>$& & co</b>", titleLanguage: "en", transcriptLanguage: "ENGLISH" });
  await change(second, { title: "", kind: "OTHER", transcriptLanguage: "TURKISH", sharesWholeName: false });
  await order(shareable.slice(0, 3));
  const rows = [
    'İngilizce · Reklam · <span lang="en">&lt;b&gt;$&amp; &amp; co&lt;/b&gt;</span>',
    "Türkçe · Diğer",
    "Reklam · Kahve reklamı",
  ].map((said) => `<li><h3>Ahmet B.</h3><p>${said}</p></li>`);
  const told = await ask("/");
  expect(told).toContain("<html lang='tr' data-shelf=\"3\">");
  expect(told).toContain(`data-shelf-place=""><h2>Sesler</h2><ul>${rows.join("")}</ul></div>`);
  expect(told).not.toContain("Tuğrul");
  expect(await ask("/privacy")).not.toContain("data-shelf=");
  await change(first, { title: "Çay reklamı", titleLanguage: "tr" });
  await server.parts.shelf.read();
  expect(await ask("/")).toContain("<p>İngilizce · Reklam · Çay reklamı</p>");
  await order([]);
  expect(await ask("/")).toBe(page);
  for (const voiceId of [first, second])
    await change(voiceId, { title: "Kahve reklamı", kind: "COMMERCIAL", transcriptLanguage: null });
});

test("owners choose from what may be shared, found by name and title", async ({
  server,
  owner,
  shareable,
  order,
}) => {
  await addArtist(server.parts.db, "https://samples.example/unshared");
  await order(shareable.slice(1, 3));
  const ask = async (query: string) =>
    (
      await server.inject({ url: `/api/v1/showcase/choices?${query}`, headers: owner.headers })
    ).json<ShowcaseChoices>();
  const all = await ask("size=3");
  expect(all.chosen.map(({ voiceId }) => voiceId)).toEqual(shareable.slice(1, 3));
  expect(all.content.map(({ voiceId }) => voiceId)).toEqual(shareable.slice(0, 3));
  expect(all.totalPages).toBe(2);
  expect((await ask("q=TUĞRUL")).content).toHaveLength(4);
  expect((await ask("q=kahve")).content).toHaveLength(4);
  expect((await ask("q=yok")).content).toHaveLength(0);
});
