import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { test as base } from "#test/support/fixtures.ts";
import { addVoices, type VoiceDraft } from "#test/support/library.ts";

const says = (transcriptText: string, transcriptLanguage = "tr") => ({
  sample: { transcriptText, transcriptLanguage },
});

/** The library, the newest first. */
const drafts: VoiceDraft[] = [
  { name: "Çağla Işık", ...says("Sabah kahvesi hazır.") },
  { name: "Isak Öz", gender: "Male", voiceColors: ["DEEP"], ...says("Güne kahve ile başlayın!") },
  { name: "Kahvecioğlu Ali", gender: "Male", ...says("Yol uzun, gece sakin.") },
  { name: "Kahve Usta", gender: "Male", ageRanges: ["SENIOR"] },
  { name: "Kahva Nur", ...says("İyi akşamlar.") },
  { name: "Derya Deniz", languages: ["TURKISH", "GERMAN"], ...says("Guten Morgen, Deniz!", "de-AT") },
  { name: "Cem Şen", gender: "Male", languages: ["GERMAN"], ...says("Denize doğru.") },
  { name: "Ada Kahraman", languages: ["GERMAN"], ageRanges: ["TEEN"] },
  { name: "Zühre Sıcak", voiceColors: ["WARM"], languages: ["ENGLISH"], ...says("Good coffee.", "en") },
];

const test = base.extend("page", ({ server, client }) => async (query: Record<string, string | string[]>) => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one])),
  );
  const answer = await server.inject({ url: `/api/v1/voices?${search}`, headers: client.headers });
  return answer.json<VoicePage>();
});

const namesOf = ({ content }: VoicePage) => content.map((voice) => voice.voiceArtistName);

test.beforeAll(async ({ db }) => addVoices(db, drafts));

describe("what is searched for", () => {
  test.for([
    ["cagla", ["Çağla Işık"]],
    ["IŞIK", ["Çağla Işık"]],
    ["isik cag", ["Çağla Işık"]],
    ["ısak", ["Isak Öz"]],
    ["zuhre", ["Zühre Sıcak"]],
    ["sen", ["Cem Şen"]],
    ["oz", ["Isak Öz"]],
    ["hazir", ["Çağla Işık"]],
    ["aksamlar", ["Kahva Nur"]],
    ["AKŞAMLAR", ["Kahva Nur"]],
    ["deryq", ["Derya Deniz"]],
    ["drya", ["Derya Deniz"]],
    ["dreya", ["Derya Deniz"]],
    ["deryaa", ["Derya Deniz"]],
    ["kahramna", ["Ada Kahraman"]],
    ["morgne", ["Derya Deniz"]],
    ["coffe good", ["Zühre Sıcak"]],
    ["cofee", ["Zühre Sıcak"]],
    ["kahve erkek", ["Isak Öz", "Kahvecioğlu Ali", "Kahve Usta"]],
    ["kahve derin bir erkek sesi", ["Isak Öz"]],
    ["kahve “sakin”", ["Kahvecioğlu Ali"]],
    ["“Ali Kahvecioğlu”", ["Kahvecioğlu Ali"]],
    ["deniz almanca", ["Derya Deniz", "Cem Şen"]],
    ["yaşlı", ["Kahve Usta"]],
    ["çocuk ya da yaşlı", ["Kahve Usta", "Ada Kahraman"]],
  ] as const)("“%s” finds %j", async ([q, names], { page }) => {
    const found = await page({ q });
    expect(namesOf(found)).toEqual(names);
    expect(found.totalElements).toBe(names.length);
  });

  test.for([
    ["kharamna", ["kharamna"], drafts.length],
    ["olmayan", ["olmayan"], drafts.length],
    ["“derin” kahve", ["“derin”"], 4],
    ["olmayan kahve hiçbiryerde", ["olmayan", "hiçbiryerde"], 4],
    ["kahve", [], 4],
  ] as const)("“%s” goes on without %j, which is nowhere", async ([q, unknown, count], { page }) => {
    expect(await page({ q })).toMatchObject({ unknown, totalElements: count, text: q });
  });

  test("a sample is found by its kind and its title", async ({ db, page }) => {
    await db.transaction(async (tx) => {
      const [derya] = await tx.select().from(voiceArtists).where(eq(voiceArtists.name, "Derya Deniz"));
      await tx
        .update(voices)
        .set({ kind: "IVR", title: "Banka karşılaması" })
        .where(eq(voices.artistId, derya?.id ?? ""));
      await bumpCatalogue(tx);
    });
    for (const q of ["santral anonsu", "IVR", "bankanın karşılaması"])
      expect(namesOf(await page({ q }))).toEqual(["Derya Deniz"]);
    expect(await page({ kind: "IVR" })).toMatchObject({ totalElements: 1, facets: { kind: { IVR: 1 } } });
  });

  test("what finds nothing says what to drop, together where no single one helps", async ({ page }) => {
    expect(await page({ q: "almanca kahve" })).toMatchObject({
      totalElements: 0,
      waysOn: [
        { dropped: [{ group: "languageNames" }], count: 4 },
        { dropped: [{ word: "kahve" }], count: 3 },
      ],
    });
    const { waysOn } = await page({ q: "almanca kahve yaşlı kadın" });
    expect(waysOn?.map(({ dropped }) => dropped.length)).toEqual(waysOn?.map(() => 2));
  });

  test("is told as it was understood, with totals and facets that count it", async ({ page }) => {
    expect(await page({ q: "kahve Erkek sesi" })).toMatchObject({
      understood: [{ word: "Erkek", group: "gender", value: "Male" }],
      text: "kahve",
      totalPages: 1,
      totalElements: 3,
      facets: {
        gender: { Male: 3, Female: 1 },
        voiceColorNames: { DEEP: 1, NATURAL: 2, WARM: 0 },
        ageRangeNames: { ADULT: 2, SENIOR: 1 },
        languageNames: { TURKISH: 3, GERMAN: 0 },
      },
    });
    const none = await page({});
    expect([none.understood, none.text, none.heardElements]).toEqual([undefined, undefined, undefined]);
    expect(await page({ q: "  " })).toEqual(none);
  });

  test("joins the filters: OR in a group, AND between groups, and for gender the word", async ({ page }) => {
    expect(namesOf(await page({ q: "çocuk", ageRangeNames: "SENIOR" }))).toEqual([
      "Kahve Usta",
      "Ada Kahraman",
    ]);
    expect(namesOf(await page({ q: "kahve", gender: "Male", ageRangeNames: "SENIOR" }))).toEqual([
      "Kahve Usta",
    ]);
    expect(namesOf(await page({ q: "kadın kahve", gender: "Male" }))).toEqual(["Çağla Işık"]);
    expect((await page({ q: "kadın erkek" })).totalElements).toBe(drafts.length);
  });

  test("a name as it stands is no misspelt value", async ({ page }) => {
    expect(await page({ q: "derya" })).toMatchObject({ understood: [], text: "derya" });
    expect(await page({ q: "sıcak" })).toMatchObject({ understood: [{ value: "WARM" }], text: "" });
    expect(namesOf(await page({ q: "“sıcak”" }))).toEqual(["Zühre Sıcak"]);
  });

  test("is answered anew when the library has changed", async ({ db, page }) => {
    expect((await page({ q: "bambaşka" })).unknown).toEqual(["bambaşka"]);
    await db.transaction(async (tx) => {
      await tx
        .update(audioFiles)
        .set({ transcriptText: "Bambaşka bir gün, iyi akşamlar." })
        .where(eq(audioFiles.transcriptText, "İyi akşamlar."));
      await bumpCatalogue(tx);
    });
    expect(namesOf(await page({ q: "bambaşka" }))).toEqual(["Kahva Nur"]);
  });
});

describe("the order", () => {
  test("by match: names before texts, each exactly, as a beginning, by a slip; then the newest", async ({
    page,
  }) => {
    expect(namesOf(await page({ q: "kahve", order: "best" }))).toEqual([
      "Kahve Usta",
      "Kahvecioğlu Ali",
      "Isak Öz",
      "Çağla Işık",
    ]);
    expect(namesOf(await page({ q: "“deniz”", order: "best" }))).toEqual(["Derya Deniz", "Cem Şen"]);
    expect(namesOf(await page({ order: "best" }))).toEqual(drafts.map(({ name }) => name));
  });

  test("by name, as in Turkish", async ({ page }) => {
    const sorted = drafts.map(({ name }) => name).toSorted(new Intl.Collator("tr").compare);
    expect(sorted.slice(1, 4)).toEqual(["Cem Şen", "Çağla Işık", "Derya Deniz"]);
    expect(namesOf(await page({ order: "name" }))).toEqual(sorted);
    const pages = await Promise.all(
      [0, 1, 2].map((nth) => page({ order: "name", size: "4", page: `${nth}` })),
    );
    expect(pages.flatMap(namesOf)).toEqual(sorted);
  });

  test("shuffled: every voice once, the same for a seed, another one for another seed", async ({ page }) => {
    const shuffled = async (seed: string) => {
      const pages = await Promise.all(
        [0, 1, 2].map((nth) => page({ order: "shuffled", seed, size: "4", page: `${nth}` })),
      );
      return pages.flatMap(namesOf);
    };
    const once = await shuffled("7");
    expect(once.toSorted()).toEqual(drafts.map(({ name }) => name).toSorted());
    expect(await shuffled("7")).toEqual(once);
    expect(namesOf(await page({ order: "shuffled", seed: "7" }))).toEqual(once);
    expect(await shuffled("8")).not.toEqual(once);
  });
});

describe("what is heard", () => {
  const german = ["Derya Deniz", "Cem Şen", "Ada Kahraman"];

  test("stands first in a filtered language, where an order is asked for", async ({ page }) => {
    const found = await page({ languageNames: "GERMAN", order: "name" });
    expect(found.heardElements).toBe(1);
    expect(namesOf(found)).toEqual(["Derya Deniz", "Ada Kahraman", "Cem Şen"]);
    const second = await page({ languageNames: "GERMAN", order: "name", size: "1", page: "1" });
    expect([namesOf(second), second.heardElements, second.totalElements]).toEqual([["Ada Kahraman"], 1, 3]);
  });

  test("counts the language of a word, and every language that is chosen", async ({ page }) => {
    expect(await page({ q: "almanca", order: "newest" })).toMatchObject({ heardElements: 1 });
    const both = await page({ q: "almanca", languageNames: "TURKISH", order: "newest" });
    expect([both.heardElements, both.totalElements]).toEqual([6, 8]);
    expect(namesOf(both).slice(6)).toEqual(["Kahve Usta", "Ada Kahraman"]);
  });

  test("changes nothing without an order, and is not told without a language", async ({ page }) => {
    const found = await page({ languageNames: "GERMAN" });
    expect([namesOf(found), found.heardElements]).toEqual([german, undefined]);
    expect((await page({ order: "newest" })).heardElements).toBeUndefined();
  });

  test("is told of a voice", async ({ page }) => {
    const { content } = await page({ size: "6" });
    expect(content.map(({ language }) => language)).toEqual(["tr", "tr", "tr", null, "tr", "de-AT"]);
    expect(content[0]).toMatchObject({ loudness: null, truePeak: null });
  });
});

describe("voices asked for by their ids", () => {
  test("come in that order, on one page, without those that are none", async ({ page }) => {
    const ids = (await page({})).content.map(({ voiceId }) => voiceId);
    const [first = "", , third = ""] = ids;
    const asked = await page({
      voiceId: [third.toUpperCase(), crypto.randomUUID(), "x", first, third],
      size: "1",
      gender: "Male",
      q: "kahve",
    });
    expect(asked.content.map(({ voiceId }) => voiceId)).toEqual([third, first]);
    expect([asked.totalPages, asked.totalElements, asked.facets]).toEqual([1, 2, undefined]);
    expect(await page({ voiceId: "x" })).toEqual({ content: [], totalPages: 0, totalElements: 0 });
  });
});

test.for([
  `q=${"a".repeat(201)}`,
  "q=a&q=b",
  "order=payment",
  "order=",
  "seed=-1",
  "seed=1000000",
  "seed=1e3",
  Array.from({ length: 101 }, () => `voiceId=${crypto.randomUUID()}`).join("&"),
])("%.30s… is refused with 400", async (query, { server, client }) => {
  const answer = await server.inject({ url: `/api/v1/voices?${query}`, headers: client.headers });
  expect(answer.statusCode).toBe(400);
});
