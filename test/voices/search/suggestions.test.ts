import { expect } from "vitest";
import type { VoiceSuggestions } from "#contract/voices/voice-suggestions.ts";
import { test as base } from "#test/support/fixtures.ts";
import { addVoices } from "#test/support/library.ts";

const says = (transcriptText: string, transcriptLanguage = "tr") => ({
  sample: { transcriptText, transcriptLanguage, seconds: 5 },
});

const asked = "Karanlıkta bir ışık yandı.";
const long =
  "Bu sonbahar hiçbir sır gömülü kalmayacak, çünkü gecenin en karanlık yerinde bir kapı açılıyor ve kimse onu kapatamıyor.";

const test = base.extend("suggest", ({ server, client }) => async (query: string) => {
  const answer = await server.inject({ url: `/api/v1/voices/suggestions?${query}`, headers: client.headers });
  return answer.json<VoiceSuggestions>();
});

test.beforeAll(async ({ db }) => {
  await addVoices(db, [
    { name: "Elif Karaçay", voiceColors: ["CHARISMATIC", "WARM"], ...says(long) },
    { name: "Kara Efe", gender: "Male", voiceColors: ["CONFIDENT"], ageRanges: ["TEEN"], ...says(asked) },
    { name: "Ediz Karahan", gender: "Male", voiceColors: ["CHARISMATIC"], ...says(asked) },
    { name: "Kartal İnce", voiceColors: ["CONFIDENT", "CHARISMATIC"], languages: ["GERMAN"] },
    { name: "Ömer Öz", gender: "Male", ...says("İyi geceler.") },
  ]);
});

/** A text with its hits in brackets. */
const marked = ({ text, hits }: { text: string; hits: { from: number; to: number }[] }) =>
  hits
    .toReversed()
    .reduce((all, { from, to }) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text);

test("values, artists and texts that begin with what is typed", async ({ suggest }) => {
  const { values, artists, texts } = await suggest("q=KAR");
  expect(values).toEqual([
    { group: "voiceColorNames", value: "CHARISMATIC", count: 3 },
    { group: "voiceColorNames", value: "CONFIDENT", count: 2 },
    { group: "kind", value: "CHARACTER", count: 0 },
  ]);
  expect(artists.map(({ name, hits }) => marked({ text: name, hits }))).toEqual([
    "Elif [Kar]açay",
    "[Kar]a Efe",
    "Ediz [Kar]ahan",
  ]);
  expect(artists[0]).toMatchObject({
    gender: "Female",
    ageRangeNames: ["ADULT"],
    voiceColorNames: ["CHARISMATIC", "WARM"],
    samples: 1,
  });
  expect(texts.map(marked)).toEqual([
    "…gecenin en [kar]anlık yerinde bir kapı açılıyor ve kimse onu…",
    "[Kar]anlıkta bir ışık yandı.",
  ]);
  expect(texts[1]).toMatchObject({ voiceArtistName: "Kara Efe", language: "tr", seconds: 5 });
});

test("an artist's exact name comes before those that only begin so", async ({ suggest }) => {
  expect((await suggest("q=kara")).artists.map(({ name }) => name)).toEqual([
    "Kara Efe",
    "Elif Karaçay",
    "Ediz Karahan",
  ]);
  expect((await suggest("q=elif kar")).artists.map(({ name, hits }) => marked({ text: name, hits }))).toEqual(
    ["[Elif] [Kar]açay"],
  );
});

test("counts are of the active filters, what leaves nothing comes last, what is chosen not at all", async ({
  suggest,
}) => {
  const inGerman = await suggest("q=kar&languageNames=GERMAN&gender=Male");
  expect(inGerman.values.map(({ value, count }) => [value, count])).toEqual([
    ["CHARACTER", 0],
    ["CHARISMATIC", 0],
    ["CONFIDENT", 0],
  ]);
  expect(inGerman.artists).toHaveLength(3);
  const ofTeens = await suggest("q=kar&ageRangeNames=TEEN");
  expect(ofTeens.values.map(({ value, count }) => [value, count])).toEqual([
    ["CONFIDENT", 1],
    ["CHARACTER", 0],
    ["CHARISMATIC", 0],
  ]);
  const chosen = await suggest("q=kar&voiceColorNames=CHARISMATIC");
  expect(chosen.values.map(({ value }) => value)).toEqual(["CONFIDENT", "CHARACTER", "IVR"]);
  expect((await suggest("q=er&gender=Male")).values.map(({ value }) => value)).not.toContain("Male");
});

test.for([
  ["genc yet", ["YOUNG_ADULT"]],
  ["sıcak bir ka", ["Female"]],
  ["ALM", ["GERMAN"]],
  ["germ", ["GERMAN"]],
  ["karzmatik", ["CHARISMATIC"]],
  ["tok", ["DEEP"]],
  ["ma", ["Male"]],
] as const)("“%s” suggests %j among the values", async ([q, values], { suggest }) => {
  const answer = await suggest(`q=${encodeURIComponent(q)}`);
  expect(answer.values.map(({ value }) => value)).toEqual(expect.arrayContaining([...values]));
});

test("a misspelt name or text is found, and marked as a whole", async ({ suggest }) => {
  const { artists } = await suggest("q=kratal");
  expect(artists.map(({ name, hits }) => marked({ text: name, hits }))).toEqual(["[Kartal] İnce"]);
  expect((await suggest("q=yandii")).texts.map(marked)).toEqual(["Karanlıkta bir ışık [yandı]."]);
});

test.for(["q=", "q=k", "q=%20k%20", "q=…", "q=qqq"])("%s suggests nothing", async (query, { suggest }) => {
  expect(await suggest(query)).toEqual({ values: [], artists: [], texts: [] });
});

test.for(["", "q=a&q=b", "q=ka&order=name", `q=${"k".repeat(201)}`])(
  "?%s is refused with 400",
  async (query, { server, client }) => {
    const answer = await server.inject({
      url: `/api/v1/voices/suggestions?${query}`,
      headers: client.headers,
    });
    expect(answer.statusCode).toBe(400);
  },
);
